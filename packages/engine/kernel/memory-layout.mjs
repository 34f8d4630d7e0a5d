/**
 * What the kernel keeps in its memory, in order, by size. Addresses follow from the sizes: `memoryMap` writes them down
 * as the constants of `src/kernel/memory-map.ts`, because both compilers of the kernel put a plain number into the code
 * and nothing else. The big tables (graph, word map, leaves, lists) follow from `FREE` on, at addresses that the host
 * writes into `AT_…`.
 */

/** @typedef {{ readonly name: string, readonly value: number, readonly about?: string }} Size */
/** @typedef {{ readonly name: string, readonly bytes: number, readonly align?: number, readonly about?: string }} Region */
/** @typedef {Region & { readonly address: number }} PlacedRegion */

const WORD = 4;
/** Tables begin with a line of the cache; single numbers share one. */
const LINE = 64;

/** 0 means "none" wherever an address is kept, so nothing stands there; nor near it, to tell mistakes from addresses. */
const FIRST_ADDRESS = 1024;

const MAX_SIDE = 21;
const LANE_CELLS = 24;
const MAX_RACK = 12;
const MAX_LETTER = 63;
const LETTERS = MAX_LETTER + 1;
const MOST_SIDES = 4;
const MOST_PLIES = 62;
const MOST_DEALS = 64;
const DEAL_BYTES = 512;
const CELL_BYTES = 32;
const STATE_BYTES = 32;
const RANKED_BYTES = 16;
const SQUARE_BYTES = 8;
const SHAPE_BYTES = 32 + (MAX_SIDE + 1) * 32;
const SLOT_BYTES = 32;
const BUCKET_COUNT = 1024;
const ANAGRAM_CANDIDATE_BYTES = 16;
const PLAY_BYTES = 48;
const PLAYOUT_PLY_BYTES = 16;
const PLAYOUT_BYTES = 40;
const WORD_MAP_HEAD_BYTES = 32;
const MOST_STANDING = 16;

/** With all tiles different there are two to the number of tiles; equal tiles make fewer. */
const MOST_STATES = 2 ** MAX_RACK;
/** More than bounds ever make of a board. */
const MOST_SLOTS = 11_264;
const MOST_ANAGRAM_CANDIDATES = 1024;
/** More tiles than any box has. */
const MOST_TILES = 768;

/** Limits, and the sizes of things that regions hold many of. */
/** @type {readonly Size[]} */
export const SIZES = [
  { name: 'MAX_SIDE', value: MAX_SIDE, about: 'The largest board, in squares.' },
  { name: 'LANE_CELLS', value: LANE_CELLS, about: 'The squares of a lane with a wall at either end.' },
  { name: 'MAX_RACK', value: MAX_RACK, about: 'The largest rack.' },
  {
    name: 'MAX_LETTER',
    value: MAX_LETTER,
    about:
      'Letters are numbered from 1 to this; 0 is the blank, and the separator in the graph. Alphabets have at most 62: the last can serve as a tile that is in no word.',
  },
  { name: 'MOST_SIDES', value: MOST_SIDES },
  { name: 'MOST_PLIES', value: MOST_PLIES, about: 'Turns of a playout that are counted apart.' },
  { name: 'MOST_DEALS', value: MOST_DEALS, about: 'The most playouts of one call.' },
  { name: 'DEAL_BYTES', value: DEAL_BYTES, about: 'A byte a tile.' },
  { name: 'CELL_BYTES', value: CELL_BYTES },
  { name: 'STATE_BYTES', value: STATE_BYTES },
  { name: 'RANKED_BYTES', value: RANKED_BYTES },
  { name: 'SQUARE_BYTES', value: SQUARE_BYTES },
  { name: 'SHAPE_BYTES', value: SHAPE_BYTES },
  { name: 'SLOT_BYTES', value: SLOT_BYTES },
  { name: 'BUCKET_COUNT', value: BUCKET_COUNT },
  { name: 'MOST_ANAGRAM_CANDIDATES', value: MOST_ANAGRAM_CANDIDATES },
  { name: 'ANAGRAM_CANDIDATE_BYTES', value: ANAGRAM_CANDIDATE_BYTES },
  { name: 'PLAY_BYTES', value: PLAY_BYTES },
  { name: 'PLAYOUT_PLY_BYTES', value: PLAYOUT_PLY_BYTES },
  { name: 'PLAYOUT_BYTES', value: PLAYOUT_BYTES },
  {
    name: 'MOST_STANDING',
    value: MOST_STANDING,
    about: 'Ways out that are remembered (endgame/standing.ts).',
  },
];

