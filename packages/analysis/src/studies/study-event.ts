/**
 * What can happen to a study. A study is the list of its events, as a game is: whatever it shows is folded from them, and
 * an earlier state is a shorter list. All of it is plain data, and bounded.
 */

import type { PlayoutSettings } from '../turns/playout-settings.ts';
import type { JudgeKind } from '../turns/turn-analysis.ts';
import type { GameConfig } from '@lexiko/rules';
import type { Square, Tile } from '@lexiko/rules/board';
import {
  orNull,
  readConfig,
  readBoolean,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readShortText,
  readWhole,
  type GcgPlayer,
  type GcgPragma,
  type Reader,
} from '@lexiko/rules/notation';
import { err, ok } from '@lexiko/rules';

export const LONGEST_TITLE = 120;
export const LONGEST_NOTE = 4000;
/** What is said of a marked square. */
export const LONGEST_MARK = 120;
export const MOST_MARKS = 60;
export const MOST_CHAPTERS = 200;
/** Turns of a chapter with all its variations. */
export const MOST_TURNS = 2000;
/** Candidates of a kept analysis. */
export const MOST_CANDIDATES = 15;
/** Turns of a kept line: more than two racks and the passes between them make. */
export const MOST_LINE_TURNS = 60;
/** Draws of the last tiles in a kept analysis. */
export const MOST_DRAWS = 120;
export const MOST_EVENTS = 20_000;

export const LONGEST_ID = 24;
export const LONGEST_LINE = 200;
export const LONGEST_NAME = 60;
/** Lines about a game in the head of a file. */
export const MOST_PRAGMAS = 20;
/** Of a game that GCG cannot hold, in characters: many times what a long one takes. */
export const LONGEST_CHAPTER_LOG = 300_000;
const LONGEST_POSITION = 2000;
const LONGEST_NOTATION = 80;
const MOST_PLAYERS = 4;
const LARGEST_SQUARE = 10_000;
/** What the bag holds at the end, as tiles. */
const LONGEST_DRAW = 60;

/** Where a chapter begins: an empty board, or a position. */
export interface ChapterStart {
  readonly config: GameConfig;
  readonly players: readonly GcgPlayer[];
  /** What a file says about the game besides its title and its notes: word list, rulebook, whatever programs add. */
  readonly pragmas: readonly GcgPragma[];
  /** As CGP, the side to move first; `null`: the empty board. */
  readonly position: string | null;
}

/** A turn as a line of GCG without its notes: `>A: HNOR 8F HORN +14 14`. */
export interface TurnLine {
  readonly id: string;
  readonly line: string;
  readonly note: string;
}

/** A square that somebody points at, with what is said of it; the words may be empty. */
export interface MarkedSquare {
  readonly square: Square;
  readonly text: string;
}

export interface KeptCandidate {
  readonly notation: string;
  readonly score: number;
  readonly leave: readonly Tile[];
  readonly equity: number;
  /** 0 to 1. */
  readonly win: number;
  /** The rest of the game after it; absent: no search went there, or an earlier version kept it. */
  readonly line?: KeptLine;
}

/** A line to the end of the game. The candidate itself comes first, and the two players take turns. */
export interface KeptLine {
  /** A pass is `-`. */
  readonly turns: readonly { readonly notation: string; readonly score: number }[];
  /** Points by player after the final adjustment. */
  readonly final: readonly number[];
  /** Whether nobody can do better. */
  readonly isProven: boolean;
}

/** For which draws of the last tiles plays win. */
export interface KeptDraws {
  /** Tiles in the bag. */
  readonly bagSize: number;
  /** What the bag may hold, `AE[CH]`, and in how many ways. */
  readonly draws: readonly { readonly tiles: string; readonly ways: number }[];
  /** Whether these are all draws; otherwise a sample of them. */
  readonly isComplete: boolean;
  readonly moves: readonly KeptDrawnMove[];
}

export interface KeptDrawnMove {
  readonly notation: string;
  /** In how many of `ways` it wins and ties. */
  readonly won: number;
  readonly tied: number;
  readonly ways: number;
  readonly isProven: boolean;
  /** For each draw `w`, `t` or `l`: it wins, ties or loses; `null`: that is not known draw by draw. */
  readonly results: string | null;
  /** Half of the 95 % interval of its share of all draws; absent: it is known draw by draw, or an earlier version kept it. */
  readonly margin?: number;
}

/** An analysis of a position that somebody kept, with what it was made by. */
export interface KeptAnalysis {
  readonly rack: readonly Tile[];
  readonly judgedBy: JudgeKind;
  /** Playouts of each candidate; 0: none. */
  readonly playouts: number;
  /** How they were made; absent: there were none, or an earlier version kept it. */
  readonly how?: PlayoutSettings;
  /** The id of the word list. */
  readonly dictionary: string;
  /** Half of the 95 % interval of the best play over the second, as a share of winning; `null`: not played out. */
  readonly margin: number | null;
  /** The best first. */
  readonly candidates: readonly KeptCandidate[];
  /** Absent: draws were not the question, or an earlier version kept it. */
  readonly draws?: KeptDraws;
}

