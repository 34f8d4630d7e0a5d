/** A person's turn: shows their rack, takes tiles by keys or commands by lines. */

import { remindersFor, seatsOfSide, type PlayerView, type Seat } from '@lexiko/rules';
import { crossing, type Laid, type Square } from '@lexiko/rules/board';
import { sharesRacks } from '@lexiko/rules/rule-points';
import { challengeableWords, mayChallenge } from '@lexiko/table';
import {
  neighbour,
  placementsOf,
  previewOf,
  recallAll,
  shuffled,
  takeBackLast,
  isTyped,
  splitOrJoin,
  typeLetter,
  type Typing,
} from '@lexiko/table/draft';
import { again, DONE, type Outcome } from './commands/attempt.ts';
import type { Frame } from './terminal/terminal.ts';
import type { Key } from './terminal/keys.ts';
import { previewText } from './text/preview-text.ts';
import { ScreenTerminal } from './terminal/screen-terminal.ts';
import type { TerminalSession } from './terminal-session.ts';
import { tableFrame, type Scene } from './screens/table-frame.ts';
import { attemptPlay, runTurnCommand } from './commands/turn-commands.ts';

export function takeTurn(session: TerminalSession, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  const { terminal } = session;
  return terminal instanceof ScreenTerminal
    ? takeTurnByKeys(session, terminal, seat, notice)
    : takeTurnByLines(session, seat, notice);
}

function hintsFor(session: TerminalSession, seat: Seat, hint: string): readonly string[] {
  const view = session.game.view(seat);
  const { reminders, terminalTable } = session.texts;
  const { toReturn } = view;
  const mover = session.mover();
  return [
    ...(mover === null ? [] : [terminalTable.playsForTeam(mover)]),
    ...(mayChallenge(view, seat) ? [terminalTable.mayChallenge(challengeableWords(view).join(', '))] : []),
    ...(toReturn > 0 ? [terminalTable.returnTiles(toReturn)] : []),
    ...remindersFor(view, seat).map((reminder) => reminders[reminder]),
    hint,
  ];
}

function turnFrame(
  session: TerminalSession,
  seat: Seat,
  {
    typing,
    notice,
    hint,
  }: { readonly typing: Typing | null; readonly notice: readonly string[]; readonly hint: string },
): Frame {
  const scene = session.scene(seat);
  const { view } = scene;
  return tableFrame({
    ...scene,
    letters: session.rack(seat, typing?.draft),
    partner: sharedLetters(session, view, seat),
    draft: new Map<Square, Laid>(typing === null ? [] : placementsOf(typing.draft)),
    cursor: typing?.cursor ?? null,
    preview:
      typing === null ? [] : previewText(session.texts, view.ruleset, previewOf(view, seat, typing.draft)),
    notice,
    hints: hintsFor(session, seat, hint),
  });
}

/** The partner's rack, where the rules show it. */
function sharedLetters(
  session: TerminalSession,
  { ruleset, racks }: PlayerView,
  seat: Seat,
): Scene['partner'] {
  const partner = seatsOfSide(ruleset, seat).find((other) => other !== seat);
  if (partner === undefined || !sharesRacks(ruleset.partners)) return null;
  return { name: session.name(partner), letters: racks[partner] ?? [] };
}

/** Applies a deadline that has passed (V-09). */
async function callTime(session: TerminalSession): Promise<Outcome> {
  await session.callTime();
  return DONE;
}

async function takeTurnByLines(
  session: TerminalSession,
  seat: Seat,
  first: readonly string[],
): Promise<Outcome> {
  let notice = first;
  for (;;) {
    const shown = notice;
    const answer = await session.ask({
      frame: () =>
        turnFrame(session, seat, { typing: null, notice: shown, hint: session.texts.terminalTable.lineHint }),
      notice: shown,
      frameKey: `turn ${seat} ${session.game.state.seq}`,
      prompt: `${session.mover() ?? session.name(seat)}> `,
      untilMs: session.dueMs,
    });
    if (answer.kind === 'end') return { kind: 'quit' };
    const outcome =
      answer.kind === 'time' || session.isTimeUp
        ? await callTime(session)
        : await runTurnCommand(session, seat, answer.text);
    if (outcome.kind !== 'again') return outcome;
    notice = outcome.notice;
  }
}

