/** Commands of the player on turn. */

import { allSeats, type Action, type Seat } from '@lexiko/rules';
import { challengeOf, parseTurnCommand, type CommandProblem } from '@lexiko/rules/notation';
import { textByCode } from '@lexiko/texts';
import { again, attempt, DONE, type Outcome } from './attempt.ts';
import { askComputersToAgree } from '../computer-acts.ts';
import { runInfoCommand } from './info-commands.ts';
import type { TerminalSession } from '../terminal-session.ts';
import { saysYes } from '../terminal/yes-or-no.ts';
import { tableFrame } from '../screens/table-frame.ts';

/** Plays the tiles; in quiz mode the player counts the score first (S-08). */
export async function attemptPlay(
  session: TerminalSession,
  action: Action & { readonly type: 'play' },
): Promise<Outcome> {
  const { terminalTable } = session.texts;
  const { ruleset, seq } = session.game.state;
  if (ruleset.scorekeeping.announce === 'auto') return attempt(session, action);
  const { seat, tiles } = action;
  const answer = await session.ask({
    frame: () =>
      tableFrame({ ...session.scene(seat), draft: new Map(tiles), hints: [terminalTable.countFirst] }),
    notice: [],
    frameKey: `quiz ${seq}`,
    prompt: `${terminalTable.howMany(session.name(seat))} `,
    untilMs: session.dueMs,
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  const counted = answer.kind === 'line' && /^\s*\d{1,4}\s*$/u.test(answer.text) ? Number(answer.text) : null;
  return attempt(session, counted === null ? action : { ...action, announced: counted });
}

export async function runTurnCommand(session: TerminalSession, seat: Seat, text: string): Promise<Outcome> {
  const trimmed = text.trim().replace(/^play\s+/iu, '');
  if (trimmed === '') return again(session.texts.terminalTable.typePlay);
  const shown = await runInfoCommand(session, seat, trimmed);
  if (shown !== null) return shown.kind === 'end' ? { kind: 'quit' } : again();
  const [verb = '', ...words] = trimmed.split(/\s+/u);
  switch (verb.toLowerCase()) {
    case 'away':
    case 'back':
      return presence(session, seat, words.join(' '), verb.toLowerCase() === 'away');
    case 'agree':
      return agree(session, seat);
    case 'resign':
      return resign(session, seat);
    case 'undo':
      return session.takeBack() ? DONE : turnTyped(session, seat, trimmed);
    case 'quit':
    case 'q':
      return { kind: 'quit' };
    default:
      return turnTyped(session, seat, trimmed);
  }
}

function turnTyped(session: TerminalSession, seat: Seat, text: string): Outcome | Promise<Outcome> {
  const action = parseTurnCommand(session.game.view(seat), seat, text);
  if (!action.ok) return again(textByCode<CommandProblem>(session.texts.commands.problems, action.error));
  const { value } = action;
  return value.type === 'play' ? attemptPlay(session, value) : attempt(session, value);
}

export function challenge(session: TerminalSession, seat: Seat, word: string | undefined): Promise<Outcome> {
  return attempt(session, challengeOf(session.game.view(seat), seat, word));
}

function presence(session: TerminalSession, seat: Seat, name: string, away: boolean): Outcome {
  const { terminalTable } = session.texts;
  const { seating, state } = session.game;
  if (state.ruleset.teams.kind === 'none') return again(terminalTable.noTeams);
  const members = seating[seat]?.members ?? [];
  const member = members.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (member < 0) return again(terminalTable.members(members.join(', ')));
  if (away && session.membersPresent(seat).length < 2) return again(terminalTable.nobodyLeft);
  session.setAway(seat, member, away);
  const one = members[member] ?? '';
  return again(away ? terminalTable.isAway(one) : terminalTable.isBack(one));
}

async function agree(session: TerminalSession, seat: Seat): Promise<Outcome> {
  const { terminalTable } = session.texts;
  const { state } = session.game;
  const present = allSeats(state.ruleset).filter((other) => other !== seat && state.left[other] !== true);
  const others = session.isAlone ? present : present.filter((other) => session.levelOf(other) === null);
  for (const other of session.isAlone ? [] : others) {
    const answer = await session.askEverybody(`${terminalTable.agreesToEnd(session.name(other))} `);
    if (answer.kind === 'end') return { kind: 'quit' };
    if (answer.kind !== 'line' || !saysYes(answer.text))
      return again(terminalTable.disagrees(session.name(other)));
  }
  for (const one of [seat, ...others]) await session.game.act({ type: 'agree', seat: one });
  // Computers answer at once.
  await askComputersToAgree(session);
  const against = present.filter((other) => session.game.state.agreed[other] !== true);
  if (session.game.state.phase === 'over') return DONE;
  return again(terminalTable.playOn(against.map((other) => session.name(other))));
}

async function resign(session: TerminalSession, seat: Seat): Promise<Outcome> {
  const { terminalTable } = session.texts;
  const answer = await session.askEverybody(`${terminalTable.reallyResign(session.name(seat))} `);
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind !== 'line' || !saysYes(answer.text)) return again(terminalTable.stays);
  return attempt(session, { type: 'resign', seat });
}
