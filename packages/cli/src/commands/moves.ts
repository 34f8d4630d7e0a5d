/** `lexiko moves`: all moves of positions, counted, listed, or the best of them. */

import {
  bestMoves,
  makeNodeTable,
  type Move,
  MoveGenerator,
  type Order,
  ORDERS,
  rankedMoves,
} from '@lexiko/engine/moves';
import { PRESET_IDS } from '@lexiko/rules';
import { diceCount } from '@lexiko/rules/rule-points';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { kernelMaker } from '../engine-kernel.ts';
import { DEFAULT_LEXICON } from '../lexicon-store.ts';
import { crosswordsMover } from '../moves/crosswords-positions.ts';
import {
  type Counted,
  countMoves,
  countOf,
  describeMove,
  type ListedMove,
  type ListedStep,
  setPosition,
} from '../moves/listing.ts';
import {
  type AskedPositions,
  EXCHANGE_BAG,
  POSITION_ARGUMENTS,
  readAsked,
  textValue,
  type Values,
  wholeValue,
} from '../moves/position-input.ts';
import type { NumberedPosition } from '../moves/positions.ts';
import { mayRearrange, rearrangedPlays } from '../moves/rearranged-plays.ts';
import { hasSteps, stepsBefore } from '../moves/steps-before.ts';

const DEFAULT_TOP = 10;
const MOST_TOP = 1_000_000;
const SIDES_OF_DIE = 6;

const HELP = `Usage: lexiko moves [--cgp 'POSITION' | FILE | -] [OPTIONS]

The moves of the side to move, for positions in CGP; FILE (or standard input, -) has one a line:
  15/15/15/15/15/15/15/15/15/15/15/15/15/15/15 DEGILST/ 0/0 0

Options:
  --all             every move
  --top N           the N best (default: ${DEFAULT_TOP})
  --count           only how many there are: placements, exchanges, sum of scores and highest score of placements
  --by ORDER        equity (default) or score
  --lexicon ID      the dictionary (default: ${DEFAULT_LEXICON})
  --leaves FILE     values of leaves in the KLV2 format, or 'none': every leave is worth 0. Without this option leaves
                    are worth what Lexiko has learnt for the ruleset; other engines have learnt other values
  --ruleset PRESET  ${PRESET_IDS.join(', ')} (default: standard-2007)
  --option KEY=VAL  a rule that differs, such as rack.size=9; may be given several times
  --dice N          Crosswords: what the dice show at every cross; without it they count with their mean
  --json            one object a line:
                      {"position":0,"type":"play","at":"8D","word":"GLIDES","tiles":{"D8":"G",…},"score":20,
                       "leave":"T","equity":24.327}
                      {"position":0,"type":"exchange","tiles":"QV","score":0,"leave":"AEINR","equity":3.5}
                      with --count: {"position":0,"placements":529,"exchanges":127,"sum":5576,"max":20}

Placements differ if their tiles on squares do; a blank differs from the letter it stands for; a single tile counts once;
on the empty board only plays across are listed. Exchanges are listed while the bag holds ${EXCHANGE_BAG} tiles. Where
nothing else is possible there is one move of type pass.
Equity is score plus leave. On the empty board each vowel beside a letter premium costs 0.7. With the bag empty the leave
is twice the other rack's points for going out, else minus twice the own points left, minus 10.

Crosswords: the side to move is the one that opened the game, so that its colours lie to the south; where they do not, the
position says which arms are whose, from the side to move on: 'arms E/W;' after the turns. Exchanges of up to three tiles
are listed where there is no play (or cw.exchange.when=free). Words that the preset bars, plurals above all, are not
played. With the bag empty the leave is what the tiles left cost.
With shift.anagram=on plays that rearrange a word are listed too, one for each word and place: "type":"rearrange", with
the tiles of the whole word, and counted as "rearrangements".
With blank.retrieve=on or shift.recycle=on every single step that may come before a move is listed with the best move
after it, and ranked by that; counted as "retrievals" and "recyclings". For more steps ask about the position after one:
  {"position":0,"type":"recycle","at":"F8","tiles":{"F8":"T"},"gained":"H","next":{"position":0,"type":"play",…},"score":21,
   "leave":"AE","equity":25.3}
`;

