/** `lexiko replay`: a GCG file played through the rules. */

import {
  gameTextKind,
  replayGcg,
  type GcgFile,
  parseGcg,
  pragmaOf,
  type ReplayedGame,
} from '@lexiko/rules/notation';
import {
  configure,
  PRESET_IDS,
  type GameConfig,
  type PresetId,
  type Refusal,
  type WordAuthority,
} from '@lexiko/rules';
import { unreadableText } from '@lexiko/texts';
import { authorityFor, NO_LAYERS, type Lexicon } from '@lexiko/words';
import { parseFileArguments, UsageError, type Command, type OptionTable, type Io } from '../../command.ts';
import { loadTexts } from '../../language.ts';
import { openLexicon } from '../../lexicon-store.ts';
import { CLASSIC_PRESETS, tilesOf } from '../../moves/position-input.ts';
import { lexiconCalled } from '../../named-lexicon.ts';
import { parseOption } from '../../play/text/option-text.ts';
import { refusalText } from '../../play/text/refusal-text.ts';
import { printable } from '../../printable-text.ts';
import { decodeGcg, readBytes } from '../../replay/game-text.ts';
import { reportJson, reportText, type StrangeWord } from '../../replay/replay-report.ts';

const OPTIONS = {
  preset: { type: 'string', choices: CLASSIC_PRESETS, usual: 'standard-2007' },
  option: { type: 'string', multiple: true },
  lexicon: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionTable;

export const replay: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, file: source } = parseFileArguments(args, OPTIONS);
    const preset = readPreset(values['preset'] ?? 'standard-2007');
    const file = await readGcg(source, io);
    if (file === null) return 2;
    const lexicon = lexiconFor(file, values['lexicon'], io);
    const config = configFor(preset, values['option'], file.game.players.length, lexicon);
    const replayed = replayGcg(file, config);
    if (!replayed.ok) throw notReplayed(replayed.error);
    const report = {
      game: file.game,
      preset,
      replayed: replayed.value,
      strangeWords: lexicon === null ? null : strangeWords(replayed.value, authorityFor(lexicon, NO_LAYERS)),
    };
    // Programs read the messages too, whatever the language of the terminal.
    io.stdout.write(
      values['json'] === true ? reportJson(await loadTexts('en'), report) : reportText(io.texts, report),
    );
    return replayed.value.problems.length === 0 ? 0 : 1;
  },
};

/** The lexicon that the user names, else the one that the file names, if it is at hand. */
function lexiconFor({ game }: GcgFile, chosen: unknown, { env }: Io): Lexicon | null {
  if (typeof chosen === 'string') return openLexicon(chosen, env);
  const named = pragmaOf(game, 'lexicon');
  const id = named === null ? null : lexiconCalled(named, env);
  return id === null ? null : openLexicon(id, env);
}

function notReplayed(error: Refusal | { readonly code: 'NOT_CLASSIC' }): UsageError {
  return new UsageError((texts) =>
    error.code === 'NOT_CLASSIC' ? texts.games.noDice : refusalText(texts, error),
  );
}

function readPreset(name: unknown): PresetId {
  const preset = PRESET_IDS.find((id) => id === name);
  if (preset === undefined)
    throw new UsageError(({ terminalSetup }) => terminalSetup.noPreset(String(name), PRESET_IDS));
  return preset;
}

function configFor(preset: PresetId, given: unknown, sides: number, lexicon: Lexicon | null): GameConfig {
  const options: Record<string, unknown> = lexicon === null ? {} : tilesOf(lexicon);
  for (const text of Array.isArray(given) ? given : []) {
    const option = parseOption(String(text), { sides, names: [] });
    if (!option.ok) throw new UsageError(option.error);
    options[option.value.key] = option.value.value;
  }
  const config = { preset, options, sides };
  const configured = configure(config);
  if (!configured.ok) throw new UsageError((texts) => refusalText(texts, configured.error));
  return config;
}

/** Lines that cannot be read and are told one by one. */
const MOST_TOLD = 20;

/** `null`: the file cannot be read, and why has been told, line by line. */
async function readGcg(source: string, io: Io): Promise<GcgFile | null> {
  const text = decodeGcg(await readBytes(source, io));
  if (gameTextKind(text) === 'log') throw new UsageError(({ games }) => games.logNotGcg(source));
  const file = parseGcg(text);
  if (file.ok) return file.value;
  const { games } = io.texts;
  const name = source === '-' ? games.standardInput : source;
  const more = file.error.length - MOST_TOLD;
  for (const problem of file.error.slice(0, MOST_TOLD))
    io.stderr.write(`lexiko replay: ${name}: ${printable(unreadableText(io.texts, problem))}\n`);
  if (more > 0) io.stderr.write(`lexiko replay: ${name}: ${games.moreUnreadable(more)}\n`);
  return null;
}

function strangeWords({ turns }: ReplayedGame, authority: WordAuthority): readonly StrangeWord[] {
  return turns.flatMap(({ number, words }) =>
    words.filter(({ word }) => authority.fault(word) !== null).map(({ word }) => ({ turn: number, word })),
  );
}
