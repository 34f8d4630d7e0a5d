/** Whether a value is a whole studied turn: a file may hold anything. */

import { INFERENCES, type Fact, type GameSettings, type JudgeKind, type StudiedTurn } from '@lexiko/analysis';

const MOST_COUNTED = 1_000_000;

type Check = (value: unknown) => boolean;

const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
/** Not negative, and no more than anybody asks for. */
const isCount: Check = (value) =>
  isNumber(value) && (value as number) >= 0 && (value as number) <= MOST_COUNTED;
const isText: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';

function orNull(check: Check): Check {
  return (value) => value === null || check(value);
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function oneOf(values: readonly string[]): Check {
  return (value) => values.some((one) => one === value);
}

/** Fields that must be there, and those that may. */
function objectOf(
  fields: Readonly<Record<string, Check>>,
  more: Readonly<Record<string, Check>> = {},
): Check {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const all = value as Readonly<Record<string, unknown>>;
    return (
      Object.entries(fields).every(([name, check]) => check(all[name])) &&
      Object.entries(more).every(([name, check]) => all[name] === undefined || check(all[name]))
    );
  };
}

const isPlacements = listOf(
  (value) => Array.isArray(value) && value.length === 2 && isNumber(value[0]) && isText(value[1]),
);
const isTiles = listOf(isText);

const isMove: Check = (value) =>
  objectOf({ type: oneOf(['exchange']), letters: listOf(isNumber), equityMilli: isNumber })(value) ||
  objectOf({
    type: oneOf(['play']),
    direction: oneOf(['across', 'down']),
    tiles: listOf(objectOf({ square: isNumber, letter: isNumber, isBlank: isBoolean })),
    score: isNumber,
    equityMilli: isNumber,
  })(value);

const isEnd = objectOf({
  turns: listOf(objectOf({ player: isNumber, notation: isText, score: isNumber, placed: isPlacements })),
  final: listOf(isNumber),
  isProven: isBoolean,
});

const isRated = objectOf(
  {
    move: isMove,
    notation: isText,
    score: isNumber,
    leave: isTiles,
    equity: isNumber,
    win: isNumber,
    isBingo: isBoolean,
  },
  { changes: isPlacements, end: isEnd },
);

const isDrawnMove = objectOf(
  {
    notation: isText,
    won: isNumber,
    tied: isNumber,
    ways: isNumber,
    isProven: isBoolean,
    results: orNull(listOf(oneOf(['won', 'tied', 'lost']))),
  },
  { margin: isNumber },
);

const isLastDraws = objectOf({
  bagSize: isNumber,
  draws: listOf(objectOf({ tiles: isTiles, ways: isNumber })),
  isComplete: isBoolean,
  moves: listOf(isDrawnMove),
});

const JUDGES: Readonly<Record<JudgeKind, true>> = {
  score: true,
  equity: true,
  simulated: true,
  'played-on': true,
  searched: true,
  solved: true,
};

const isKept = objectOf({ tiles: isTiles, worth: isNumber });
const isPair = { better: isNumber, other: isNumber };
const isMeasured = { more: isNumber, margin: isNumber, draws: isNumber };

/** By kind: every fact that there is. */
const FACTS: Readonly<Record<Fact['kind'], Check>> = {
  points: objectOf(isPair),
  bingo: objectOf({}),
  'not-a-word': objectOf({}),
  kept: objectOf({ better: isKept, other: isKept }),
  'hot-square': objectOf({
    which: oneOf(['better', 'other']),
    change: oneOf(['opened', 'closed', 'unclear']),
    square: isNumber,
    least: isNumber,
    share: isNumber,
    otherwise: isNumber,
    before: isNumber,
  }),
  replies: objectOf(isPair),
  'bingo-next': objectOf(isPair),
  out: objectOf({}),
  ends: objectOf({ ...isPair, proof: oneOf(['proven', 'searched', 'played-on']) }),
  'last-tile': objectOf({ ...isPair, ways: isNumber }),
  'last-draws': objectOf({ ...isPair, ways: isNumber, tiles: isNumber }),
  line: objectOf({ moves: listOf(objectOf({ notation: isText, score: isNumber })) }),
  final: objectOf(isPair),
  scores: objectOf({ ...isPair, ...isMeasured }),
  'even-scores': objectOf(isMeasured),
  wins: objectOf(isMeasured),
  even: objectOf({ ...isMeasured, points: orNull(objectOf({ more: isNumber, margin: isNumber })) }),
  worth: objectOf({ more: isNumber }),
};

const isFact: Check = (value) => {
  const kind = (value as { readonly kind?: unknown } | null)?.kind;
  const check = typeof kind === 'string' && Object.hasOwn(FACTS, kind) ? FACTS[kind as Fact['kind']] : null;
  return check?.(value) === true;
};

const isSettings = objectOf({
  playouts: isNumber,
  plies: orNull(isNumber),
  rivalRack: (value) => oneOf(['any', 'by-last-turn'])(value) || isTiles(value),
  added: listOf(isText),
});

/** The turn itself is not checked: it is taken from the game. */
const isStudied = objectOf({
  analysis: objectOf(
    {
      turn: objectOf({ number: isNumber, notation: isText }),
      judgedBy: oneOf(Object.keys(JUDGES)),
      best: (value) => listOf(isRated)(value) && (value as readonly unknown[]).length > 0,
      made: isRated,
      isValid: isBoolean,
      equityLoss: isNumber,
      winLoss: isNumber,
      lossMargins: orNull(objectOf({ equity: isNumber, win: isNumber })),
      luck: orNull(isNumber),
      diceLuck: orNull(isNumber),
      missedBingo: orNull(isRated),
    },
    { settings: isSettings, lastDraws: isLastDraws },
  ),
  better: isRated,
  other: orNull(isRated),
  facts: listOf(isFact),
  replies: listOf(objectOf({ score: isNumber, squares: listOf(isNumber) })),
  unseen: listOf(objectOf({ tile: isText, count: isNumber, worth: isNumber })),
});

export function isStudiedTurn(value: unknown): value is StudiedTurn {
  return isStudied(value);
}

const isAllSettings = objectOf({
  playouts: isCount,
  seconds: orNull(isCount),
  plies: orNull(isCount),
  inference: orNull(oneOf(INFERENCES)),
  dictionary: objectOf({ id: isText, name: isText }),
});

export function isGameSettings(value: unknown): value is GameSettings {
  return isAllSettings(value);
}

/** Whether every square that a checked turn names is one of a board of so many. */
export function isOnBoard(
  { analysis, better, other, facts, replies }: StudiedTurn,
  squares: number,
): boolean {
  const isSquare = (square: number): boolean =>
    Number.isSafeInteger(square) && square >= 0 && square < squares;
  const { made, best, missedBingo } = analysis;
  const moves = [made, better, ...best, ...(other === null ? [] : [other])];
  const laid = [...moves, ...(missedBingo === null ? [] : [missedBingo])].flatMap(
    ({ move, changes, end }) => [
      ...(move.type === 'play' ? move.tiles.map(({ square }) => square) : []),
      ...(changes ?? []).map(([square]) => square),
      ...(end?.turns ?? []).flatMap(({ placed }) => placed.map(([square]) => square)),
    ],
  );
  const named = facts.flatMap((fact) => (fact.kind === 'hot-square' ? [fact.square] : []));
  return (
    [...laid, ...named].every(isSquare) &&
    replies.every((reply) => reply.squares.every((one) => isSquare(one)))
  );
}
