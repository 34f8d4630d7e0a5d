/** Whether to challenge a play, and how to vote where the table decides. A player knows only its own vocabulary. */

import { opponentsOf, type ChallengeWindow, type PlayerView, type Seat } from '@lexiko/rules';
import { playersDecide, type ChallengeCost } from '@lexiko/rules/rule-points';
import type { Personality } from './personality.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

interface Doubter {
  readonly personality: Personality;
  readonly vocabulary: Vocabulary;
  readonly random: () => number;
}

/** A turn gained or lost, in points. */
const TURN = 25;
const WHOLE_GAME = 1000;
/** How sure a player is that an unknown word is not valid. */
const CONVICTION = 0.6;
/** How sure a player is that a word which looks made up is not valid. */
const SUSPICION = 0.85;
/** At these odds a player that doubts a word always challenges it; at lower odds less often. */
const GOOD_ODDS = 4;
/** The chance to win a vote about an invalid word: each side has one vote, and the mover is partial. */
const VOTE = 0.4;

/** The word to challenge; `null` for none. If the whole play is challenged, it is only the reason. */
export function wordToChallenge(
  view: PlayerView,
  seat: Seat,
  window: ChallengeWindow,
  { personality, vocabulary, random }: Doubter,
): string | null {
  const words = [...new Set([...window.words, ...window.steps.flatMap((step) => step.words)])].filter(
    (word) => !window.cleared.includes(word),
  );
  const { gain, loss } = stakes(view, window);
  const certainty = voteCertainty(view, seat);
  for (const word of words) {
    const opinion = vocabulary.opinionOf(word);
    if (opinion === 'known') continue;
    const isSure = opinion === 'barred' || personality.doubt >= 1;
    const isSuspect = !isSure && personality.suspicion > 0 && vocabulary.seemsMadeUp(word);
    const right = certainty * (isSure ? 1 : isSuspect ? SUSPICION : CONVICTION);
    const odds = (right * gain) / ((1 - right) * loss); // Infinity where nothing can be lost
    const speaksUp = isSuspect ? personality.suspicion : personality.doubt;
    if (isSure ? odds > 1 : random() < speaksUp * Math.min(1, odds / GOOD_ODDS)) return word;
  }
  return null;
}

/** What a challenge gains if the play is invalid, and loses if it stands. */
function stakes(view: PlayerView, window: ChallengeWindow): { gain: number; loss: number } {
  const { challenge } = view.ruleset;
  if (challenge.kind === 'auto') throw new Error('Nothing can be challenged in this game.');
  const { cost } = challenge;
  const fallen = window.score + TURN;
  switch (cost.kind) {
    case 'loseNextTurn':
      return { gain: fallen, loss: window.ending === null ? TURN : 0 };
    case 'none':
      return { gain: fallen, loss: 0 };
    case 'points':
      return { gain: fallen, loss: cost.points };
    case 'loseGame':
      return { gain: fallen, loss: WHOLE_GAME };
    case 'stake':
      return pointsAtStake(cost, cost.badWord === 'removed' ? fallen : 0);
  }
}

/** `removed`: what the mover loses besides the stake. A turn more or less counts as an average one. */
function pointsAtStake(
  { model, points }: Extract<ChallengeCost, { readonly kind: 'stake' }>,
  removed: number,
): { gain: number; loss: number } {
  switch (model) {
    case 'mover':
    case 'loserPays':
      return { gain: removed + points, loss: points + TURN };
    case 'zeroSum':
      return { gain: removed + 2 * points + TURN, loss: 2 * points + TURN };
    case 'challenger':
      return { gain: removed + points + TURN, loss: points };
  }
}

function voteCertainty({ ruleset }: PlayerView, seat: Seat): number {
  if (!playersDecide(ruleset.dictionary) || ruleset.scorekeeping.keeper === seat) return 1;
  return VOTE;
}

/** Whether the side votes that the challenged words stand (D-01). */
export function voteFor(
  view: PlayerView,
  seat: Seat,
  window: ChallengeWindow,
  { personality, vocabulary, random }: Doubter,
): boolean {
  if (!opponentsOf(view, window.seat).includes(seat)) return true;
  if (window.ruling?.challenger === seat) return false;
  const words = window.ruling?.word == null ? window.words : [window.ruling.word];
  return words.every((word) => {
    const opinion = vocabulary.opinionOf(word);
    if (opinion !== 'unknown') return opinion === 'known';
    return random() >= personality.doubt;
  });
}
