/** The position before an analysed turn, as the position editor takes it: to be changed there, or played on. */

import type { GameTurn } from '@lexiko/analysis';
import type { Ruleset } from '@lexiko/rules';
import { joinTiles } from '@lexiko/rules/notation';
import { lexiconOfGame } from '../../../study/question-lexicon.ts';
import { configOf, EDITED_PRESETS, formatPosition, rulesetOfConfig } from '../../editor/edited-position.ts';
import type { SourceGame } from '../source/game-source.ts';

/** What decides how a position is played on, beside its dictionary. */
function essentialsOf({ layout, tiles, rack, scoring, exchange, sides }: Ruleset): string {
  return JSON.stringify([layout, tiles, rack, scoring, exchange, sides]);
}

/** As CGP; `null` if a position cannot hold it: part of the rack is unknown, or the rules are others than a rulebook's. */
export function positionOfTurn(source: SourceGame, turn: GameTurn): string | null {
  const { config, ruleset, atTable } = source;
  const lexicon = lexiconOfGame(source);
  const [first = 0, second] = turn.scores;
  if (atTable !== null || second === undefined || turn.scores.length > 2 || lexicon === null) return null;
  if (!turn.isRackWhole || !EDITED_PRESETS.includes(config.preset)) return null;
  const { id } = lexicon.identity;
  const edited = rulesetOfConfig(configOf(config, { language: ruleset.language, id }));
  if (essentialsOf(edited) !== essentialsOf(ruleset)) return null;
  const rack = joinTiles(turn.rack);
  return formatPosition(
    {
      preset: config.preset,
      board: turn.board,
      racks: turn.player === 0 ? [rack, ''] : ['', rack],
      scores: [first, second],
      turn: turn.player,
    },
    ruleset,
    id,
  );
}
