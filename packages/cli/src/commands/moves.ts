/** `lexiko moves`: all moves of positions, counted, listed, or the best of them. */

import { bestMoves, classicNumbers, makeNodeTable, MoveGenerator, type Order, ORDERS } from '@lexiko/engine';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { kernelMaker } from '../engine-kernel.ts';
import { DEFAULT_LEXICON, openLexicon } from '../lexicon-store.ts';
import { countMoves, describeMove, type ListedMove, setPosition } from '../moves/listing.ts';
import {
  CLASSIC_PRESETS,
  EXCHANGE_BAG,
  readInput,
  readLeaves,
  readRuleset,
  textValue,
  type Values,
} from '../moves/position-input.ts';
import { readPositions } from '../moves/positions.ts';

const DEFAULT_TOP = 10;

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
  --ruleset PRESET  ${CLASSIC_PRESETS.join(', ')} (default: standard-2007)
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
`;

export const moves: Command = {
  help: HELP,
  async run(args, io) {
    const parsed = parseArguments(args, {
      cgp: { type: 'string' },
      all: { type: 'boolean' },
      top: { type: 'string' },
      count: { type: 'boolean' },
      by: { type: 'string' },
      lexicon: { type: 'string' },
      leaves: { type: 'string' },
      ruleset: { type: 'string' },
      json: { type: 'boolean' },
    });
    const { values } = parsed;
    const wish = readWish(values);
    const ruleset = readRuleset(textValue(values, 'ruleset') ?? 'standard-2007');
    const { alphabet, graph } = openLexicon(textValue(values, 'lexicon') ?? DEFAULT_LEXICON, io.env);
    const leaves = readLeaves(textValue(values, 'leaves'), ruleset, alphabet);
    const numbers = { ...classicNumbers(ruleset, alphabet), exchangeBag: EXCHANGE_BAG };
    const positions = readPositions(await readInput(parsed, io), alphabet, numbers);
    const tables = { nodes: makeNodeTable(graph), ...(leaves === null ? {} : { leaves }) };
    const generator = new MoveGenerator(kernelMaker()(), tables, numbers);
    for (const [position, at] of positions.entries()) {
      setPosition(generator, at);
      if (wish.kind === 'count') {
        const counted = countMoves(generator, position);
        const { placements, exchanges, sum, max } = counted;
        const text = `${position}: ${placements} placements, ${exchanges} exchanges, sum ${sum}, highest ${max}`;
        io.stdout.write(`${values['json'] === true ? JSON.stringify(counted) : text}\n`);
        continue;
      }
      const found = bestMoves(generator, wish.by, wish.most).map((move) =>
        describeMove(move, { position, alphabet, layout: ruleset.layout, at }),
      );
      if (values['json'] !== true && positions.length > 1) io.stdout.write(`${position}:\n`);
      io.stdout.write(values['json'] === true ? jsonLines(found) : textLines(found));
    }
    return 0;
  },
};

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
  const most = Number(textValue(values, 'top') ?? DEFAULT_TOP);
  if (!Number.isInteger(most) || most < 1) throw new UsageError('--top takes a whole number from 1 on.');
  return { kind: 'list', by, most };
}

function jsonLines(found: readonly ListedMove[]): string {
  return found.map((move) => `${JSON.stringify(move)}\n`).join('');
}

function textLines(found: readonly ListedMove[]): string {
  const rows = found.map((move) => [
    move.type === 'play' ? move.at : '',
    move.type === 'play' ? move.word : move.type === 'pass' ? '(pass)' : `(exchange ${move.tiles})`,
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
