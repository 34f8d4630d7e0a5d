/**
 * `npm run bench -- engine --regret …`: how much the computers' choice by playouts loses on the best candidate, as far as
 * long playouts know it (docs/benchmarks.md). Everything follows from seeds; files that are there are carried on.
 *
 *     turns SET                     plays the games of a set and writes its turns
 *     reference SET [PART PARTS]    long playouts of each of its turns
 *     choose SET [PART PARTS]       what the policies choose, into .cache/regret
 *     table SET                     what they lose
 *     infer SET [PART PARTS]        choices with and without a guess of what the opponent kept, into .cache/regret
 *     inferred SET                  what the guess gains
 *
 * `--seconds N` says how much work each choice of `infer` takes, if not a quarter of a second.
 */

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { seededNumbers } from '../../src/index.ts';
import { type InferenceTrial, inferenceTrial } from './inference-trial.ts';
import { type Choice, choicesAt, meanOf, SECONDS, tableOf, type Trial, written } from './measure.ts';
import { COMPARED, type Policy, TRIED } from './policies.ts';
import { type Reference, referenceOf, type ReferenceSize } from './reference.ts';
import { linesOfGame, type Turn, turnOf } from './turns.ts';

const FOLDER = new URL('../../../../fixtures/regret/', import.meta.url);

/** The set that is kept in fixtures; what the others are for is soon done. */
const KEPT = 'held-out';
const CACHE = new URL('../../../../.cache/regret/', import.meta.url);

const REFERENCE: ReferenceSize = { playouts: 5000, most: 2000, indifference: 0.0003 };

interface TurnSet {
  /** The seed of the first game, and how many games. */
  readonly from: number;
  readonly games: number;
  /** Turns of each game, chosen at random; `null` for all. */
  readonly perGame: number | null;
  /** Only turns with so few tiles in the bag. */
  readonly mostInBag?: number;
  readonly size: ReferenceSize;
  readonly policies: readonly Policy[];
  readonly seconds: readonly number[];
}

const SETS: Readonly<Record<string, TurnSet>> = {
  'held-out': {
    from: 1,
    games: 60,
    perGame: 5,
    size: REFERENCE,
    policies: COMPARED,
    seconds: SECONDS,
  },
  tuning: { from: 1001, games: 24, perGame: 5, size: REFERENCE, policies: TRIED, seconds: [1] },
  late: {
    from: 3001,
    games: 24,
    perGame: 5,
    mostInBag: 21,
    size: REFERENCE,
    policies: TRIED,
    seconds: [0.25, 1],
  },
  inference: { from: 2001, games: 80, perGame: 8, size: REFERENCE, policies: [], seconds: [] },
};

function fileOf(name: string, ending: string): URL {
  return new URL(`${name}.${ending}`, name === KEPT ? FOLDER : CACHE);
}

function linesIn(file: URL): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : [];
}

function setNamed(name: string): TurnSet {
  const set = SETS[name];
  if (set === undefined) throw new RangeError(`sets are ${Object.keys(SETS).join(', ')}`);
  return set;
}

function writeTurns(name: string): void {
  const { from, games, perGame, mostInBag = Infinity } = setNamed(name);
  const file = fileOf(name, 'cgp');
  const done =
    linesIn(file).length === 0 ? from : Number(/ game (\d+);/u.exec(linesIn(file).at(-1) ?? '')?.[1]) + 1;
  for (let game = done; game < from + games; game++) {
    const lines = linesOfGame(game).filter((line) => turnOf(line).view.pool.length <= mostInBag);
    const random = seededNumbers(game);
    for (let over = lines.length - (perGame ?? Infinity); over > 0; over--)
      lines.splice(Math.floor(random() * lines.length), 1);
    appendFileSync(file, lines.map((line) => `${line}\n`).join(''));
  }
}

export function turnsOf(name: string): readonly Turn[] {
  return linesIn(fileOf(name, 'cgp')).map(turnOf);
}

export function referencesOf(name: string): ReadonlyMap<string, Reference> {
  return new Map(
    linesIn(fileOf(name, 'jsonl')).map((line) => {
      const reference = JSON.parse(line) as Reference; // written by `writeReference`
      return [reference.turn, reference];
    }),
  );
}

