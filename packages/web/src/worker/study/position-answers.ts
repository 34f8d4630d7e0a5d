/** Answers about positions: what the referee says of a play. */

import { wordLayersOf } from '@lexiko/engine';
import { createChance, decide, type GameConfig, type World } from '@lexiko/rules';
import { authorityFor, type Lexicon } from '@lexiko/words';
import { lessonState, rulesetOf } from '../../learn/lesson-table.ts';
import type { Answerer } from './answerer.ts';

/** Words are looked up when they are played, and nobody is told more than that. */
function judged(config: GameConfig, { identity }: Lexicon): GameConfig {
  const options = {
    ...config.options,
    'dictionary.id': identity.id,
    'words.validation': 'auto',
    'end.autoNoMoves': 'off',
  };
  return { ...config, options };
}

function worldOf(config: GameConfig, lexicon: Lexicon): World {
  const words = authorityFor(lexicon, wordLayersOf(rulesetOf(config)));
  return { nowMs: 0, chance: createChance('lesson', []), words, dictionary: lexicon.identity };
}

export const answerJudge: Answerer<'judge'> = ({ position, tiles }, { desk }) => {
  const { lexicon } = desk.library;
  const config = judged(position.config, lexicon);
  const seat = position.turn ?? 0;
  const answer = decide(
    lessonState({ ...position, config }),
    { type: 'play', seat, tiles },
    worldOf(config, lexicon),
  );
  if (!answer.ok) return { kind: 'illegal', refusal: answer.error };
  const played = answer.value.find((event) => event.type === 'played');
  if (played?.type !== 'played') throw new Error('a play that is not refused is played');
  return { kind: 'legal', score: played.score };
};
