/** `lexiko bot`: lets an engine play on a server, in the name of an account, through the HTTP API alone. */

import { fileURLToPath } from 'node:url';
import { ApiAccount } from '@lexiko/protocol/api';
import { Bot, type BotGame } from '../../bot/bot.ts';
import { EngineProcess, type EngineCommand } from '../../bot/engine-process.ts';
import { ServerApi } from '../../bot/server-api.ts';
import { parseOptions, UsageError, type Command, type Io, type OptionTable } from '../../command.ts';
import { stopSignal } from '../../interruption.ts';
import { openLexicon } from '../../lexicon-store.ts';
import { CLASSIC_PRESETS, textValue, wholeValue } from '../../moves/position-input.ts';

const OPTIONS = {
  server: { type: 'string' },
  token: { type: 'string', env: 'LEXIKO_TOKEN' },
  engine: { type: 'string' },
  lexicon: { type: 'string' },
  go: { type: 'string', usual: 'movetime 3000' },
  games: { type: 'string' },
} as const satisfies OptionTable;

const MOST_GAMES = 1_000_000;
/** How long an engine from outside may take to say who it is. */
const GREETING_MS = 30_000;

export const bot: Command = {
  options: OPTIONS,
  async run(args, io) {
    const values = parseOptions(args, OPTIONS);
    const server = textValue(values, 'server');
    const token = textValue(values, 'token') ?? io.env['LEXIKO_TOKEN'];
    if (server === null || !URL.canParse(server)) throw new UsageError(({ bots }) => bots.needsServer);
    if (token === undefined) throw new UsageError(({ bots }) => bots.needsToken);
    const lexicon = textValue(values, 'lexicon');
    if (lexicon !== null) openLexicon(lexicon, io.env); // or it says that there is none
    const games = wholeValue(values, 'games', { initial: MOST_GAMES, least: 1, most: MOST_GAMES });
    const stop = new AbortController();
    void stopSignal().then(() => stop.abort());
    const api = new ServerApi(server, token, stop.signal);
    const command = textValue(values, 'engine');
    const engines = new Engines({
      command,
      lexicon,
      go: textValue(values, 'go') ?? OPTIONS.go.usual,
      isKnown: (id) => canOpen(id, io.env),
    });
    // Before anybody is challenged: without an engine the bot would only pass.
    if (command !== null && !(await engines.outside(command).isThere(GREETING_MS))) {
      await engines.close();
      throw new UsageError(({ bots }) => bots.noEngine(command));
    }
    try {
      return await play({ api, engines, games, stop }, io);
    } finally {
      await engines.close();
    }
  },
};

interface Playing {
  readonly api: ServerApi;
  readonly engines: Engines;
  /** After how many it ends. */
  readonly games: number;
  readonly stop: AbortController;
}

async function play({ api, engines, games, stop }: Playing, io: Io): Promise<number> {
  const me = await api.get('/account');
  if (!me.ok) throw new UsageError(({ bots }) => bots.refused(me.error.title));
  const { person } = ApiAccount.parse(me.value);
  const { bots } = io.texts;
  const say = (line: string): void => void io.stdout.write(`${line}\n`);
  if (person.bot !== true) {
    const marked = await api.post('/account/bot');
    if (!marked.ok) throw new UsageError((texts) => texts.bots.refused(marked.error.title));
  }
  say(bots.ready(person.name));
  let left = games;
  const player = new Bot({
    api,
    signal: stop.signal,
    engineFor: (game) => engines.for(game),
    onBegun: (game) => say(bots.begun(game)),
    onDeclined: (game) => say(bots.declined(game)),
    onPassed: (game, move) => say(bots.passed(game, move)),
    onOver(game, scores) {
      say(bots.over(game, scores.join('–')));
      if (--left === 0) stop.abort();
    },
  });
  await player.run();
  return 0;
}

function canOpen(lexicon: string, env: Readonly<Record<string, string | undefined>>): boolean {
  try {
    openLexicon(lexicon, env);
    return true;
  } catch (error) {
    if (error instanceof UsageError) return false;
    throw error;
  }
}

interface EngineParts {
  /** The command line of another engine; `null`: ours. */
  readonly command: string | null;
  /** The words of our engine; `null`: those of each game. */
  readonly lexicon: string | null;
  readonly go: string;
  readonly isKnown: (lexicon: string) => boolean;
}

/** The engines that run: one from outside for all games, or one of ours for each preset and lexicon. */
class Engines {
  readonly #parts: EngineParts;
  readonly #running = new Map<string, EngineProcess>();

  constructor(parts: EngineParts) {
    this.#parts = parts;
  }

  for({ preset, dictionary }: BotGame): EngineProcess | null {
    const { command, go, isKnown } = this.#parts;
    const classic = CLASSIC_PRESETS.find((id) => id === preset);
    if (classic === undefined) return null;
    if (command !== null) return this.outside(command);
    const lexicon = this.#parts.lexicon ?? dictionary;
    const key = `${preset} ${lexicon}`;
    if (!this.#running.has(key) && !isKnown(lexicon)) return null;
    return this.#started(key, ownEngine(preset, lexicon), go);
  }

  /** The one that plays all games. */
  outside(command: string): EngineProcess {
    return this.#started('', command, this.#parts.go);
  }

  async close(): Promise<void> {
    await Promise.all(Array.from(this.#running.values(), (engine) => engine.close()));
  }

  #started(key: string, command: EngineCommand, go: string): EngineProcess {
    const before = this.#running.get(key);
    // One that has ended is started again.
    const engine = before === undefined || before.hasEnded ? new EngineProcess(command, go) : before;
    this.#running.set(key, engine);
    return engine;
  }
}

/** This very program, as an engine. */
function ownEngine(preset: string, lexicon: string): EngineCommand {
  const [, program = fileURLToPath(import.meta.url)] = process.argv;
  return [process.execPath, program, 'ucgi', '--preset', preset, '--lexicon', lexicon];
}