/** `node` is a turn of the chapter, or `''` for its start. `''` as `before` is the end of the list. */
export type StudyEvent =
  | { readonly type: 'titled'; readonly title: string }
  | {
      readonly type: 'chapter-added';
      readonly chapter: string;
      readonly title: string;
      readonly start: ChapterStart;
      /** A note on the start. */
      readonly note: string;
      readonly turns: readonly TurnLine[];
    }
  /** A game that GCG cannot hold: its places are numbered by the events of its log. */
  | {
      readonly type: 'log-chapter-added';
      readonly chapter: string;
      readonly title: string;
      readonly players: readonly GcgPlayer[];
      /** As a file has it. */
      readonly log: string;
      readonly note: string;
    }
  | { readonly type: 'chapter-titled'; readonly chapter: string; readonly title: string }
  | { readonly type: 'chapter-moved'; readonly chapter: string; readonly before: string }
  | { readonly type: 'chapter-removed'; readonly chapter: string }
  /** Each turn follows the one before it, the first one `after`. */
  | {
      readonly type: 'turns-added';
      readonly chapter: string;
      readonly after: string;
      readonly turns: readonly TurnLine[];
    }
  /** With everything that follows it. */
  | { readonly type: 'turn-removed'; readonly chapter: string; readonly node: string }
  /** It comes first among the turns that can be played there. */
  | { readonly type: 'turn-promoted'; readonly chapter: string; readonly node: string }
  | { readonly type: 'noted'; readonly chapter: string; readonly node: string; readonly text: string }
  | {
      readonly type: 'marked';
      readonly chapter: string;
      readonly node: string;
      readonly marks: readonly MarkedSquare[];
    }
  | {
      readonly type: 'analysis-kept';
      readonly chapter: string;
      readonly node: string;
      readonly analysis: KeptAnalysis | null;
    }
  /** The study is again as it was after the event of this number. */
  | { readonly type: 'reverted'; readonly to: number };

export type StudyEventType = StudyEvent['type'];

/** An event with its place in the study, from 1, and when it happened. */
export interface StudyEntry {
  readonly number: number;
  readonly atMs: number;
  readonly event: StudyEvent;
}

const readId = readShortText(LONGEST_ID);
const readTitle = readShortText(LONGEST_TITLE);
const readNote = readShortText(LONGEST_NOTE);
const readTiles = readList(readShortText(LONGEST_NAME));

function atMost<T>(most: number, reader: Reader<readonly T[]>): Reader<readonly T[]> {
  return (value, path) =>
    Array.isArray(value) && value.length > most
      ? err({ path, expected: { code: 'LENGTH', length: most } })
      : reader(value, path);
}

const readPlayers: Reader<readonly GcgPlayer[]> = atMost(
  MOST_PLAYERS,
  readList(readObject<GcgPlayer>({ id: readId, name: readShortText(LONGEST_NAME) })),
);

/** Whether the game in it can have happened is checked where the chapter is made. */
const readLog: Reader<string> = readShortText(LONGEST_CHAPTER_LOG);

const readStart: Reader<ChapterStart> = readObject<ChapterStart>({
  config: readConfig,
  players: readPlayers,
  pragmas: atMost(
    MOST_PRAGMAS,
    readList(readObject<GcgPragma>({ name: readShortText(LONGEST_NAME), text: readShortText(LONGEST_LINE) })),
  ),
  position: orNull(readShortText(LONGEST_POSITION)),
});

const readTurns: Reader<readonly TurnLine[]> = atMost(
  MOST_TURNS,
  readList(readObject<TurnLine>({ id: readId, line: readShortText(LONGEST_LINE), note: readNote })),
);

const readMarks: Reader<readonly MarkedSquare[]> = atMost(
  MOST_MARKS,
  readList(
    readObject<MarkedSquare>({ square: readWhole(0, LARGEST_SQUARE), text: readShortText(LONGEST_MARK) }),
  ),
);

const JUDGES = [
  'score',
  'equity',
  'simulated',
  'played-on',
  'searched',
  'solved',
] as const satisfies readonly JudgeKind[];

const readRivalWord = readOneOf(['any', 'by-last-turn'] as const);

const readHow: Reader<PlayoutSettings> = readObject<PlayoutSettings>({
  playouts: readWhole(0),
  plies: orNull(readWhole(0)),
  rivalRack: (value, path) =>
    typeof value === 'string' ? readRivalWord(value, path) : readTiles(value, path),
  added: atMost(MOST_CANDIDATES, readList(readShortText(LONGEST_NOTATION))),
});

