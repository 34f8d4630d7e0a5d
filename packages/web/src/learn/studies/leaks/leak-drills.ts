/** Makes cards of the turns of a leak: those that a longer look confirms, the dearest first. */

import { isMistake } from '@lexiko/analysis';
import type { LeakTurn } from '@lexiko/analysis/studies';
import { configure } from '@lexiko/rules';
import type { Study } from '../../../study/study.ts';
import { isPlainPlay } from '../../analysis/session.ts';
import { placedBy } from '../../analysis/shown/turn-table.ts';
import { rememberMissedPlay } from '../../drills/missed-plays.ts';
import { configOfChapter, type PlayersGame } from './leak-hunt.ts';

/** As many as the analysis asks for before it makes a card. */
const CONFIRMED = 3000;
const MOST_DRILLED = 10;

/** Turns that a card can be made of: a card asks for a play. */
export function drillable(turns: readonly LeakTurn[]): readonly LeakTurn[] {
  return turns
    .filter(({ analysis: { best } }) => best[0] !== undefined && isPlainPlay(best[0]))
    .slice(0, MOST_DRILLED);
}

/** Whether the turn is among the drills now. */
async function drill(study: Pick<Study, 'ask'>, game: PlayersGame, { analysis }: LeakTurn): Promise<boolean> {
  const { turn } = analysis;
  const config = configOfChapter(game.chapter);
  const ruleset = configure(config);
  if (!ruleset.ok) return false;
  const asked = { config, dictionary: null, turn, iterations: CONFIRMED };
  const { analysis: longer } = await study.ask('studyTurn', asked);
  const [best] = longer.best;
  const isStatic = longer.judgedBy === 'score' || longer.judgedBy === 'equity';
  if (best === undefined || isStatic || !isMistake(longer) || !isPlainPlay(best)) return false;
  const { made } = longer;
  const missed = {
    id: `study ${game.chapter.id} ${turn.number}`,
    config,
    board: turn.board,
    rack: turn.rack,
    best: {
      tiles: placedBy(ruleset.value, turn, best.notation),
      notation: best.notation,
      score: best.score,
    },
    made: { notation: made.notation, score: made.score },
    atMs: Date.now(),
  };
  // The longer look has just confirmed it.
  return rememberMissedPlay(missed, () => Promise.resolve(true));
}

/** Returns how many of them are cards now. */
export async function drillTurns(
  study: Pick<Study, 'ask'>,
  games: readonly PlayersGame[],
  turns: readonly LeakTurn[],
): Promise<number> {
  let kept = 0;
  for (const one of turns) {
    const game = games[one.game];
    if (game !== undefined && (await drill(study, game, one))) kept++;
  }
  return kept;
}
