/** Plays the moves of computers, which see the same view of a game as players. */

import { viewFor } from '@lexiko/rules';
import { asksComputer, computersAt } from '../computers/deadlines.ts';
import { applyAll } from '../games/decisions.ts';
import type { GameService } from '../games/game-service.ts';
import type { LiveGame } from '../games/live-games.ts';
import { refuse } from '../refusal.ts';
import type { Question, QuestionKey } from '../computers/computer-store.ts';
import { questionOf } from '../computers/question.ts';
import { thoughtMsOf } from '../computers/thought-costs.ts';

/** When to ask a computer again that had nothing to do or failed. */
export const REST_MS = 15_000;
/** When to retry, possibly in a process whose clock is right. */
const CLOCK_MS = 1000;

/** The settings for answering a question. */
export interface TurnTerms {
  readonly longestMs: number;
  readonly signal: AbortSignal;
  /** Called with the thinking time of a computer. */
  readonly onThought: (level: string, ms: number) => void;
}

/**
 * Lets one computer of the game act. Its move is dropped if the game has changed meanwhile. Returns the question to ask
 * instead, or `undefined` if a move has answered it.
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
  // A process of an earlier version appends events without a new question.
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
    // The clock of this process is behind the one that opened the window; that of another may not be.
    if (code === 'CHALLENGE_WINDOW_OPEN') return { seq, costMs: thoughtMsOf(level), dueMs: now() + CLOCK_MS };
    if (code !== null && code !== 'SERVER_BUSY')
      throw new Error(`The action '${action.type}' of a computer was refused: ${code}.`);
    return undefined;
  }
  const again = questionOf(state, seats, now());
  return again === null ? null : { ...again, dueMs: restUntilMs(game, now()) };
}

/** A computer that accepted the last play is asked again when its turn begins. */
function restUntilMs({ state, seats }: LiveGame, nowMs: number): number {
  const { turn, window } = state;
  const isOnTurn = computersAt(state, seats).some(({ seat }) => seat === turn);
  const startMs = isOnTurn && window !== null ? window.graceUntilMs + 1 : nowMs;
  return startMs > nowMs ? Math.min(startMs, nowMs + REST_MS) : nowMs + REST_MS;
}

/** Asks the question of a game that a process of an earlier version left without one. */
export async function adoptTurn(service: GameService, id: string): Promise<void> {
  const { store, now, onAsked } = service.parts;
  const game = await service.games.get(id);
  if (game === null) return;
  await service.games.catchUp(game);
  await store.computers.adopt(id, questionOf(game.state, game.seats, now()));
  onAsked();
}
