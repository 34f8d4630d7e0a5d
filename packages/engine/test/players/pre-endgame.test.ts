import { configure, createFromPosition, replay, viewFor, type Action, type PlayerView } from '@lexiko/rules';
import { allTiles, isLaidBlank, letterOf, liftedTile } from '@lexiko/rules/board';
import { itemAt } from '@lexiko/rules/item-at';
import { parseCgp } from '@lexiko/rules/notation';
import { expect, test } from 'vitest';
import { EndgameSolver, endingOf, idleLimitWithBag, PreEndgame } from '../../src/entries/endgame.ts';
import {
  boardNumbers,
  classicNumbers,
  generatorTables,
  lettersOf,
  MoveGenerator,
} from '../../src/entries/moves.ts';
import { KERNELS } from '../support/kernels.ts';
import { calmly, lexicon, PLAYERS } from '../support/players-support.ts';

const ONE_IN_BAG =
  'M1GLANCErS5/O1O6HERRY1/N1O1QUADRAT4/YUP12/1R13/DO3JAW7/EL2LADEN6/BI1WAGON7/1tAE11/SH3Z1U5V1/E4O1N5E1/' +
  'D4R1FIFTIES1/AGENTIVE4XI1/T6L5C1/E6T5A1 BEIMOPR/ 408/387 0';
const CONFIG = { preset: 'standard-2007', sides: 2, options: { 'dictionary.id': 'test' } } as const;

const configured = configure(CONFIG);
if (!configured.ok) throw new Error('the standard preset is broken');
const ruleset = configured.value;

/** The first side is to move, and the last of the unseen tiles is in the bag. */
function lateView(cgp: string): { view: PlayerView; unseen: readonly string[] } {
  const parsed = parseCgp(cgp);
  if (!parsed.ok) throw new Error(cgp);
  const { board, racks, scores } = parsed.value;
  const rack = itemAt(racks, 0);
  const unseen = [...allTiles(ruleset.tiles)];
  for (const tile of [...rack, ...board.filter((laid) => laid !== '').map(liftedTile)])
    unseen.splice(unseen.indexOf(tile), 1);
  const created = createFromPosition(
    CONFIG,
    {
      board,
      racks: [rack, unseen.slice(0, -1)],
      pool: unseen.slice(-1),
      scores,
      turn: 0,
      passes: 0,
      zones: null,
      levels: null,
    },
    0,
  );
  if (!created.ok) throw new Error(JSON.stringify(created.error));
  return { view: viewFor(replay(created.value), 0), unseen };
}

/** In how many draws a play wins, and in how many the best, by a longer search on a generator of its own. */
function winsOf(action: Action, view: PlayerView, unseen: readonly string[]): { won: number; most: number } {
  const { alphabet, graph } = lexicon;
  const [, makeKernel] = KERNELS[1];
  const numbers = classicNumbers(ruleset, alphabet);
  const generator = new MoveGenerator(makeKernel(), generatorTables(graph, null), numbers);
  const { moves } = new PreEndgame(generator, new EndgameSolver(generator), endingOf(ruleset)).judge(
    {
      board: boardNumbers(view.board, alphabet),
      rack: lettersOf(itemAt(view.racks, 0), alphabet),
      unseen: lettersOf(unseen, alphabet),
      bagSize: 1,
      lead: itemAt(view.scores, 0) - itemAt(view.scores, 1),
      idleTurns: 0,
      idleLimit: idleLimitWithBag(ruleset),
    },
    { looks: 7 },
  );
  const placed = action.type === 'play' ? action.tiles : [];
  const chosen = moves.find(
    ({ move }) =>
      move.type === 'play' &&
      move.tiles.length === placed.length &&
      move.tiles.every(({ square, letter, isBlank }) =>
        placed.some(
          ([at, laid]) =>
            at === square && alphabet.letters[letter] === letterOf(laid) && isBlank === isLaidBlank(laid),
        ),
      ),
  );
  return { won: chosen?.won ?? -1, most: itemAt(moves, 0).won };
}

test('with a tile in the bag the Champion takes a play that wins as many draws as any', () => {
  const { view, unseen } = lateView(ONE_IN_BAG);
  const action = PLAYERS.champion.choose(view, { ...calmly(), positions: 6000 });
  if (action === null) throw new Error('the Champion does not play');
  const { won, most } = winsOf(action, view, unseen);
  expect(most).toBeGreaterThan(0);
  expect(won).toBeGreaterThanOrEqual(most);
});

test('in little time it plays as well', () => {
  const { view } = lateView(ONE_IN_BAG);
  const action = PLAYERS.champion.choose(view, { ...calmly(), positions: 20 });
  expect(action).toMatchObject({ type: 'play' });
});