async function takeTurnByKeys(
  session: TerminalSession,
  terminal: ScreenTerminal,
  seat: Seat,
  first: readonly string[],
): Promise<Outcome> {
  let typing: Typing = { draft: session.draft(seat), cursor: startOf(session, seat) };
  let notice = first;
  let asBlank = false;
  for (;;) {
    const shown = { typing, notice, hint: session.texts.terminalTable.keyHint };
    const prompt = promptFor(session, seat, typing, asBlank);
    const key = await terminal.keyOn(() => turnFrame(session, seat, shown), prompt, session.dueMs);
    if (key === 'end' || (key !== 'time' && key.name === 'interrupt')) return { kind: 'quit' };
    notice = [];
    if (key === 'time' || session.isTimeUp) {
      await session.callTime();
      const { attention } = session.game.local;
      if (attention.kind !== 'turn' || attention.seat !== seat) return DONE;
      typing = { draft: session.draft(seat), cursor: typing.cursor };
      continue;
    }
    const outcome = await commandByKey(session, terminal, seat, typing, key);
    if (outcome !== null) {
      if (outcome.kind !== 'again') return outcome;
      notice = outcome.notice;
      continue;
    }
    const { board, ruleset } = session.game.view(seat);
    const on = { layout: ruleset.layout, tiles: ruleset.tiles, board };
    const letter = key.name === 'text' ? key.text.toUpperCase() : '';
    if (/^\p{L}$/u.test(letter) || (letter !== '' && isTyped(ruleset.tiles, letter)) || letter === '+') {
      const typed =
        letter === '+'
          ? splitOrJoin(typing, on)
          : typeLetter(typing, on, letter, asBlank ? 'blank' : 'letter');
      if (typed.ok) typing = typed.value;
      else if (typed.error === 'no-square') notice = [session.texts.game.noSquare];
      else notice = [asBlank ? session.texts.game.noBlank : session.texts.game.noLetter];
    } else typing = editedBy(session, typing, key);
    session.keepDraft(seat, typing.draft);
    asBlank = key.text === '?';
  }
}

/** The first cursor: on the last play, else on any tile, else in the centre. */
function startOf({ game }: TerminalSession, seat: Seat): Typing['cursor'] {
  const { board, ruleset } = game.view(seat);
  const [lastPlayed] = game.freshSquares;
  const lying = board.findIndex((laid) => laid !== '');
  const square = lastPlayed ?? (lying < 0 ? ruleset.layout.centre : lying);
  return { square, direction: 'across' };
}

function promptFor(session: TerminalSession, seat: Seat, { cursor }: Typing, asBlank: boolean): string {
  const who = session.mover() ?? session.name(seat);
  const { game, terminalTable } = session.texts;
  return asBlank ? `${terminalTable.blankPrompt(who)} ` : `${who}: ${game[cursor.direction]} `;
}

/** Enter plays; a colon or a digit opens the command line. `null` for other keys. */
async function commandByKey(
  session: TerminalSession,
  terminal: ScreenTerminal,
  seat: Seat,
  typing: Typing,
  key: Key,
): Promise<Outcome | null> {
  const tiles = placementsOf(typing.draft);
  if (key.name === 'enter') {
    return tiles.length === 0
      ? again(session.texts.terminalTable.placeFirst)
      : attemptPlay(session, { type: 'play', seat, tiles });
  }
  if (key.name !== 'text' || !/^[:/0-9]$/u.test(key.text)) return null;
  const answer = await session.ask({
    frame: () =>
      turnFrame(session, seat, {
        typing,
        notice: [],
        hint: session.texts.terminalTable.commandHint,
      }),
    notice: [],
    frameKey: '',
    prompt: ': ',
    typed: /\d/u.test(key.text) ? key.text : '',
    untilMs: session.dueMs,
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time' || session.isTimeUp) return callTime(session);
  return answer.text.trim() === '' ? again() : runTurnCommand(session, seat, answer.text);
}

function editedBy({ game }: TerminalSession, { draft, cursor }: Typing, key: Key): Typing {
  switch (key.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right': {
      const square = neighbour(game.state.ruleset.layout, cursor.square, key.name);
      return { draft, cursor: { ...cursor, square } };
    }
    case 'backspace':
      return takeBackLast({ draft, cursor });
    case 'escape':
      return recallAll({ draft, cursor });
    case 'tab':
      // Shuffling is not an action of the game (C-05), so it needs no verifiable chance.
      return { draft: shuffled(draft, Math.random), cursor };
    case 'text':
      if (key.text !== ' ') return { draft, cursor };
      return { draft, cursor: { ...cursor, direction: crossing(cursor.direction) } };
    default:
      return { draft, cursor };
  }
}
