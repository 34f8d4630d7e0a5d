/** `lexiko replay`: a GCG file played through the rules. */

import { replayGcg, type GcgFile, parseGcg, type ReplayedGame } from '@lexiko/rules/notation';
import {
  configure,
  PRESET_IDS,
  PRESETS,
  type GameConfig,
  type PresetId,
  type Refusal,
  type WordAuthority,
} from '@lexiko/rules';
import { unreadableText } from '@lexiko/texts';
import { authorityFor, NO_LAYERS } from '@lexiko/words';
import { parseArguments, UsageError, type Command, type Io } from '../command.ts';
import { loadTexts } from '../language.ts';
import { openLexicon } from '../lexicon-store.ts';
import { parseOption } from '../play/text/option-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import { printable } from '../printable-text.ts';
import { decodeGcg, readBytes } from '../replay/game-text.ts';
import { reportJson, reportText, type StrangeWord } from '../replay/replay-report.ts';

const HELP = `Usage: lexiko replay FILE.gcg [OPTIONS]

Plays a game in the GCG format through the rules (FILE may be -, standard input): every turn with its words, the points
of each word and the totals, then the settlement at the end. A wrong score, a wrong total or an illegal play is told with
its turn. Racks may be partial, and nobody has to have refilled them.

Options:
  --preset NAME        the rules: ${PRESET_IDS.filter((id) => PRESETS[id].game === 'classic').join(', ')} (default: standard-2007)
  --option KEY=VALUE   a rule that differs, such as rack.size=9; may be given several times
  --lexicon ID         also name the words that this dictionary does not have
  --json               one JSON object with these fields:
                         title      null if the file has none
                         preset
                         players    list of { id, name }
                         turns      list of { turn, line, player (id), kind, move, words, bonus, score, total }:
                                    kind is play, pass, exchange, exchange-count, withdrawn, challenge, time or
                                    rack-points; words is a list of { word, points }; score and total by the rules
                         played     points by player before letters left and time are settled
                         final      points by player in the end
                         problems   list of { turn, line, code, message } and what belongs to the code:
                                    WRONG_SCORE, WRONG_TOTAL (written, counted), ILLEGAL (refusal), BAD_PLACE
                                    (problem), TOO_MANY_OF_TILE (tile, held), NOTHING_TO_WITHDRAW
                         strangeWords  with --lexicon: list of { turn, word }

Exit status: 0 the file is right, 1 it has wrong scores or illegal plays, 2 it cannot be read.
`;

export const replay: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, {
      preset: { type: 'string' },
      option: { type: 'string', multiple: true },
      lexicon: { type: 'string' },
      json: { type: 'boolean' },
    });
    const [source, more] = positionals;
    if (source === undefined || more !== undefined)
      throw new UsageError(({ commandLine }) => commandLine.oneFile);
    const words =
      typeof values['lexicon'] === 'string'
        ? authorityFor(openLexicon(values['lexicon'], io.env), NO_LAYERS)
        : null;
    const preset = readPreset(values['preset'] ?? 'standard-2007');
    const file = await readGcg(source, io);
    if (file === null) return 2;
    const config = configFor(preset, values['option'], file.game.players.length);
    const replayed = replayGcg(file, config);
    if (!replayed.ok) throw notReplayed(replayed.error);
    const report = {
      game: file.game,
      preset,
      replayed: replayed.value,
      strangeWords: words === null ? null : strangeWords(replayed.value, words),
    };
    // Programs read the messages too, whatever the language of the terminal.
    io.stdout.write(
      values['json'] === true ? reportJson(await loadTexts('en'), report) : reportText(io.texts, report),
    );
    return replayed.value.problems.length === 0 ? 0 : 1;
  },
};

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

function configFor(preset: PresetId, given: unknown, sides: number): GameConfig {
  const options: Record<string, unknown> = {};
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
  const file = parseGcg(decodeGcg(await readBytes(source, io)));
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
