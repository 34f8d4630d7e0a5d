/** Plays the moves of computers. Computers see a view, like players. */

import { viewFor } from '@lexiko/rules';
import { asksComputer, computersAt } from '../computers/deadlines.ts';
import { applyAll } from '../games/decisions.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse } from '../refusal.ts';
import type { Question, QuestionKey } from '../computers/computer-store.ts';
import { questionOf } from '../computers/question.ts';
import { thoughtMsOf } from '../computers/thought-costs.ts';

/** A computer that had nothing to say, or went wrong, is asked again so much later. */
export const REST_MS = 15_000;
/** How soon another process may try whose clock is right. */
const CLOCK_MS = 1000;

/** The terms on which a question is thought about. */
export interface TurnTerms {
  readonly longestMs: number;
  readonly signal: AbortSignal;
  /** Called with how long a computer has thought. */
  readonly onThought: (level: string, ms: number) => void;
}

/**
 * Lets one computer of the game act. What it thought about a game that has gone on meanwhile is thrown away. Answers what
 * is to be asked instead, where no move has answered the question: `undefined` where one has.
 */
export async function moveComputer(
  service: GameService,
  { game: id, seq: asked }: QuestionKey,
  { longestMs, signal, onThought }: TurnTerms,
): Promise<Question | null | undefined> {
  const { computers, now } = service.parts;
  const game = await service.games.get(id);
  if (game === null) return null;
  await service.games.catchUp(game);
  const { state, seq, seats } = game;
  // A process of an earlier version appends without asking anew.
  if (seq !== asked) return questionOf(state, seats, now());
  for (const { seat, level } of computersAt(state, seats)) {
    if (!asksComputer(state, seat)) continue;
    const startMs = performance.now();
    const action = await computers.choose(level, viewFor(state, seat), { nowMs: now(), longestMs, signal });
    if (signal.aborted) return undefined;
    onThought(level, performance.now() - startMs);
    if (action === null) continue;
    if (!('seat' in action) || action.seat !== seat) throw new Error('A computer acted for another seat.');
    const result = await service.change(
      id,
      (current: LiveGame, nowMs) =>
        current.seq === seq ? applyAll(service, current, [{ action, asOfMs: nowMs }]) : refuse('SERVER_BUSY'),
      null,
    );
    const code = result.ok ? null : result.error.code;
    // The clock of this process is behind the one that opened the window: another's may not be.
    if (code === 'CHALLENGE_WINDOW_OPEN') return { seq, costMs: thoughtMsOf(level), dueMs: now() + CLOCK_MS };
    if (code !== null && code !== 'SERVER_BUSY')
      throw new Error(`The action '${action.type}' of a computer was refused: ${code}.`);
    return undefined;
  }
  const again = questionOf(state, seats, now());
  return again === null ? null : { ...again, dueMs: restUntilMs(game, now()) };
}

/** Who let the last play stand is asked again when their turn begins. */
function restUntilMs({ state, seats }: LiveGame, nowMs: number): number {
  const { turn, window } = state;
  const isOnTurn = computersAt(state, seats).some(({ seat }) => seat === turn);
  const startMs = isOnTurn && window !== null ? window.graceUntilMs + 1 : nowMs;
  return startMs > nowMs ? Math.min(startMs, nowMs + REST_MS) : nowMs + REST_MS;
}

/** Asks what a process of an earlier version has left undone. */
export async function adoptTurn(service: GameService, id: string): Promise<void> {
  const { store, now, onAsked } = service.parts;
  const game = await service.games.get(id);
  if (game === null) return;
  await service.games.catchUp(game);
  await store.computers.adopt(id, questionOf(game.state, game.seats, now()));
  onAsked();
}
