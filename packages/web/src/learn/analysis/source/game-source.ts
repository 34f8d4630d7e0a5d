/** A finished game to analyse: stored on this device, fetched from a server, pasted, or passed on by another screen. */

import {
  gameTurns,
  isJudgedAtTable,
  positionTurn,
  tableTurns,
  type GameTurn,
  type TableTurn,
} from '@lexiko/analysis';
import {
  configure,
  err,
  ok,
  replay,
  type DictionaryIdentity,
  type GameConfig,
  type GameEvent,
  type PresetId,
  type Result,
  type Ruleset,
} from '@lexiko/rules';
import {
  exportGcg,
  gameTextKind,
  logPlayers,
  parseCgp,
  parseGcg,
  parseLog,
  pragmaOf,
  replayGcg,
  type GcgFile,
  type GcgPlayer,
  type GcgProblem,
  type ReplayedGame,
  type ReplayStart,
} from '@lexiko/rules/notation';
import { namedDictionary, type OfferedLexicon } from '../../../words/dictionaries.ts';
import { rulebookOf } from '../../../paper/paper-rules.ts';
import { EDITED_PRESETS, RULES_OPERATION } from '../../editor/edited-position.ts';
import { inLessonColours } from '../../lesson-table.ts';
import type { GameOrigin } from '../saved-analysis.ts';
import { begunGame } from './begun-game.ts';

export interface SourceGame {
  /** As it came. */
  readonly origin: GameOrigin;
  readonly file: GcgFile;
  readonly config: GameConfig;
  readonly ruleset: Ruleset;
  /** The list of words that the game was played with; `null` if only its name is known. */
  readonly dictionary: DictionaryIdentity | null;
  readonly replayed: ReplayedGame;
  readonly turns: readonly GameTurn[];
  /** A single position: no turn to judge, only moves to compare. */
  readonly isPosition?: true;
  /** For games with dice or moving tiles: the turns with their tables, and their log. */
  readonly atTable: { readonly tables: readonly TableTurn[]; readonly log: readonly GameEvent[] } | null;
}

export type SourceProblem =
  /** Neither GCG nor a log; for GCG, with the lines that cannot be read. */
  | { readonly code: 'unreadable'; readonly lines: readonly GcgProblem[] }
  /** GCG for a rulebook that GCG cannot hold. */
  | { readonly code: 'other-game' }
  /** Games with all tiles open are not judged turn by turn. */
  | { readonly code: 'open-letters' }
  | { readonly code: 'no-turns' };

/** `preset` is for GCG that does not name its rules; a log has its own. `own` are the word lists of this device. */
export function readGameText(
  text: string,
  preset: PresetId,
  names: readonly string[] = [],
  dictionary?: string,
  own: readonly OfferedLexicon[] = [],
): Result<SourceGame, SourceProblem> {
  const origin: GameOrigin = { text, preset, names, ...(dictionary === undefined ? {} : { dictionary }) };
  const source = readAny(origin, own);
  return source.ok ? ok({ ...source.value, origin }) : source;
}

function readAny(origin: GameOrigin, own: readonly OfferedLexicon[]): Result<ReadGame, SourceProblem> {
  const { text, names } = origin;
  switch (gameTextKind(text)) {
    case 'log':
      return readLog(origin, playerNames(logPlayers(text), names), own);
    case 'cgp':
      return readPosition(origin, own);
    case 'gcg':
    case null:
      return readGcg(origin, own);
  }
}

/** Options for the dictionary that the reader chose or the file names; none if this page does not have it. */
function wordOptions(
  chosen: string | undefined,
  named: string | null,
  own: readonly OfferedLexicon[],
): GameConfig['options'] & object {
  const lexicon = namedDictionary(chosen ?? '', own) ?? namedDictionary(named ?? '', own);
  return lexicon === null ? {} : { 'letters.language': lexicon.language, 'dictionary.id': lexicon.id };
}

/** The names written in the file, with `others` where there is none. */
function playerNames(written: readonly string[], others: readonly string[]): readonly string[] {
  return others.map((name, seat) => ((written[seat] ?? '') === '' ? name : (written[seat] ?? name)));
}

/** Makes a game of a position: one turn, in which the player on turn passes. */
function readPosition(
  { text, preset, names, dictionary }: GameOrigin,
  own: readonly OfferedLexicon[],
): Result<ReadGame, SourceProblem> {
  const read = parseCgp(text.trim().replaceAll(/[\t ]+/gu, ' '));
  if (!read.ok) return err({ code: 'unreadable', lines: [] });
  const { board, width, height, racks } = read.value;
  const scores = read.value.scores.length < 2 ? [...read.value.scores, 0] : read.value.scores;
  const operation = (wanted: string): string | null =>
    read.value.operations.find(({ name }) => name === wanted)?.text ?? null;
  const options = wordOptions(dictionary, operation('lex'), own);
  const rules = EDITED_PRESETS.find((id) => id === operation(RULES_OPERATION)) ?? preset;
  const config = inLessonColours({ preset: rules, sides: scores.length, options });
  const ruleset = configure(config);
  if (!ruleset.ok || ruleset.value.layout.width !== width || ruleset.value.layout.height !== height)
    return err({ code: 'other-game' });
  const [rack = []] = racks;
  const turn = positionTurn({ board, rack, scores }, ruleset.value);
  const players = scores.map((_, seat): GcgPlayer => ({ id: `player${seat + 1}`, name: names[seat] ?? '' }));
  return ok({
    file: { game: { players, pragmas: [], turns: [] }, lines: [] },
    config,
    ruleset: ruleset.value,
    dictionary: null,
    replayed: { turns: [], played: scores, final: scores, board, problems: [] },
    turns: [turn],
    isPosition: true,
    atTable: null,
  });
}

