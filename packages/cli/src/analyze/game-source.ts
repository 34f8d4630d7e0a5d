/** A game to be analysed: a GCG file, or a log of Lexiko, which is turned into the same. */

import {
  configure,
  exportGcg,
  parseGcg,
  parseLog,
  replayGcg,
  type GameConfig,
  type GameEvent,
  type GcgGame,
  type GcgPlayer,
  type ReplayedGame,
  type Ruleset,
} from '@lexiko/rules';
import { UsageError } from '../command.ts';
import { refusalText } from '../play/refusal-text.ts';
import { decodeGcg } from '../replay/game-text.ts';
import { gcgFaultText } from '../replay/replay-text.ts';

export type SourceGame =
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
    };

/** `given` are the rules that the user names; a log knows its own. Throws a `UsageError`. */
export function readGame(bytes: Uint8Array, given: (sides: number) => GameConfig): SourceGame {
  const text = decodeGcg(bytes);
  const isLog = text.trimStart().startsWith('{');
  const read = isLog ? fromLog(text) : fromGcg(text, given);
  const ruleset = configure(read.config);
  if (!ruleset.ok) throw new UsageError(refusalText(ruleset.error));
  if (ruleset.value.sides < 2) throw new UsageError('a game of one side has nobody to win against.');
  if ('events' in read) return { ...read, kind: 'log', ruleset: ruleset.value };
  const { game, lines, config } = read;
  const replayed = replayGcg({ game, lines }, config);
  if (!replayed.ok)
    throw new UsageError(replayed.error.code === 'NOT_CLASSIC' ? CLASSIC_ONLY : refusalText(replayed.error));
  return { kind: 'gcg', game, ruleset: ruleset.value, replayed: replayed.value };
}

const CLASSIC_ONLY = 'GCG holds no game of Crosswords; a log of Lexiko does.';

interface ReadGame {
  readonly game: GcgGame;
  readonly lines: readonly number[];
  readonly config: GameConfig;
}

function fromGcg(text: string, given: (sides: number) => GameConfig): ReadGame {
  const file = parseGcg(text);
  if (!file.ok) {
    const [problem] = file.error;
    throw new UsageError(
      problem === undefined ? 'not a game.' : `line ${problem.line}: ${gcgFaultText(problem)}`,
    );
  }
  return { ...file.value, config: given(file.value.game.players.length) };
}

interface ReadLog {
  readonly events: readonly GameEvent[];
  readonly players: readonly GcgPlayer[];
  readonly config: GameConfig;
}

function fromLog(text: string): ReadGame | ReadLog {
  const events = parseLog(text);
  if (!events.ok) throw new UsageError(`not a log that can be read (${events.error.code}).`);
  const [first] = events.value;
  if (first?.type !== 'created') throw new Error('a log begins with its game');
  // What was agreed later counts: options may change until the game begins.
  const config = events.value.reduce(
    (latest, event) => (event.type === 'configured' ? event.config : latest),
    first.config,
  );
  const sides = config.sides ?? 2;
  const players = Array.from({ length: sides }, (_, seat) => ({
    id: `${seat + 1}`,
    name: `Player ${seat + 1}`,
  }));
  const game = exportGcg(events.value, players);
  if (!game.ok) return { events: events.value, players, config };
  return { game: game.value, lines: game.value.turns.map((_, at) => at + 1), config };
}
