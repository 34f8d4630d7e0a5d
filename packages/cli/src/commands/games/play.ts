/** `lexiko play`: a game at one screen, set up by arguments or by questions, kept in a file at every step. */

import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ReadStream, WriteStream } from 'node:tty';
import type { LanguageId } from '@lexiko/languages';
import { PRESET_IDS, replay, type PresetId } from '@lexiko/rules';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { parseOptions, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { FRAME_COLUMNS, type Terminal } from '../../play/terminal/terminal.ts';
import { freshPath, GameFile, latestGame, readGame, setAside } from '../../play/game-file.ts';
import { Computers } from '../../play/computers.ts';
import { Game } from '../../play/game.ts';
import { runGame } from '../../play/game-loop.ts';
import { LineTerminal } from '../../play/terminal/line-terminal.ts';
import { confirmSetup } from '../../play/setup/lobby.ts';
import type { ColourDepth } from '../../play/terminal/palette.ts';
import { refusalText } from '../../play/text/refusal-text.ts';
import { resultLines } from '../../play/screens/result-page.ts';
import { sheetLines } from '../../play/screens/score-page.ts';
import { ScreenTerminal } from '../../play/terminal/screen-terminal.ts';
import { askPlan, planFrom, type ChosenPlan, type Wishes } from '../../play/setup/setup.ts';
import { TerminalSession } from '../../play/terminal-session.ts';
import { tableFrame } from '../../play/screens/table-frame.ts';
import { line, plainText, wrap, type Line } from '../../play/terminal/styled-text.ts';

interface PlayArguments extends Wishes {
  readonly file: string | null;
  readonly isNew: boolean;
  readonly seed: string | null;
  readonly starter: string | null;
  readonly agreed: boolean;
  readonly colour: boolean;
}

const OPTIONS = {
  preset: { type: 'string', choices: PRESET_IDS },
  players: { type: 'string' },
  option: { type: 'string', multiple: true },
  colours: { type: 'string' },
  starter: { type: 'string' },
  agreed: { type: 'boolean' },
  seed: { type: 'string' },
  file: { type: 'string' },
  new: { type: 'boolean' },
  'no-color': { type: 'boolean' },
} as const satisfies OptionTable;

function readArguments(args: readonly string[], io: Io): PlayArguments {
  const values = parseOptions(args, OPTIONS);
  const text = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const options = values['option'];
  return {
    preset: readPreset(text('preset')),
    players: text('players'),
    options: Array.isArray(options) ? options.map(String) : [],
    colours: text('colours'),
    language: GAME_LANGUAGES[io.texts.tag],
    starter: text('starter'),
    agreed: values['agreed'] === true,
    seed: text('seed'),
    file: text('file'),
    isNew: values['new'] === true,
    colour: values['no-color'] !== true && !io.env['NO_COLOR'],
    env: io.env,
  };
}

/** A game is offered in the language of the terminal. */
const GAME_LANGUAGES: Readonly<Record<TerminalTexts['tag'], LanguageId>> = { en: 'english', de: 'german' };

function readPreset(name: string | null): PresetId | null {
  if (name === null) return null;
  const preset = PRESET_IDS.find((id) => id === name);
  if (preset === undefined)
    throw new UsageError(({ terminalSetup }) => terminalSetup.noPreset(name, PRESET_IDS));
  return preset;
}

function isTerminal(io: Io): io is Io & { stdin: ReadStream; stdout: WriteStream } {
  return io.stdin.isTTY === true && io.stdout.isTTY === true && 'setRawMode' in io.stdin;
}

function depthOf(stdout: WriteStream, env: Io['env']): ColourDepth {
  const bits = typeof stdout.getColorDepth === 'function' ? stdout.getColorDepth({ ...env }) : 4;
  return bits >= 8 ? 256 : bits >= 4 ? 16 : 0;
}

async function run(args: readonly string[], io: Io): Promise<number> {
  const wishes = readArguments(args, io);
  const plan = wishes.players === null ? null : planOrThrow(wishes);
  const screen = isTerminal(io) && io.env['TERM'] !== 'dumb';
  const depth = screen && wishes.colour ? depthOf(io.stdout, io.env) : 0;
  const terminal: Terminal = screen ? new ScreenTerminal(io, depth) : new LineTerminal(io);
  let closing = NOTHING;
  try {
    closing = await runSession({ terminal, wishes, plan, colours: depth === 0 ? 'none' : 'shown' });
  } finally {
    terminal.close();
  }
  for (const text of closing.lines) io.stdout.write(`${text}\n`);
  for (const text of closing.faults) io.stderr.write(`${text}\n`);
  return 0;
}

function planOrThrow(wishes: PlayArguments): ChosenPlan {
  const plan = planFrom(wishes);
  if (!plan.ok) throw new UsageError(plan.error);
  return { ...plan.value, agreed: false };
}

/** What is printed after the terminal is restored. */
interface ClosingText {
  readonly lines: readonly string[];
  /** Refused actions of computers: bugs to report. */
  readonly faults: readonly string[];
}

const NOTHING: ClosingText = { lines: [], faults: [] };

interface SessionRequest {
  readonly terminal: Terminal;
  readonly wishes: PlayArguments;
  /** `null` if the players must be asked. */
  readonly plan: ChosenPlan | null;
  readonly colours: 'shown' | 'none';
}

/** Runs a game from its set-up to its end, or until somebody quits. */
async function runSession(request: SessionRequest): Promise<ClosingText> {
  const { terminal, wishes, colours } = request;
  const { texts } = terminal;
  const { terminalTable } = texts;
  const old = await resumed(request);
  if (old === 'stopped') return NOTHING;
  const plan = old === null ? (request.plan ?? (await askPlan(terminal, wishes))) : null;
  const path = wishes.file === null ? freshPath(wishes.env, new Date()) : resolve(wishes.file);
  const aside = plan !== null && existsSync(path) ? setAside(path) : null;
  const game = old ?? (plan === null ? null : await begun(request, plan, path));
  if (game === null) return NOTHING;
  const wasOver = game.state.phase === 'over';
  const agreed = wishes.agreed || plan?.agreed === true;
  const met = await confirmSetup(terminal, game, { ...wishes, agreed, config: plan?.config ?? null });
  const computers = new Computers(wishes.env, game.computerSeed);
  const session = new TerminalSession({ terminal, game, computers, colours });
  const welcome = [
    ...(aside === null ? [] : [terminalTable.setAside(aside)]),
    ...(game.hasItsDictionary ? [] : [terminalTable.dictionaryChanged]),
  ];
  if (met === 'begun') session.prepareComputers();
  const end = met === 'begun' ? await runGame(session, welcome) : 'quit';
  game.pause();
  const { faults } = session;
  if (end === 'quit') {
    const lines = [
      terminalTable.savedIn(game.file.path),
      terminalTable.goOnWith(`lexiko play --file ${game.file.path}`),
    ];
    return { lines, faults };
  }
  const board = tableFrame(session.scene('spectator')).lines;
  const lines = endLines(texts, game);
  if (terminal.kind === 'screen' && !wasOver) {
    await terminal.read(board);
    await terminal.read(lines);
  }
  const unreadNews = wasOver ? [] : session.unreadNews().flatMap((text) => wrap(text, FRAME_COLUMNS));
  return { lines: [...unreadNews, ...board.map(plainText), '', ...lines.map(plainText)], faults };
}

function endLines(texts: TerminalTexts, game: Game): readonly Line[] {
  return [
    ...resultLines(texts, game.state, game.seating),
    line(''),
    ...sheetLines(texts, game.events, game.seating),
    line(''),
    line(texts.terminalTable.logIsHere),
    line(game.file.path),
  ];
}

/** The game to resume; `null` for a new one. */
async function resumed({ terminal, wishes }: SessionRequest): Promise<Game | null | 'stopped'> {
  const { env, file, isNew } = wishes;
  const { texts } = terminal;
  const { terminalTable } = texts;
  if (file !== null) {
    const path = resolve(file);
    if (isNew || !existsSync(path)) return null;
    if (describesGame(wishes)) {
      throw new UsageError(terminalTable.holdsGame(path));
    }
    return Game.resume({ file: new GameFile(path, false), env, texts, hidesRacks: terminal.isWatched });
  }
  const latest = isNew || describesGame(wishes) ? null : latestGame(env);
  if (latest === null) return null;
  const offer = offerOf(texts, latest);
  if (offer === null) return null;
  const lines = offer.text.map((text) => line(text));
  const answer = await terminal.ask({
    frame: () => ({ lines, cursor: null }),
    news: [],
    notice: [],
    frameKey: 'resume',
    prompt: `${offer.canGoOn ? terminalTable.continueOrNew : terminalTable.startNew} `,
    untilMs: null,
  });
  if (answer.kind !== 'line') return 'stopped';
  if (!offer.canGoOn || /^n/iu.test(answer.text.trim())) return null;
  return Game.resume({ file: new GameFile(latest, false), env, texts, hidesRacks: terminal.isWatched });
}

/** Whether the arguments describe a new game. */
function describesGame({ preset, players, options, colours, seed }: PlayArguments): boolean {
  return preset !== null || players !== null || options.length > 0 || colours !== null || seed !== null;
}

/** The offer to resume the last game; `null` if it is over. A damaged file is named and left alone. */
function offerOf(
  texts: TerminalTexts,
  path: string,
): { readonly text: readonly string[]; readonly canGoOn: boolean } | null {
  try {
    const { events, notes } = readGame(path);
    if (events.some(({ type }) => type === 'ended')) return null;
    const { scores, ruleset } = replay(events);
    const standing = notes.seating.map(({ name }, seat) => `${name} ${scores[seat] ?? 0}`).join(', ');
    const about = `  ${texts.presets[ruleset.preset].title}: ${standing}`;
    return { text: [texts.terminalTable.unfinished, '', about, `  ${path}`, ''], canGoOn: true };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { text: wrap(error.say(texts), FRAME_COLUMNS), canGoOn: false };
  }
}

async function begun({ terminal, wishes }: SessionRequest, plan: ChosenPlan, path: string): Promise<Game> {
  const { env, seed } = wishes;
  const { texts } = terminal;
  const bytesFor = (purpose: string): Buffer =>
    seed === null ? randomBytes(32) : createHash('sha256').update(`${purpose} ${seed}`).digest();
  const seats = {
    seating: plan.seating,
    computerSeed: bytesFor('computers').readUInt32LE(),
    secret: bytesFor('lexiko').toString('hex'),
  };
  const file = new GameFile(path, true);
  const game = await Game.create(plan.config, seats, { file, env, texts, hidesRacks: terminal.isWatched });
  if (!game.ok) throw new UsageError(refusalText(texts, game.error));
  return game.value;
}

export const play: Command = {
  options: OPTIONS,
  run,
};
