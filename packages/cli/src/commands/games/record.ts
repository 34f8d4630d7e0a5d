/** `lexiko record`: works out a game of open letters with a total as high as it can find. */

import { writeFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { wordLayersOf } from '@lexiko/engine';
import { PLAIN_PRICES, type RecordGame, searchRecord, type TilePrices } from '@lexiko/engine/moves';
import {
  apply,
  configure,
  createGame,
  replay,
  PRESET_IDS,
  type Action,
  type GameConfig,
  type GameEvent,
  type GameState,
  type World,
} from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog } from '@lexiko/rules/notation';
import { belongsTo } from '@lexiko/rules/options';
import { authorityFor, type Lexicon } from '@lexiko/words';
import { parseOptions, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { listenForInterruption } from '../../interruption.ts';
import { requireLanguage, withDictionary } from '../../game-language.ts';
import { DEFAULT_LEXICON, openGoodGraph, openLexicon } from '../../lexicon-store.ts';
import { wholeValue } from '../../moves/position-input.ts';
import { parseOption } from '../../play/text/option-text.ts';
import { refusalText } from '../../play/text/refusal-text.ts';
import { bagOrder, seededNumbers } from '../../tournament/bag-order.ts';

const DEFAULT_SECONDS = 60;
const DEFAULT_WIDTH = 3;
const MOST_SECONDS = 86_400;
const MOST_WIDTH = 1000;

/** Presets that can be played with all tiles face up. */
const OPEN_PRESETS = PRESET_IDS.filter((id) => belongsTo('solitaire.mode', id));

const OPTIONS = {
  seconds: { type: 'string', usual: DEFAULT_SECONDS },
  width: { type: 'string', usual: DEFAULT_WIDTH },
  seed: { type: 'string', usual: 1 },
  preset: { type: 'string', choices: OPEN_PRESETS, usual: 'deluxe' },
  option: { type: 'string', multiple: true },
  lexicon: { type: 'string', usual: DEFAULT_LEXICON },
  log: { type: 'string' },
} as const satisfies OptionTable;

export const record: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const whole = (key: string, initial: number, least: number, most: number): number =>
      wholeValue(values, key, { initial, least, most });
    const seconds = whole('seconds', DEFAULT_SECONDS, 0, MOST_SECONDS);
    const width = whole('width', DEFAULT_WIDTH, 1, MOST_WIDTH);
    const seed = whole('seed', 1, 0, Number.MAX_SAFE_INTEGER);
    const lexicon = openLexicon(String(values['lexicon'] ?? DEFAULT_LEXICON), io.env);
    const options = [values['option'] ?? []].flat().map(String);
    const workbench = layOut(String(values['preset'] ?? 'deluxe'), options, lexicon, io.env);
    const best = await findRecord(workbench, { lexicon, seconds, width, seed }, io);
    const events = [...workbench.events, ...playedEvents(workbench, best)];
    const game = exportGcg(events, [{ id: 'Lexiko', name: 'Lexiko' }]);
    // Printed first: where the log cannot be written, what was found is not lost.
    if (game.ok) io.stdout.write(formatGcg(game.value));
    if (typeof values['log'] === 'string') writeFileSync(values['log'], formatLog(events));
    else if (!game.ok) throw new UsageError(({ computerGames }) => computerGames.record.noGcg);
    return 0;
  },
};

/** A game of open letters that has begun, and what led there. */
interface Workbench {
  readonly events: readonly GameEvent[];
  readonly state: GameState;
  readonly world: World;
}

function layOut(preset: string, given: readonly string[], lexicon: Lexicon, env: Io['env']): Workbench {
  const id = OPEN_PRESETS.find((known) => known === preset);
  if (id === undefined)
    throw new UsageError(({ commandLine }) => commandLine.oneOf('--preset', OPEN_PRESETS, preset));
  const options: Record<string, unknown> = {
    'solitaire.mode': 'openPool',
    'dictionary.id': lexicon.identity.id,
  };
  for (const text of given) {
    const option = parseOption(text, { sides: 1, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config: GameConfig = { preset: id, sides: 1, options: withDictionary(options, env) };
  const ruleset = configure(config);
  if (!ruleset.ok) throw new UsageError((texts) => refusalText(texts, ruleset.error));
  requireLanguage(ruleset.value, env);
  const created = createGame(config, null);
  if (!created.ok) throw new UsageError((texts) => refusalText(texts, created.error));
  const world = {
    nowMs: 0,
    chance: bagOrder(0),
    words: authorityFor(lexicon, wordLayersOf(ruleset.value)),
    dictionary: lexicon.identity,
  };
  const opening: readonly Action[] = [{ type: 'confirm', seat: 0, nonce: '' }, { type: 'begin' }];
  return carryOut({ events: [created.value], state: replay([created.value]), world }, opening);
}

function carryOut({ events, state, world }: Workbench, actions: readonly Action[]): Workbench {
  const done = [...events];
  let now = state;
  for (const action of actions) {
    const applied = apply(now, action, world);
    if (!applied.ok) throw new UsageError((texts) => refusalText(texts, applied.error));
    done.push(...applied.value.events);
    now = applied.value.state;
  }
  return { events: done, state: now, world };
}

/** The plays of the game, and the passes that end it. */
function playedEvents(workbench: Workbench, { plays }: RecordGame): readonly GameEvent[] {
  let table = carryOut(
    { ...workbench, events: [] },
    plays.map((tiles) => ({ type: 'play', seat: 0, tiles })),
  );
  while (table.state.phase !== 'over') table = carryOut(table, [{ type: 'pass', seat: 0 }]);
  return table.events;
}

interface Wish {
  readonly lexicon: Lexicon;
  readonly seconds: number;
  readonly width: number;
  readonly seed: number;
}

async function findRecord({ state, world }: Workbench, wish: Wish, io: Io): Promise<RecordGame> {
  const { lexicon, seconds, width, seed } = wish;
  const graph = openGoodGraph(lexicon, wordLayersOf(state.ruleset), io.env);
  const random = seededNumbers(seed);
  const untilMs = Date.now() + 1000 * seconds;
  const { isInterrupted, release } = listenForInterruption();
  /** `null`: interrupted. */
  const search = async (prices: TilePrices, noise: number): Promise<RecordGame | null> => {
    const { alphabet } = lexicon;
    const games = searchRecord({ start: state, world, graph, alphabet, prices, width, random, noise });
    for (;;) {
      const step = games.next();
      if (step.done === true) return step.value;
      if (isInterrupted()) return null;
      await setImmediate(); // lets Ctrl-C through
    }
  };
  let best: RecordGame = { plays: [], score: 0 };
  for (let number = 1; number === 1 || (Date.now() < untilMs && !isInterrupted()); number++) {
    const found = await (number === 1
      ? search(PLAIN_PRICES, 0)
      : search(otherPrices(random), random() * MOST_NOISE));
    if (found === null || found.score <= best.score) continue;
    best = found;
    io.stderr.write(`${io.texts.computerGames.record.found(number, best.score, best.plays.length)}\n`);
  }
  release();
  return best;
}

const MOST_NOISE = 30;
const MOST_BLANK_PRICE = 40;
const MOST_S_PRICE = 10;
const MOST_TILE_PRICE = 4;
const MOST_POINT_PRICE = 1.5;

/** Which prices make a high total is not known beforehand. */
function otherPrices(random: () => number): TilePrices {
  return {
    blank: random() * MOST_BLANK_PRICE,
    s: random() * MOST_S_PRICE,
    tile: random() * MOST_TILE_PRICE,
    point: random() * MOST_POINT_PRICE,
  };
}
