/** Questions to those who are not on turn: challenges, votes of the table, the scorekeeper, and handing over. */

import type { Seat } from '@lexiko/rules';
import { again, attempt, type Outcome } from './commands/attempt.ts';
import { runInfoCommand } from './commands/info-commands.ts';
import type { Sitting } from './terminal-session.ts';
import { challenge } from './commands/turn-commands.ts';

function deedOf(sitting: Sitting): string {
  const { window } = sitting.game.state;
  if (window === null) return '';
  const words = [...new Set([...window.words, ...window.steps.flatMap((step) => step.words)])];
  return `${words.join(', ') || `the ${window.act}`} by ${sitting.name(window.seat)}`;
}

/** The deed in a prompt: the first word and how many more, so that there is room to type. */
function briefDeedOf(sitting: Sitting): string {
  const { window } = sitting.game.state;
  const [first = 'turn', ...more] = window?.words ?? [];
  return more.length === 0 ? first : `${first} and ${more.length} more`;
}

/** Accept or challenge. In a timed window silence is acceptance at the moment the time is up. */
export async function askAnswer(sitting: Sitting, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  const { game } = sitting;
  const { window } = game.state;
  if (window === null) throw new Error('There is no play to answer.');
  const untilMs = sitting.runChallengeClock();
  const last = window.ending === null ? [] : ['The game ends with this play if it stands. [S-31]'];
  const hints = [`About ${deedOf(sitting)}.`, ...last];
  const prompt = `${sitting.name(seat)}: accept ${briefDeedOf(sitting)} (Enter) or challenge (c)? `;
  const answer = await sitting.askOpenly(prompt, { notice, hints, untilMs });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time' || (untilMs !== null && Date.now() > untilMs)) {
    game.act({ type: 'accept', seat }, window.graceUntilMs);
    return { kind: 'done' };
  }
  return answerTyped(sitting, seat, answer.text);
}

async function answerTyped(sitting: Sitting, seat: Seat, text: string): Promise<Outcome> {
  const [verb = '', word] = text.trim().split(/\s+/u);
  switch (verb.toLowerCase()) {
    case '':
    case 'a':
    case 'accept':
      return attempt(sitting, { type: 'accept', seat });
    case 'c':
    case 'challenge':
      return challenge(sitting, seat, word);
    case 'quit':
      return { kind: 'quit' };
    default: {
      const shown = await runInfoCommand(sitting, 'spectator', text);
      if (shown === null) return again('Answer accept or challenge.');
      return shown.kind === 'end' ? { kind: 'quit' } : again();
    }
  }
}

export async function askVote(sitting: Sitting, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  sitting.game.clock.stop();
  const ruling = sitting.game.state.window?.ruling;
  const what = ruling?.word ?? briefDeedOf(sitting);
  const answer = await sitting.askOpenly(`${sitting.name(seat)}: is ${what} good? (y/n) `, { notice });
  if (answer.kind === 'end') return { kind: 'quit' };
  const text = answer.kind === 'line' ? answer.text.trim().toLowerCase() : '';
  if (!/^[yn]/u.test(text)) return again('Answer y or n.');
  return attempt(sitting, { type: 'rule', seat, stands: text.startsWith('y') });
}

export async function askScorekeeper(sitting: Sitting, notice: readonly string[]): Promise<Outcome> {
  const { state, clock } = sitting.game;
  clock.stop();
  const keeper = Number(state.ruleset.options.scorekeeper);
  const scores = state.scores.map((score, seat) => `${sitting.name(seat)} ${score}`).join(', ');
  const prompt = `${sitting.name(keeper)} keeps the score. Is it right? (Enter) `;
  const answer = await sitting.askOpenly(prompt, { notice, hints: [`${scores}.`] });
  if (answer.kind === 'end') return { kind: 'quit' };
  const text = answer.kind === 'line' ? answer.text.trim() : '';
  if (text === '' || /^y/iu.test(text)) return attempt(sitting, { type: 'confirmScores', seat: keeper });
  const shown = await runInfoCommand(sitting, 'spectator', text);
  if (shown?.kind === 'end' || text === 'quit') return { kind: 'quit' };
  return again(...(shown === null ? ['The score counts as the rules make it [A-28]; sheet shows how.'] : []));
}

/** The keyboard changes hands: nobody's letters are on the screen until the next player asks for them (C-05). */
export async function handOver(sitting: Sitting, seat: Seat, notice: readonly string[]): Promise<Outcome> {
  const { game } = sitting;
  const { window, ruleset } = game.state;
  const endsMs = sitting.runChallengeClock();
  const isLate = endsMs !== null && Date.now() > endsMs;
  const mayChallenge = window !== null && window.seat !== seat && window.answers[seat] === 'none' && !isLate;
  if (!mayChallenge) game.clock.stop();
  const turnTo =
    ruleset.options['board.rotateToSeat'] === 'activeSeat' ? 'Turn the board to' : 'Pass the keyboard to';
  const prompt = `${turnTo} ${sitting.name(seat)}. Enter: letters${mayChallenge ? ', c: challenge' : ''} `;
  const hint = mayChallenge
    ? `Enter shows the letters; c challenges ${deedOf(sitting)}, which one can do until the first act of the turn.`
    : 'Enter shows the letters.';
  const untilMs = mayChallenge ? endsMs : null;
  const answer = await sitting.askOpenly(prompt, { notice, hints: [hint], untilMs });
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind === 'time') return again('It is too late to challenge now. [S-25]');
  const text = answer.text.trim();
  if (text === '') return { kind: 'done' };
  if (mayChallenge && /^c/iu.test(text)) return challengeOrExplain(sitting, seat, text);
  const shown = await runInfoCommand(sitting, 'spectator', text);
  if (shown?.kind === 'end' || text === 'quit') return { kind: 'quit' };
  return again(...(shown === null ? ['Enter shows the letters.'] : []));
}

/** A challenge is no uncovering: the table looks again whose turn it is. */
async function challengeOrExplain(sitting: Sitting, seat: Seat, text: string): Promise<Outcome> {
  const outcome = await challenge(sitting, seat, text.split(/\s+/u)[1]);
  return outcome.kind === 'done' ? again() : outcome;
}
