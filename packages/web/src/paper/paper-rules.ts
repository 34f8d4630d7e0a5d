/**
 * By which rules a game on paper is counted and what a wrong challenge costs in it. Both stand in its file as lines of
 * our own, which other programs pass over; challenges are written as in the files that finished games are saved to.
 */

import { LANGUAGE_IDS, type LanguageId } from '@lexiko/languages';
import {
  configure,
  ok,
  PRESET_IDS,
  PRESETS,
  type GameConfig,
  type PresetId,
  type Refusal,
  type Result,
} from '@lexiko/rules';
import { LOSS_NOTES, pragmaOf, turnLossOf, type CommandProblem, type GcgGame } from '@lexiko/rules/notation';
import { OPTIONS, type Options } from '@lexiko/rules/options';
import { withTurn, type Act } from './paper-game.ts';

/** Rulebooks whose games can be told by their plays alone: no dice, no teams. */
export const PAPER_PRESETS: readonly PresetId[] = PRESET_IDS.filter(
  (id) => PRESETS[id].game === 'classic' && !PRESETS[id].teams && id !== 'custom',
);

export type Penalty = Options['challenge.failPenalty'];

export const PENALTIES: readonly Penalty[] = ['loseNextTurn', 'none', 'points5', 'points10', 'loseGame'];

const RULEBOOK = 'rulebook';
const PENALTY = 'penalty';
const LETTERS = 'letters';

export function newPaperGame(
  names: readonly string[],
  preset: PresetId,
  penalty: Penalty,
  language: LanguageId = 'english',
): GcgGame {
  return {
    players: names.map((name, at) => ({ id: `player${at + 1}`, name })),
    pragmas: [
      { name: RULEBOOK, text: preset },
      { name: PENALTY, text: penalty },
      { name: LETTERS, text: language },
    ],
    turns: [],
  };
}

export function penaltyOf(game: GcgGame): Penalty {
  return PENALTIES.find((one) => one === pragmaOf(game, PENALTY)) ?? OPTIONS['challenge.failPenalty'].initial;
}

/** The rulebook that a game of the companion was begun by; `null`: the file does not say. */
export function rulebookOf(game: GcgGame): PresetId | null {
  return PAPER_PRESETS.find((id) => id === pragmaOf(game, RULEBOOK)) ?? null;
}

/** The language of its letters. Files from before there was a choice are in English. */
function lettersOf(game: GcgGame): LanguageId {
  return LANGUAGE_IDS.find((id) => id === pragmaOf(game, LETTERS)) ?? OPTIONS['letters.language'].initial;
}

export function configFor(game: GcgGame): GameConfig {
  return {
    preset: rulebookOf(game) ?? 'standard-2007',
    sides: game.players.length,
    options: {
      'letters.language': lettersOf(game),
      'dictionary.id': 'table',
      'challenge.failPenalty': penaltyOf(game),
    },
  };
}

/** Players who have lost the game by a wrong challenge, where that was agreed. */
export function playersOut(game: GcgGame): readonly number[] {
  if (penaltyOf(game) !== 'loseGame') return [];
  return game.turns.flatMap(({ kind, player }) => (kind === 'challenge' ? [player] : []));
}

/** Who enters the next turn. Points and challenges are no turns; who has lost the game has none. */
export function nextPlayer(game: GcgGame): number {
  const { turns, players } = game;
  const out = playersOut(game);
  const last = turns.findLast(({ kind }) => !['rack-points', 'challenge', 'time'].includes(kind));
  const order = players.map((_, step) => ((last?.player ?? -1) + 1 + step) % players.length);
  return order.find((player) => !out.includes(player)) ?? 0;
}

/** Whether the next turn of a player is lost: they have challenged wrongly since their last one (S-29). */
function owesTurn(game: GcgGame, player: number): boolean {
  if (penaltyOf(game) !== 'loseNextTurn') return false;
  return game.turns.findLast((turn) => turn.player === player)?.kind === 'challenge';
}

export function isLostTurn({ turns }: GcgGame, at: number): boolean {
  const turn = turns[at];
  return turn !== undefined && turnLossOf(turn) === 'challenge';
}

/** The game with one more turn, and with the turns that are lost after it. */
export function entered(game: GcgGame, act: Act): Result<GcgGame, CommandProblem | Refusal> {
  const config = configFor(game);
  const next = withTurn(game, config, act, nextPlayer(game));
  if (!next.ok) return next;
  let after = next.value;
  for (let player = nextPlayer(after); owesTurn(after, player); player = nextPlayer(after)) {
    const lost = withTurn(after, config, { kind: 'pass', note: LOSS_NOTES.challenge }, player);
    if (!lost.ok) throw new Error(lost.error.code);
    after = lost.value;
  }
  return ok(after);
}

/** What a failed challenge gives to the mover. */
function failedChallengePoints(config: GameConfig): number {
  const configured = configure(config);
  if (!configured.ok) throw new Error(configured.error.code);
  const { challenge } = configured.value;
  return challenge.kind === 'challenge' && challenge.cost.kind === 'points' ? challenge.cost.points : 0;
}

/** The game after a ruling on its last play: the play comes off, or the challenger pays for it as agreed. */
export function ruled(game: GcgGame, challenger: number, verdict: 'stands' | 'falls'): GcgGame {
  const mover = game.turns.at(-1)?.player ?? 0;
  const config = configFor(game);
  const points = failedChallengePoints(config);
  const falls = withTurn(game, config, { kind: 'withdrawn' }, mover);
  // Points go to whoever was challenged; where there are none the line tells who challenged.
  const stands = withTurn(game, config, { kind: 'challenge', points }, points > 0 ? mover : challenger);
  const next = verdict === 'falls' ? falls : stands;
  if (!next.ok) throw new Error(next.error.code);
  if (!owesTurn(next.value, nextPlayer(next.value))) return next.value;
  const lost = withTurn(
    next.value,
    config,
    { kind: 'pass', note: LOSS_NOTES.challenge },
    nextPlayer(next.value),
  );
  if (!lost.ok) throw new Error(lost.error.code);
  return lost.value;
}

/** The game without its last entry, and without what that led to. */
export function withoutLast(game: GcgGame): GcgGame {
  let end = game.turns.length;
  while (end > 0 && isLostTurn(game, end - 1)) end--;
  return { ...game, turns: game.turns.slice(0, Math.max(0, end - 1)) };
}