/**
 * A region of one number.
 * @param {string} name
 * @param {string} [about]
 * @returns {Region}
 */
function number(name, about) {
  return about === undefined ? { name, bytes: WORD } : { name, bytes: WORD, about };
}

/**
 * A table that begins a line of the cache.
 * @param {string} name
 * @param {number} bytes
 * @param {string} [about]
 * @returns {Region}
 */
function table(name, bytes, about) {
  return about === undefined ? { name, bytes, align: LINE } : { name, bytes, align: LINE, about };
}

/** @type {readonly { readonly title: string, readonly regions: readonly Region[] }[]} */
export const GROUPS = [
  {
    title: 'Numbers that the host writes.',
    regions: [
      number('COLUMNS'),
      number('ROWS'),
      number('WIDE', '1 when letters above 31 exist: letter sets then have two words.'),
      number('LETTERS'),
      number('RACK_SIZE'),
      number('OPENING_TILES', 'The fewest tiles of a play on the empty board.'),
      number('OPENING_DOWN', '1 when the first play may also go down.'),
      number('EXCHANGE_BAG', 'The fewest tiles in the bag for an exchange.'),
      {
        name: 'COSTLY_LETTERS',
        bytes: 2 * WORD,
        about: 'Letters (two words) that cost `openingCost` of their square on the empty board.',
      },
      number('AT_GADDAG'),
      number('AT_LEAVES', '0: leaves are worth nothing.'),
      number('AT_LEAVE_VALUES'),
      number('AT_MOVES'),
      number('MOVE_CAPACITY'),
      number('AT_TRAIL'),
      number('TRAIL_END', 'Where the last entry of the trail may start.'),
      number('AT_JOURNAL'),
      number(
        'LEAVES_ADD_UP',
        '1: a leave is worth all listed racks that it contains, added up; 0: it is worth what it is listed with.',
      ),
    ],
  },
  {
    title: 'Numbers that the kernel keeps.',
    regions: [
      number('TILES_ON_BOARD'),
      number('FULL_RACK'),
      number('RACK_TILES'),
      number('MOVE_COUNT'),
      number('TRAIL_TOP'),
      number('LANE', 'The lane that generation is at, and its plane.'),
      number('PLANE'),
      number('LEFT_LIMIT', 'The leftmost square that new tiles may take.'),
      number('RIGHT_START', 'The first square to the right.'),
      number('JOURNAL_TOP'),
      number('BEST_ONLY', '1 while walks keep only the best play.'),
      number('SLOT_COUNT'),
      number('BAG_SIZE'),
      number('ANAGRAM_CANDIDATES_TOP'),
      number('BOUND_LANE', 'The lane that bounds are at, and its plane.'),
      number('BOUND_PLANE'),
      number('DEAD_SQUARES', 'Squares of that lane where no tile of the rack fits (bits).'),
      number('LAID_TRAIL', 'A word laid with blanks (see listing/blanks.ts): its trail.'),
      { name: 'BLANK_LETTERS', bytes: 2 * WORD, about: 'Its letters that may be blanks (two words).' },
      number('WORD_FACTOR', 'What it is multiplied with.'),
      number('BUCKET_ROWS', 'Rows of buckets (see best/slots.ts) with a slot in them (bits).'),
    ],
  },
  {
    title: 'Self-play.',
    regions: [
      number('RANDOM_STATE'),
      { name: 'SIDE_SCORES', bytes: 2 * WORD },
      number('GAMES_TURNS', 'Sums over all games.'),
      number('GAMES_SCORE'),
      number('GAMES_CHECKSUM'),
    ],
  },
  {
    title: 'The endgame search. Written by the host …',
    regions: [
      number('SIDES'),
      number('IDLE_LIMIT', 'So many turns in a row without a play end the game.'),
      number('PASS_RULE', 'See `PASS_FREELY` and those after it (endgame/ply.ts).'),
      number('AT_PLIES'),
      number('AT_GROUPS', 'The letter groups, words by side and letter.'),
      number('AT_ENTRIES'),
      number('ENTRY_CAPACITY', 'A power of two.'),
      number('AT_LISTS'),
      number('LISTS_END'),
      number('AT_KNOWN'),
      number('KNOWN_CAPACITY', 'A power of two.'),
      number('AT_CANDIDATES', 'Candidates of all plies on the line, 8 bytes each: promise, play.'),
      number('CANDIDATES_END'),
      number('AT_WORTHS', 'What being rid of tiles promises, in words, by side and needs.'),
      number('NODE_LIMIT'),
      number('WORK_LIMIT', 'Until WORK has grown to this, the search goes on without asking the host.'),
      number(
        'HELD',
        'Whom a proof holds to its strategy: NOBODY, or SIDE_ZERO or THE_OTHERS (endgame/search.ts) plus four times a number that tells proofs apart.',
      ),
    ],
  },
  {
    title: '… and kept by the kernel.',
    regions: [
      number('SEARCH', 'Counts searches, so that what earlier ones left in the tables need not be cleared.'),
      number('LISTS_TOP'),
      number('ENTRIES_USED'),
      number('STATES_RACK', 'Whose states are filled: the rack, and the side from bit 16 on.'),
      number('STOPPED', 'Why the search must stop: see endgame/lanes.ts.'),
      number('WORK', 'A measure of the time that the search has taken.'),
      number('NODES'),
      number('GUESSED', '1 if a value since it was last cleared rests on a line cut short.'),
      number('CANDIDATES_TOP'),
      number('ROOT', 'The ply that the calls from outside mean.'),
      number('REPLY', 'The best play of the node that was finished last.'),
      number('STANDING_COUNT', "The other side's ways out (see endgame/standing.ts)."),
      table('STANDING_PLAYS', MOST_STANDING * WORD, 'The plays, those with most points first.'),
      table(
        'STANDING_SQUARES',
        MAX_SIDE * LANE_CELLS * WORD,
        'By square: which of them a tile here stops or changes (bits).',
      ),
      number('DROPPED', 'More than this none of the plays that were left out can be worth.'),
    ],
  },
  {
    title: 'By letter.',
    regions: [
      table('VALUES', LETTERS * WORD, 'Points, in words.'),
      table('HASHES', LETTERS * WORD, 'Numbers in the additive hash, in words.'),
      table('STEPS', LETTERS * WORD, 'Place values in a rack state, in words.'),
      table('RACK', LETTERS, 'The tiles of the rack, in bytes; index 0 the blanks.'),
      table('BOX', LETTERS, 'All tiles of the game, in bytes. The host writes them.'),
      table('LETTER_COUNTS', LETTERS, 'Scratch of best/fitting.ts, in bytes.'),
      table('SIDE_RACKS', MOST_SIDES * LETTERS, "The sides' tiles like RACK (playouts and self-play)."),
    ],
  },
  {
    title: 'By number of tiles, in words.',
    regions: [
      table('BONUS', (MAX_RACK + 1) * WORD, 'Points for so many tiles placed.'),
      table('TOP_VALUES', (MAX_RACK + 1) * WORD, 'What the dearest tiles of the rack are worth together.'),
      table('BEST_LEAVES', (MAX_RACK + 1) * WORD),
      table('BEST_BLANK_LEAVES', (MAX_RACK + 1) * WORD),
      table('BEST_WORD_LEAVES', (MAX_RACK + 1) * WORD),
      table('GROUP_SIZES', (MAX_RACK + 1) * WORD),
      table('GROUP_ENDS', (MAX_RACK + 1) * WORD),
      table('LETTERS_ENDS', (MAX_RACK + 1) * WORD),
      table('LENGTH_NOTES', (MAX_RACK + 1) * 4 * WORD, 'Of a lane: see best/bounds.ts.'),
    ],
  },
  {
    title: 'The rack and the board.',
    regions: [
      table(
        'LETTERS_BY_VALUE',
        MAX_RACK + 1,
        'The letters of the rack from the dearest down; 0 after the last.',
      ),
      table('SQUARES', MAX_SIDE * MAX_SIDE * SQUARE_BYTES, 'The layout (see setup.ts).'),
      table(
        'WORD_MAP_HEADS',
        (MAX_SIDE + 1) * WORD_MAP_HEAD_BYTES,
        'By length of words (see generation/word-map.ts); all 0 where there is no word map.',
      ),
      table('STATES', MOST_STATES * STATE_BYTES, 'The states of the rack (see rack/rack.ts).'),
      table(
        'CELLS',
        2 * MAX_SIDE * LANE_CELLS * CELL_BYTES,
        'What generation reads of the cells of both planes (see board/cells.ts).',
      ),
      table('COLD_CELLS', 2 * MAX_SIDE * LANE_CELLS * CELL_BYTES, 'What updates need of the same cells.'),
      table(
        'LANE_SHAPES',
        2 * MAX_SIDE * SHAPE_BYTES,
        'What the cells of each lane add up to (see board/lanes.ts).',
      ),
      table('CHANGED_LANES', 2 * MAX_SIDE, 'Whether a lane has changed since, in bytes.'),
    ],
  },
  {
    title: 'The search for the best play.',
    regions: [
      table('BEST_PLAY', PLAY_BYTES, 'The best play so far, and one that is compared with it (see play.ts).'),
      table('DRAFT_PLAY', PLAY_BYTES),
      table(
        'RANKED_STATES',
        MOST_STATES * RANKED_BYTES,
        'States by number of tiles played (see rack/ranking.ts).',
      ),
      table('WALKED_ANCHORS', 2 * MAX_SIDE * WORD),
      table('BLOCKS', (LANE_CELLS / 2) * 2 * WORD, 'The runs of tiles of a lane: first and last position.'),
      table('RACK_SUMS', (MAX_SIDE + 1) * 2 * WORD),
      table(
        'ANAGRAM_CANDIDATES',
        MOST_ANAGRAM_CANDIDATES * ANAGRAM_CANDIDATE_BYTES,
        'See best/anagram-candidates.ts.',
      ),
      table('SLOTS', MOST_SLOTS * SLOT_BYTES, 'See best/slots.ts.'),
      table('BUCKETS', BUCKET_COUNT * WORD, 'The first slot of each bucket.'),
      table('BUCKETS_IN_USE', BUCKET_COUNT / 8, 'A bit for each bucket.'),
    ],
  },
  {
    title: 'Playouts (see playout.ts).',
    regions: [
      table('CANDIDATE_PLAY', PLAY_BYTES, 'The candidate …'),
      table('CANDIDATE_KEPT', LETTERS, '… what it keeps of the rack …'),
      table('CANDIDATE_RETURNED', LETTERS, '… and what it gives back to the bag, like RACK.'),
      number('DEAL_SIZE', 'How many tiles a deal has.'),
      {
        name: 'DEAL_RACKS',
        bytes: MOST_SIDES,
        about: 'How many of them each other side holds, bytes by side.',
      },
      number('PLAYOUT_SIDES'),
      number(
        'PLAYOUT_SEED',
        'Behind what chance decides within playouts: where tiles go that come back to the bag.',
      ),
      number('PLAYOUT_LOW', 'Where the bag starts: others than the mover draw from there.'),
      table('BAG', MOST_TILES, 'The bag, a byte a tile (playouts and self-play).'),
      table('PLIES', (MOST_PLIES + 1) * PLAYOUT_PLY_BYTES),
      table('PLAYOUTS', MOST_DEALS * PLAYOUT_BYTES),
      table('DEALS', MOST_DEALS * DEAL_BYTES),
    ],
  },
];