/** Part 1 of 2 does every other turn, so that two processes can share the work. */
function writeReference(name: string, part: number, parts: number): void {
  const done = referencesOf(name);
  for (const [at, turn] of turnsOf(name).entries()) {
    if (at % parts !== part - 1 || done.has(turn.name)) continue;
    appendFileSync(fileOf(name, 'jsonl'), `${JSON.stringify(referenceOf(turn, setNamed(name).size))}\n`);
  }
}

function choicesFile(name: string): URL {
  return new URL(`${name}-choices.jsonl`, CACHE);
}

function choicesOf(name: string): readonly Choice[] {
  // Written by `writeChoices`.
  return linesIn(choicesFile(name)).flatMap((line) => JSON.parse(line) as readonly Choice[]);
}

function writeChoices(name: string, part: number, parts: number): void {
  const keyOf = (turn: string, policy: string, seconds: number): string => `${turn} ${policy} ${seconds}`;
  const done = new Set(choicesOf(name).map(({ turn, policy, seconds }) => keyOf(turn, policy, seconds)));
  const references = referencesOf(name);
  const { policies, seconds: amounts } = setNamed(name);
  const trials = policies.flatMap((policy) => amounts.map((seconds): Trial => ({ policy, seconds })));
  for (const [at, turn] of turnsOf(name).entries()) {
    const reference = references.get(turn.name);
    const missing = trials.filter(({ policy, seconds }) => !done.has(keyOf(turn.name, policy.name, seconds)));
    if (at % parts !== part - 1 || missing.length === 0 || reference === undefined) continue;
    appendFileSync(choicesFile(name), `${JSON.stringify(choicesAt(turn, reference, missing))}\n`);
  }
}

const INFERENCE_SECONDS = 0.25;

function inferenceSeconds(): number {
  const at = process.argv.indexOf('--seconds');
  return at === -1 ? INFERENCE_SECONDS : Number(process.argv[at + 1]);
}

function trialsFile(name: string): URL {
  return new URL(`${name}-inference-${inferenceSeconds()}.jsonl`, CACHE);
}

/** Turns whose last turn tells nothing are listed without a trial. */
interface TrialLine {
  readonly turn: string;
  readonly trial: InferenceTrial | null;
}

function trialsOf(name: string): readonly TrialLine[] {
  return linesIn(trialsFile(name)).map((line) => JSON.parse(line) as TrialLine); // written by `writeTrials`
}

function writeTrials(name: string, part: number, parts: number): void {
  const done = new Set(trialsOf(name).map(({ turn }) => turn));
  for (const [at, turn] of turnsOf(name).entries()) {
    if (at % parts !== part - 1 || done.has(turn.name)) continue;
    const line: TrialLine = { turn: turn.name, trial: inferenceTrial(turn, inferenceSeconds()) };
    appendFileSync(trialsFile(name), `${JSON.stringify(line)}\n`);
  }
}

function inferenceText(name: string): string {
  const trials = trialsOf(name).flatMap(({ trial }) => trial ?? []);
  const other = trials.filter((one) => one.withGuess !== one.without);
  const evidence = trials.flatMap((one) => one.evidence ?? []);
  return [
    `${trials.length} turns, ${other.length} chosen otherwise with the guess`,
    `gained a turn: ${written(meanOf(trials.map(({ win }) => 100 * win)), 3)} % of games, ${written(meanOf(trials.map(({ points }) => points)), 3)} points`,
    `where it chose otherwise: ${written(meanOf(other.map(({ win }) => 100 * win)), 2)} %, ${written(meanOf(other.map(({ points }) => points)), 2)} points`,
    `what was kept was drawn in ${evidence.length}, with odds times e^${written(meanOf(evidence), 2)}`,
    '',
  ].join('\n');
}

export function measureRegret(args: readonly string[]): void {
  for (const folder of [FOLDER, CACHE]) mkdirSync(folder, { recursive: true });
  const [what = '', name = '', part = '1', parts = '1'] = args;
  switch (what) {
    case 'turns':
      writeTurns(name);
      return;
    case 'reference':
      writeReference(name, Number(part), Number(parts));
      return;
    case 'choose':
      writeChoices(name, Number(part), Number(parts));
      return;
    case 'table':
      process.stdout.write(tableOf(choicesOf(name)));
      return;
    case 'infer':
      writeTrials(name, Number(part), Number(parts));
      return;
    case 'inferred':
      process.stdout.write(inferenceText(name));
      return;
    default:
      throw new RangeError('--regret turns|reference|choose|table|infer|inferred SET');
  }
}
