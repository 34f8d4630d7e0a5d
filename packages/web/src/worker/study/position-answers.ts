/** Answers about positions: whether a play is legal, the best plays, and positions to practise on. */

import { wordOfMove } from '@lexiko/analysis';
import { wordLayersOf, type EngineContext } from '@lexiko/engine';
import { leaveJudgeFor } from '@lexiko/engine/moves';
import { createChance, decide, type GameConfig, type World } from '@lexiko/rules';
import { allTiles, BLANK, emptyBoard, type Board, type Tile } from '@lexiko/rules/board';
import { formatMove } from '@lexiko/rules/notation';
import { authorityFor, type Lexicon } from '@lexiko/words';
import { lessonState, lessonView, rulesetOf, type LessonPosition } from '../../learn/lesson-table.ts';
import type { Candidate } from '../../study/questions.ts';
import { randomNumbers } from '../chance-source.ts';
import type { Answerer } from './answerer.ts';

/** The same game with plays validated at once, and without the search for remaining moves that ends a game. */
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

export const answerJudge: Answerer<'judge'> = ({ position, tiles }, { engine }) => {
  const { lexicon } = engine.library;
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

/** The most plays to value with their leaves; the rest score too little to come near the best. */
const MOST_LOOKED_AT = 400;

/** Highest level of the words on practice boards: words that most people know. */
const FAMILIAR_LEVEL = 50;

function playsOf(engine: EngineContext, position: LessonPosition, level: number | null) {
  const table = lessonView(position);
  // Boards made for practice (with a `level`) have no words unfit for school.
  const vocabulary = engine.library.vocabulary(table.ruleset, level, level === null ? 'any' : 'polite');
  const { alphabet, graph } = vocabulary;
  return {
    table,
    alphabet,
    plays: engine.finder.plays({ table, seat: position.turn ?? 0, graph, alphabet }),
  };
}

function tileOf(letters: readonly string[], number: number): Tile {
  return number === 0 ? BLANK : (letters[number] ?? '');
}

export const answerCandidates: Answerer<'candidates'> = (
  { position, most, by, letter },
  { engine, isHidden },
) => {
  const { table, alphabet, plays } = playsOf(engine, position, null);
  const worthOf = leaveJudgeFor(engine.library.learnt, table.ruleset, alphabet);
  const found: Candidate[] = [];
  for (let place = 0; place < plays.count && found.length < MOST_LOOKED_AT; place++) {
    const play = plays.take(plays.placementAt(place));
    if (play === null) continue;
    const kept = play.kept.map((number) => tileOf(alphabet.letters, number));
    if (letter !== undefined && play.play.used.includes(letter.tile) !== (letter.use === 'spent')) continue;
    const notation = formatMove({ ...table.ruleset, board: table.board }, play.tiles);
    if (isHidden(wordOfMove(notation))) continue;
    found.push({
      notation,
      tiles: play.tiles,
      score: play.score,
      kept,
      keptWorth: worthOf(play.kept),
    });
  }
  const valueOf = ({ score, keptWorth }: Candidate): number => (by === 'score' ? score : score + keptWorth);
  return found.sort((a, b) => valueOf(b) - valueOf(a)).slice(0, most);
};

export const answerKeeping: Answerer<'keeping'> = (tiles, { engine }) => {
  const { alphabet } = engine.library.lexicon;
  const worthOf = leaveJudgeFor(engine.library.learnt, rulesetOf(PRACTICE), alphabet);
  return worthOf(tiles.map((tile) => (tile === BLANK ? 0 : alphabet.letters.indexOf(tile))));
};

const PRACTICE: GameConfig = { preset: 'deluxe', sides: 2 };

/** A practice position comes after 4 to 8 turns: `FEWEST_TURNS`, plus 0 to `MORE_TURNS` - 1. */
const FEWEST_TURNS = 4;
const MORE_TURNS = 5;

export const answerPractice: Answerer<'practice'> = async (
  { number, with: wanted, config = PRACTICE },
  { engine, yieldNow },
) => {
  const ruleset = rulesetOf(config);
  for (let attempt = 0; ; attempt++) {
    const random = randomNumbers(`practice ${number} ${attempt}`);
    // With blanks there are too many plays to learn from.
    const bag = [...allTiles(ruleset.tiles)]
      .filter((tile) => tile !== BLANK)
      .map((tile) => ({ tile, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ tile }) => tile);
    const turns = FEWEST_TURNS + Math.floor(random() * MORE_TURNS);
    let board: Board = emptyBoard(ruleset.layout);
    let rack: readonly Tile[] = [];
    for (let turn = 0; turn <= turns; turn++) {
      rack = bag.splice(0, 7);
      if (turn === turns) break;
      const { plays } = playsOf(engine, { config, board, rack }, FAMILIAR_LEVEL);
      const place = Math.floor(random() * Math.min(3, plays.count));
      const play = plays.count === 0 ? null : plays.take(plays.placementAt(place));
      if (play !== null) board = play.play.board;
      await yieldNow();
    }
    const position = { config, board, rack };
    if (wanted === undefined || rack.includes(wanted)) return position;
  }
};