export const moves: Command = {
  help: HELP,
  async run(args, io) {
    const parsed = parseArguments(args, {
      ...POSITION_ARGUMENTS,
      leaves: { type: 'string' },
      all: { type: 'boolean' },
      top: { type: 'string' },
      count: { type: 'boolean' },
      by: { type: 'string' },
      dice: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { values } = parsed;
    const wish = readWish(values);
    const asked = await readAsked(parsed, io, PRESET_IDS);
    const { alphabet, ruleset, positions } = asked;
    const reading = readReading(asked, values);
    const finder =
      ruleset.scoring.kind === 'premiums' ? classicFinder(asked) : crosswordsFinder(asked, reading);
    for (const [position, at] of positions.entries()) {
      const rearranged = mayRearrange(asked) ? rearrangedPlays(asked, position, at) : null;
      const bestAfter = (after: NumberedPosition): ListedMove => {
        const [best] = finder.list(after, wish.kind === 'list' ? wish.by : 'score', 1);
        if (best === undefined) throw new RangeError('a position without even a pass');
        return describeMove(best, { position, alphabet, layout: ruleset.layout, at: after });
      };
      const steps = hasSteps(asked) ? stepsBefore(asked, position, at, bestAfter) : null;
      if (wish.kind === 'count') {
        const counted = finder.count(at);
        const { placements, exchanges, sum, max } = counted;
        const more = {
          ...(rearranged && { rearrangements: rearranged.length }),
          ...(steps && countSteps(steps)),
        };
        const text =
          `${position}: ${placements} placements, ${exchanges} exchanges, sum ${sum}, highest ${max}` +
          Object.entries(more)
            .map(([name, count]) => `, ${count} ${name}`)
            .join('');
        io.stdout.write(
          `${values['json'] === true ? JSON.stringify({ position, ...counted, ...more }) : text}\n`,
        );
        continue;
      }
      const listed = finder
        .list(at, wish.by, wish.most)
        .map((move) => describeMove(move, { position, alphabet, layout: ruleset.layout, at }));
      const more = [...(rearranged ?? []), ...(steps ?? [])];
      const found = merged(listed, more, wish.by).slice(0, wish.most);
      if (values['json'] !== true && positions.length > 1) io.stdout.write(`${position}:\n`);
      io.stdout.write(values['json'] === true ? jsonLines(found) : textLines(found));
    }
    return 0;
  },
};

type Listed = ListedMove | ListedStep;

/** In one order; a pass stands alone, so that it goes where there is something else. */
function merged(listed: readonly ListedMove[], more: readonly Listed[], by: Order): readonly Listed[] {
  if (more.length === 0) return listed;
  const then = by === 'score' ? 'equity' : 'score';
  return [...listed.filter(({ type }) => type !== 'pass'), ...more].sort(
    (a, b) => b[by] - a[by] || b[then] - a[then],
  );
}

function countSteps(steps: readonly ListedStep[]): Readonly<Record<string, number>> {
  const retrieved = steps.filter(({ type }) => type === 'retrieve').length;
  return { retrievals: retrieved, recyclings: steps.length - retrieved };
}

interface Finder {
  count(at: NumberedPosition): Counted;
  list(at: NumberedPosition, by: Order, most: number): readonly Move[];
}

function classicFinder({ graph, leaves, numbers }: AskedPositions): Finder {
  const tables = { nodes: makeNodeTable(graph), ...(leaves === null ? {} : { leaves }) };
  const generator = new MoveGenerator(kernelMaker()(), tables, numbers);
  return {
    count(at) {
      setPosition(generator, at);
      return countMoves(generator);
    },
    list(at, by, most) {
      setPosition(generator, at);
      return bestMoves(generator, by, most);
    },
  };
}

function crosswordsFinder(asked: AskedPositions, reading: number | null): Finder {
  const movesOf = crosswordsMover(asked, reading);
  return {
    count: (at) => countOf(movesOf(at)),
    list: (at, by, most) => rankedMoves(movesOf(at), by).slice(0, most),
  };
}

function readReading({ ruleset }: AskedPositions, values: Values): number | null {
  if (values['dice'] === undefined) return null;
  if (ruleset.dice.kind === 'none') throw new UsageError('--dice is for Crosswords alone.');
  const dice = diceCount(ruleset.dice);
  return wholeValue(values, 'dice', { initial: 0, least: dice, most: SIDES_OF_DIE * dice });
}

type Wish = { readonly kind: 'count' } | { readonly kind: 'list'; readonly by: Order; readonly most: number };

function readWish(values: Values): Wish {
  const chosen = ['all', 'top', 'count'].filter((key) => values[key] !== undefined);
  if (chosen.length > 1)
    throw new UsageError(`choose one of ${chosen.map((key) => `--${key}`).join(' and ')}.`);
  if (values['count'] === true) return { kind: 'count' };
  const name = textValue(values, 'by') ?? 'equity';
  const by = ORDERS.find((order) => order === name);
  if (by === undefined) throw new UsageError(`--by takes ${ORDERS.join(' or ')}, not '${name}'.`);
  if (values['all'] === true) return { kind: 'list', by, most: Infinity };
  const most = wholeValue(values, 'top', { initial: DEFAULT_TOP, least: 1, most: MOST_TOP });
  return { kind: 'list', by, most };
}

function jsonLines(found: readonly Listed[]): string {
  return found.map((move) => `${JSON.stringify(move)}\n`).join('');
}

function moveText(move: ListedMove): string {
  if ('word' in move) return move.type === 'rearrange' ? `${move.word} (rearranged)` : move.word;
  return move.type === 'pass' ? '(pass)' : `(exchange ${move.tiles})`;
}

/** `(E for ?) 8D GLIDES`. */
function stepText({ tiles, gained, next }: ListedStep): string {
  const place = 'at' in next ? `${next.at} ` : '';
  return `(${Object.values(tiles).join('')} for ${gained}) ${place}${moveText(next)}`;
}

function textLines(found: readonly Listed[]): string {
  const rows = found.map((move) => [
    'at' in move ? move.at : '',
    'gained' in move ? stepText(move) : moveText(move),
    String(move.score),
    move.leave,
    move.equity.toFixed(3),
  ]);
  const head = ['at', 'word', 'score', 'leave', 'equity'];
  const widths = head.map((name, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? name).length)),
  );
  return [head, ...rows]
    .map((row) => {
      const cells = row.map((cell, column) =>
        column === 2 || column === 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      );
      return `${cells.join('  ').trimEnd()}\n`;
    })
    .join('');
}
