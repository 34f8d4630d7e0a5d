/** Questions between turns: challenges, votes, the scorekeeper, and passing the keyboard. */

import type { Seat } from '@lexiko/rules';
import { challengeableWords, mayChallenge } from '@lexiko/table';
import { again, attempt, DONE, type Outcome } from './commands/attempt.ts';
import { runInfoCommand } from './commands/info-commands.ts';
import type { TerminalSession } from './terminal-session.ts';
import { saysNo, saysYes } from './terminal/yes-or-no.ts';
import { challenge } from './commands/turn-commands.ts';

function lastTurn(session: TerminalSession): string {
  const { window } = session.game.state;
  if (window === null) return '';
  return challengeableWords(session.game.state).join(', ');
}

/** The last turn in a prompt: its first word and the number of others, to leave room for typing. */
function lastTurnInShort(session: TerminalSession): string {
  const { window } = session.game.state;
  const { terminalTable } = session.texts;
  const [first = terminalTable.lastTurn, ...more] = window?.words ?? [];
  return more.length === 0 ? first : terminalTable.andMore(first, more.length);
}

/** Asks somebody to accept or challenge the last play. */
export async function askAnswer(
  session: TerminalSession,
  seat: Seat,
  notice: readonly string[],
): Promise<Outcome> {
  const { game, texts } = session;
  const { terminalTable } = texts;
  const { window } = game.state;
  if (window === null) throw new Error('There is no play to answer.');
  const last = window.ending === null ? [] : [texts.game.finalWindow];
  const words = lastTurn(session);
  const name = session.name(window.seat);
  const about =
    words === ''
      ? terminalTable.challengeableAct(window.act, name)
      : terminalTable.challengeable(words, name);
  const hints = [about, ...last];
  const prompt = `${terminalTable.acceptOrChallenge(session.name(seat), lastTurnInShort(session))} `;
  const answer = await session.askEverybody(prompt, { notice, hints, untilMs: session.dueMs });
  if (answer.kind === 'end') return { kind: 'quit' };
  // Silence is acceptance.
  if (answer.kind === 'time' || session.isTimeUp) {
    await session.callTime();
    return DONE;
  }
  return answerTyped(session, seat, answer.text);
}

async function answerTyped(session: TerminalSession, seat: Seat, text: string): Promise<Outcome> {
  const [verb = '', word] = text.trim().split(/\s+/u);
  switch (verb.toLowerCase()) {
    case '':
    case 'a':
    case 'accept':
      return attempt(session, { type: 'accept', seat });
    case 'c':
    case 'challenge':
      return challenge(session, seat, word);
    case 'quit':
      return { kind: 'quit' };
    default: {
      const shown = await runInfoCommand(session, 'spectator', text);
      if (shown === null) return again(session.texts.terminalTable.answer);
      return shown.kind === 'end' ? { kind: 'quit' } : again();
    }
  }
}

export async function askVote(
  session: TerminalSession,
  seat: Seat,
  notice: readonly string[],
): Promise<Outcome> {
  const { terminalTable } = session.texts;
  const ruling = session.game.state.window?.ruling;
  const what = ruling?.word ?? lastTurnInShort(session);
  const answer = await session.askEverybody(`${terminalTable.isValid(session.name(seat), what)} `, {
    notice,
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  const text = answer.kind === 'line' ? answer.text : '';
  if (!saysYes(text) && !saysNo(text)) return again(terminalTable.yesOrNo);
  return attempt(session, { type: 'rule', seat, stands: saysYes(text) });
}

export async function askScorekeeper(session: TerminalSession, notice: readonly string[]): Promise<Outcome> {
  const { terminalTable } = session.texts;
  const { state } = session.game;
  const keeper = state.ruleset.scorekeeping.keeper ?? 0;
  const scores = state.scores.map((score, seat) => `${session.name(seat)} ${score}`).join(', ');
  const prompt = `${terminalTable.keepsScore(session.name(keeper))} `;
  const answer = await session.askEverybody(prompt, { notice, hints: [`${scores}.`] });
  if (answer.kind === 'end') return { kind: 'quit' };
  const text = answer.kind === 'line' ? answer.text.trim() : '';
  if (text === '' || saysYes(text)) return attempt(session, { type: 'confirmScores', seat: keeper });
  const shown = await runInfoCommand(session, 'spectator', text);
  if (shown?.kind === 'end' || text === 'quit') return { kind: 'quit' };
  return again(...(shown === null ? [terminalTable.scoreStands] : []));
}

/** Hides all racks until the next player asks for theirs (C-05). */
export async function handOver(
  session: TerminalSession,
  seat: Seat,
  notice: readonly string[],
): Promise<Outcome> {
  const { game } = session;
  const { terminalTable } = session.texts;
  const { window, ruleset } = game.state;
  const isOpen = window !== null && mayChallenge(game.state, seat);
  const turnTo =
    ruleset.board.rotateTo === 'activeSeat' ? terminalTable.turnBoard : terminalTable.passKeyboard;
  const prompt = `${turnTo(session.name(seat))} ${isOpen ? terminalTable.showOrChallenge : terminalTable.show} `;
  const hint = isOpen
    ? terminalTable.challengeHint(lastTurn(session), session.name(window.seat))
    : terminalTable.showHint;
  const answer = await session.askEverybody(prompt, { notice, hints: [hint], untilMs: session.dueMs });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time') {
    await session.callTime();
    return again(terminalTable.tooLate);
  }
  const text = answer.text.trim();
  if (text === '') return { kind: 'done' };
  if (isOpen && /^c/iu.test(text)) return challengeOrExplain(session, seat, text);
  const shown = await runInfoCommand(session, 'spectator', text);
  if (shown?.kind === 'end' || text === 'quit') return { kind: 'quit' };
  return again(...(shown === null ? [terminalTable.showHint] : []));
}

/** A challenge may change whose turn it is, so the rack stays hidden. */
async function challengeOrExplain(session: TerminalSession, seat: Seat, text: string): Promise<Outcome> {
  const outcome = await challenge(session, seat, text.split(/\s+/u)[1]);
  return outcome.kind === 'done' ? again() : outcome;
}