const readLine: Reader<KeptLine> = readObject<KeptLine>({
  turns: atMost(
    MOST_LINE_TURNS,
    readList(
      readObject<KeptLine['turns'][number]>({
        notation: readShortText(LONGEST_NOTATION),
        score: readWhole(),
      }),
    ),
  ),
  final: atMost(MOST_PLAYERS, readList(readNumber)),
  isProven: readBoolean,
});

const readPlainDraws: Reader<KeptDraws> = readObject<KeptDraws>({
  bagSize: readWhole(1),
  draws: atMost(
    MOST_DRAWS,
    readList(
      readObject<KeptDraws['draws'][number]>({ tiles: readShortText(LONGEST_DRAW), ways: readWhole(1) }),
    ),
  ),
  isComplete: readBoolean,
  moves: atMost(
    MOST_CANDIDATES,
    readList(
      readObject<Omit<KeptDrawnMove, 'margin'>, Required<Pick<KeptDrawnMove, 'margin'>>>(
        {
          notation: readShortText(LONGEST_NOTATION),
          won: readWhole(0),
          tied: readWhole(0),
          ways: readWhole(0),
          isProven: readBoolean,
          results: orNull(readShortText(MOST_DRAWS)),
        },
        { margin: readNumber },
      ),
    ),
  ),
});

const readDraws: Reader<KeptDraws> = (value, path) => {
  const draws = readPlainDraws(value, path);
  if (!draws.ok) return draws;
  const length = draws.value.draws.length;
  const at = draws.value.moves.findIndex(({ results }) => !hasResults(results, length));
  return at < 0 ? draws : err({ path: `${path}.moves[${at}].results`, expected: { code: 'LENGTH', length } });
};

function hasResults(results: string | null, draws: number): boolean {
  return results === null || (results.length === draws && /^[wtl]*$/u.test(results));
}

type LateParts = 'how' | 'draws';

const readKept: Reader<KeptAnalysis> = readObject<
  Omit<KeptAnalysis, LateParts>,
  Required<Pick<KeptAnalysis, LateParts>>
>(
  {
    rack: readTiles,
    judgedBy: readOneOf(JUDGES),
    playouts: readWhole(0),
    dictionary: readShortText(LONGEST_NAME),
    margin: orNull(readNumber),
    candidates: atMost(
      MOST_CANDIDATES,
      readList(
        readObject<Omit<KeptCandidate, 'line'>, Required<Pick<KeptCandidate, 'line'>>>(
          {
            notation: readShortText(LONGEST_NOTATION),
            score: readWhole(),
            leave: readTiles,
            equity: readNumber,
            win: readNumber,
          },
          { line: readLine },
        ),
      ),
    ),
  },
  { how: readHow, draws: readDraws },
);

type EventOf<T extends StudyEventType> = Extract<StudyEvent, { readonly type: T }>;

const READERS: { readonly [T in StudyEventType]: Reader<Omit<EventOf<T>, 'type'>> } = {
  titled: readObject({ title: readTitle }),
  'chapter-added': readObject({
    chapter: readId,
    title: readTitle,
    start: readStart,
    note: readNote,
    turns: readTurns,
  }),
  'log-chapter-added': readObject({
    chapter: readId,
    title: readTitle,
    players: readPlayers,
    log: readLog,
    note: readNote,
  }),
  'chapter-titled': readObject({ chapter: readId, title: readTitle }),
  'chapter-moved': readObject({ chapter: readId, before: readId }),
  'chapter-removed': readObject({ chapter: readId }),
  'turns-added': readObject({ chapter: readId, after: readId, turns: readTurns }),
  'turn-removed': readObject({ chapter: readId, node: readId }),
  'turn-promoted': readObject({ chapter: readId, node: readId }),
  noted: readObject({ chapter: readId, node: readId, text: readNote }),
  marked: readObject({ chapter: readId, node: readId, marks: readMarks }),
  'analysis-kept': readObject({ chapter: readId, node: readId, analysis: orNull(readKept) }),
  reverted: readObject({ to: readWhole(0) }),
};

const readType = readOneOf(Object.keys(READERS) as StudyEventType[]); // its keys are the event types

/** An event from unknown JSON. Whether it fits the study is decided when it is applied. */
export const readStudyEvent: Reader<StudyEvent> = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return err({ path, expected: { code: 'OBJECT' } });
  const { type: named, ...fields } = value as Readonly<Record<string, unknown>>;
  const type = readType(named, `${path}.type`);
  if (!type.ok) return type;
  const read: Reader<object> = READERS[type.value];
  const event = read(fields, path);
  // The reader of its own type has read every field.
  return event.ok ? ok({ type: type.value, ...event.value } as StudyEvent) : event;
};