type ReadGame = Omit<SourceGame, 'origin'>;

function readGcg(
  { text, preset, dictionary }: GameOrigin,
  own: readonly OfferedLexicon[],
): Result<ReadGame, SourceProblem> {
  const file = parseGcg(text);
  if (!file.ok) return err({ code: 'unreadable', lines: file.error });
  const { game } = file.value;
  const options = wordOptions(dictionary, pragmaOf(game, 'lexicon'), own);
  const position = pragmaOf(game, 'position');
  const start = position === null ? null : parseCgp(position);
  if (start?.ok === false) return err({ code: 'unreadable', lines: [] });
  // GCG does not say which colours the board had.
  return counted(
    file.value,
    inLessonColours({ preset: rulebookOf(game) ?? preset, sides: game.players.length, options }),
    null,
    start?.value ?? null,
  );
}

function readLog(
  { text, dictionary: chosen }: GameOrigin,
  names: readonly string[],
  own: readonly OfferedLexicon[],
): Result<ReadGame, SourceProblem> {
  const events = parseLog(text);
  if (!events.ok) return err({ code: 'unreadable', lines: [] });
  // Options may change until the game starts, so the last ones count.
  const played = events.value.reduce<GameConfig | null>(
    (last, event) => (event.type === 'created' || event.type === 'configured' ? event.config : last),
    null,
  );
  if (played === null) return err({ code: 'unreadable', lines: [] });
  const other = otherWords(played, chosen, own);
  const config = other ?? played;
  const players = Array.from({ length: config.sides ?? 2 }, (_, seat): GcgPlayer => ({
    id: `player${seat + 1}`,
    name: names[seat] ?? `${seat + 1}`,
  }));
  const ruleset = configure(config);
  if (!ruleset.ok) return err({ code: 'unreadable', lines: [] });
  if (ruleset.value.solitaire.kind === 'openPool') return err({ code: 'open-letters' });
  const dictionary = other === null ? replay(events.value).dictionary : null;
  const begun = isJudgedAtTable(ruleset.value) ? null : begunGame(events.value, players, config);
  if (begun !== null)
    return counted(
      { game: begun.game, lines: begun.game.turns.map((_, at) => at + 1) },
      begun.config,
      dictionary,
      begun.position,
    );
  const game = exportGcg(events.value, players);
  if (!game.ok || isJudgedAtTable(ruleset.value))
    return readTable(events.value, { config, ruleset: ruleset.value, dictionary, players });
  return counted({ game: game.value, lines: game.value.turns.map((_, at) => at + 1) }, config, dictionary);
}

/** The rules with the dictionary that the reader chose; `null`: none, or one for other letters than the game had. */
function otherWords(
  config: GameConfig,
  chosen: string | undefined,
  own: readonly OfferedLexicon[],
): GameConfig | null {
  const ruleset = configure(config);
  const lexicon = namedDictionary(chosen ?? '', own);
  if (!ruleset.ok || lexicon === null || lexicon.language !== ruleset.value.language) return null;
  return { ...config, options: { ...config.options, 'dictionary.id': lexicon.id } };
}

function readTable(
  log: readonly GameEvent[],
  {
    config,
    ruleset,
    dictionary,
    players,
  }: Pick<SourceGame, 'config' | 'ruleset' | 'dictionary'> & { readonly players: readonly GcgPlayer[] },
): Result<ReadGame, SourceProblem> {
  const tables = tableTurns(log);
  if (tables.length === 0) return err({ code: 'no-turns' });
  const final = log.find((event) => event.type === 'ended')?.final ?? players.map(() => 0);
  return ok({
    file: { game: { players, pragmas: [], turns: [] }, lines: [] },
    config,
    ruleset,
    dictionary,
    replayed: { turns: [], played: final, final, board: [], problems: [] },
    turns: tables.map(({ turn }) => turn),
    atTable: { tables, log },
  });
}

function counted(
  file: GcgFile,
  config: GameConfig,
  dictionary: DictionaryIdentity | null = null,
  start: ReplayStart | null = null,
): Result<ReadGame, SourceProblem> {
  const { players } = file.game;
  const ruleset = configure({ ...config, sides: players.length });
  const squares = ruleset.ok ? ruleset.value.layout.width * ruleset.value.layout.height : 0;
  if (start !== null && start.board.length !== squares) return err({ code: 'other-game' });
  const replayed = replayGcg(file, config, start);
  if (!ruleset.ok || !replayed.ok) return err({ code: 'other-game' });
  const turns = gameTurns(file.game, replayed.value, ruleset.value, start);
  if (turns.length === 0) return err({ code: 'no-turns' });
  return ok({
    file,
    config: { ...config, sides: players.length },
    ruleset: ruleset.value,
    dictionary,
    replayed: replayed.value,
    turns,
    atTable: null,
  });
}
