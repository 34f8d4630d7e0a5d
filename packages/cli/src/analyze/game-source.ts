/** A game to be analysed: a GCG file, or a log of Lexiko, which is turned into the same. */

import { isJudgedAtTable } from '@lexiko/analysis';
import { configure, type GameConfig, type GameEvent, type Ruleset } from '@lexiko/rules';
import {
  exportGcg,
  logPlayers,
  parseGcg,
  parseLog,
  pragmaOf,
  replayGcg,
  type GcgFile,
  type GcgGame,
  type GcgPlayer,
  type ReplayedGame,
} from '@lexiko/rules/notation';
import { unreadableText } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { UsageError } from '../command.ts';
import type { NamedWords } from '../named-lexicon.ts';
import { logProblemText } from '../log-text.ts';
import { refusalText } from '../play/text/refusal-text.ts';
import { printable } from '../printable-text.ts';
import { decodeGcg } from '../replay/game-text.ts';

export type SourceGame = NamedWords &
  (
    | {
        readonly kind: 'gcg';
        readonly game: GcgGame;
        readonly ruleset: Ruleset;
        readonly replayed: ReplayedGame;
      }
    /** A log of what GCG cannot hold: Crosswords, and letters that moved on the board. */
    | {
        readonly kind: 'log';
        readonly events: readonly GameEvent[];
        readonly players: readonly GcgPlayer[];
        readonly ruleset: Ruleset;
      }
  );

/** `given` are the rules that the user names for a GCG file; a log knows its own. Throws a `UsageError`. */
export function readGame(
  texts: TerminalTexts,
  bytes: Uint8Array,
  given: (sides: number, words: NamedWords) => GameConfig,
): SourceGame {
  const text = decodeGcg(bytes);
  const isLog = text.trimStart().startsWith('{');
  const read = isLog ? fromLog(text, texts.games.player) : fromGcg(text, given);
  const ruleset = configure(read.config);
  if (!ruleset.ok) throw new UsageError(refusalText(texts, ruleset.error));
  if (ruleset.value.solitaire.kind === 'openPool') throw new UsageError(texts.games.openPool);
  if (read.file === null || isJudgedAtTable(ruleset.value)) {
    // GCG does not tell how letters moved.
    if (read.events === null) throw new UsageError(texts.games.noMovedTiles);
    return { kind: 'log', events: read.events, players: read.players, ruleset: ruleset.value, ...read.words };
  }
  const { config } = read;
  const { game, lines } = read.file;
  const replayed = replayGcg({ game, lines }, config);
  if (!replayed.ok) {
    const { error } = replayed;
    throw new UsageError(error.code === 'NOT_CLASSIC' ? texts.games.noCrosswords : refusalText(texts, error));
  }
  return { kind: 'gcg', game, ruleset: ruleset.value, replayed: replayed.value, ...read.words };
}

interface ReadGame {
  /** `null`: GCG cannot hold it. */
  readonly file: GcgFile | null;
  /** `null`: there is no log. */
  readonly events: readonly GameEvent[] | null;
  readonly players: readonly GcgPlayer[];
  readonly config: GameConfig;
  readonly words: NamedWords;
}

function fromGcg(text: string, given: (sides: number, words: NamedWords) => GameConfig): ReadGame {
  const file = parseGcg(text);
  if (!file.ok) {
    const { error } = file;
    throw new UsageError((texts) =>
      error.map((problem) => printable(unreadableText(texts, problem))).join('\n'),
    );
  }
  const { players } = file.value.game;
  const words = { named: pragmaOf(file.value.game, 'lexicon'), begun: null };
  return { file: file.value, events: null, players, config: given(players.length, words), words };
}

function fromLog(text: string, unnamed: (number: number) => string): ReadGame {
  const events = parseLog(text);
  if (!events.ok) throw new UsageError((texts) => logProblemText(texts, events.error));
  const [first] = events.value;
  if (first?.type !== 'created') throw new Error('a log begins with its game');
  // What was agreed later counts: options may change until the game begins.
  const config = events.value.reduce(
    (latest, event) => (event.type === 'configured' ? event.config : latest),
    first.config,
  );
  const names = logPlayers(text);
  const players = Array.from({ length: config.sides ?? 2 }, (_, seat) => ({
    id: `${seat + 1}`,
    name: (names[seat] ?? '') === '' ? unnamed(seat + 1) : printable(names[seat] ?? ''),
  }));
  const game = exportGcg(events.value, players);
  const file = game.ok ? { game: game.value, lines: game.value.turns.map((_, at) => at + 1) } : null;
  const began = events.value.find((event) => event.type === 'began');
  const words = { named: null, begun: began?.dictionary ?? null };
  return { file, events: events.value, players, config, words };
}
