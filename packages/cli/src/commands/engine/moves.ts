/** `lexiko moves`: all moves of positions, counted, listed, or the best of them. */

import { bestMoves, type Move, MoveGenerator, type Order, ORDERS, rankedMoves } from '@lexiko/engine/moves';
import { PRESET_IDS } from '@lexiko/rules';
import { diceCount } from '@lexiko/rules/rule-points';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { parseArguments, UsageError, type Command, type Io, type OptionTable } from '../../command.ts';
import { kernelMaker } from '../../engine-kernel.ts';
import { crosswordsMover } from '../../moves/crosswords-positions.ts';
import {
  type Counted,
  countMoves,
  countOf,
  describeMove,
  type ListedMove,
  type ListedStep,
  moveText,
  setPosition,
} from '../../moves/listing.ts';
import {
  type AskedPositions,
  POSITION_ARGUMENTS,
  readAsked,
  textValue,
  type Values,
  wholeValue,
} from '../../moves/position-input.ts';
import type { NumberedPosition } from '@lexiko/engine/positions';
import { mayRearrange, rearrangedPlays } from '../../moves/rearranged-plays.ts';
import { hasSteps, stepsBefore } from '../../moves/steps-before.ts';
import { keptNodes } from '../../words/table-cache.ts';

const DEFAULT_TOP = 10;
const MOST_TOP = 1_000_000;
const SIDES_OF_DIE = 6;

const OPTIONS = {
  ...POSITION_ARGUMENTS,
  preset: { ...POSITION_ARGUMENTS.preset, choices: PRESET_IDS },
  leaves: { type: 'string' },
  all: { type: 'boolean' },
  top: { type: 'string', usual: DEFAULT_TOP },
  count: { type: 'boolean' },
  by: { type: 'string', choices: ['equity', 'score'], usual: 'equity' },
  dice: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const moves: Command = {
  options: OPTIONS,
  async run(args, io) {
    const parsed = parseArguments(args, OPTIONS);
    const { values } = parsed;
    const wish = readWish(values);
    const asked = await readAsked(parsed, io, PRESET_IDS);
    const { alphabet, ruleset, positions } = asked;
    const reading = readReading(asked, values);
    const finder =
      ruleset.scoring.kind === 'premiums' ? classicFinder(asked, io) : crosswordsFinder(asked, reading);
    for (const [index, at] of positions.entries()) {
      const position = index + 1;
      const rearranged = mayRearrange(asked) ? rearrangedPlays(asked, position, at) : null;
      const bestAfter = (after: NumberedPosition): ListedMove => {
        const [best] = finder.list(after, wish.kind === 'list' ? wish.by : 'score', 1);
        if (best === undefined) throw new RangeError('a position without even a pass');
        return describeMove(best, { position, alphabet, layout: ruleset.layout, at: after });
      };
      const steps = hasSteps(asked) ? stepsBefore(asked, position, at, bestAfter) : null;
      if (wish.kind === 'count') {
        const counted = finder.count(at);
        const counts: Counts = {
          ...counted,
          ...(rearranged && { rearrangements: rearranged.length }),
          ...(steps && countSteps(steps)),
        };
        io.stdout.write(
          `${values['json'] === true ? JSON.stringify({ position, ...counts }) : countsText(io.texts, position, counts)}\n`,
        );
        continue;
      }
      const listed = finder
        .list(at, wish.by, wish.most)
        .map((move) => describeMove(move, { position, alphabet, layout: ruleset.layout, at }));
      const more = [...(rearranged ?? []), ...(steps ?? [])];
      const found = merged(listed, more, wish.by).slice(0, wish.most);
      if (values['json'] !== true && positions.length > 1) io.stdout.write(`${position}:\n`);
      io.stdout.write(values['json'] === true ? jsonLines(found) : textLines(io.texts, found));
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

const COUNT_NAMES = [
  'placements',
  'exchanges',
  'sum',
  'max',
  'rearrangements',
  'retrievals',
  'recyclings',
] as const;

type Counts = Counted & Partial<Readonly<Record<(typeof COUNT_NAMES)[number], number>>>;

function countsText({ positions }: TerminalTexts, position: number, counts: Counts): string {
  const parts = COUNT_NAMES.flatMap((name) => {
    const count = counts[name];
    return count === undefined ? [] : [positions.counts[name](count)];
  });
  return `${position}: ${parts.join(', ')}`;
}

function countSteps(steps: readonly ListedStep[]): Pick<Counts, 'retrievals' | 'recyclings'> {
  const retrieved = steps.filter(({ type }) => type === 'retrieve').length;
  return { retrievals: retrieved, recyclings: steps.length - retrieved };
}

interface Finder {
  count(at: NumberedPosition): Counted;
  list(at: NumberedPosition, by: Order, most: number): readonly Move[];
}

function classicFinder({ words, leaves, numbers }: AskedPositions, { env }: Io): Finder {
  const tables = { nodes: keptNodes(words, env), ...(leaves === null ? {} : { leaves }) };
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
  if (ruleset.dice.kind === 'none')
    throw new UsageError(({ positions }) => positions.crosswordsOnly('--dice'));
  const dice = diceCount(ruleset.dice);
  return wholeValue(values, 'dice', { initial: 0, least: dice, most: SIDES_OF_DIE * dice });
}

type Wish = { readonly kind: 'count' } | { readonly kind: 'list'; readonly by: Order; readonly most: number };

function readWish(values: Values): Wish {
  const chosen = ['all', 'top', 'count'].filter((key) => values[key] !== undefined);
  if (chosen.length > 1)
    throw new UsageError(({ commandLine }) => commandLine.oneChoice(chosen.map((key) => `--${key}`)));
  if (values['count'] === true) return { kind: 'count' };
  const name = textValue(values, 'by') ?? 'equity';
  const by = ORDERS.find((order) => order === name);
  if (by === undefined) throw new UsageError(({ commandLine }) => commandLine.oneOf('--by', ORDERS, name));
  if (values['all'] === true) return { kind: 'list', by, most: Infinity };
  const most = wholeValue(values, 'top', { initial: DEFAULT_TOP, least: 1, most: MOST_TOP });
  return { kind: 'list', by, most };
}

function jsonLines(found: readonly Listed[]): string {
  return found.map((move) => `${JSON.stringify(move)}\n`).join('');
}

/** `(E for ?) 8D GLIDES`. */
function stepText(texts: TerminalTexts, { tiles, gained, next }: ListedStep): string {
  const place = 'at' in next ? `${next.at} ` : '';
  return `${texts.positions.step(Object.values(tiles).join(''), gained)} ${place}${moveText(texts, next)}`;
}

function textLines(texts: TerminalTexts, found: readonly Listed[]): string {
  const rows = found.map((move) => [
    'at' in move ? move.at : '',
    'gained' in move ? stepText(texts, move) : moveText(texts, move),
    String(move.score),
    move.leave,
    texts.decimal(move.equity, 3),
  ]);
  const { at, word, score, leave, equity } = texts.positions.columns;
  const head = [at, word, score, leave, equity];
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