/**
 * Every region with its address, and where the memory is free after them.
 * @returns {{ readonly regions: readonly PlacedRegion[], readonly free: number }}
 */
export function placedRegions() {
  /** @type {PlacedRegion[]} */
  const regions = [];
  let end = FIRST_ADDRESS;
  for (const region of GROUPS.flatMap((group) => group.regions)) {
    const address = alignedUp(end, region.align ?? WORD);
    regions.push({ ...region, address });
    end = address + region.bytes;
  }
  return { regions, free: alignedUp(end, LINE) };
}

/**
 * @param {number} address
 * @param {number} align
 */
function alignedUp(address, align) {
  return Math.ceil(address / align) * align;
}

/** The text of `src/kernel/memory-map.ts`. */
export function memoryMap() {
  const { regions, free } = placedRegions();
  const addresses = new Map(regions.map(({ name, address }) => [name, address]));
  const lines = [
    '/**',
    " * Where things stand in the kernel's memory. Written by scripts/build/kernel.mjs from kernel/memory-layout.mjs, which",
    ' * says how large everything is: change it there.',
    ' */',
    '',
    ...SIZES.flatMap(({ name, value, about }) => [...comment(about), `export const ${name} = ${value};`]),
    ...GROUPS.flatMap(({ title, regions: own }) => [
      '',
      `// ${title}`,
      ...own.flatMap(({ name, about }) => [
        ...comment(about),
        `export const ${name} = ${addresses.get(name)};`,
      ]),
    ]),
    '',
    '/** From here on the host lays out the big tables. */',
    `export const FREE = ${free};`,
  ];
  return `${lines.join('\n')}\n`;
}

/** The longest line of a comment. */
const WIDTH = 110;

/** @param {string | undefined} about */
function comment(about) {
  if (about === undefined) return [];
  if (about.length <= WIDTH) return [`/** ${about} */`];
  /** @type {string[]} */
  const lines = [];
  for (const word of about.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return ['/**', ...lines.map((line) => ` * ${line}`), ' */'];
}
