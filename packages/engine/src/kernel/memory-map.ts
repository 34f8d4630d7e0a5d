/**
 * Where things stand in the kernel's memory. Everything small has a fixed place, so that addresses are constants;
 * the big tables (graph, word map, leaves, output) follow from `FREE` on, at addresses the host writes into `AT_…`.
 */

/** The largest board, and the squares of a lane with a wall at either end. */
export const MAX_SIDE = 21;
export const LANE_CELLS = 24;

/** The largest rack. Its tiles can be in 4096 states (see rack/rack.ts): so many have room below. */
export const MAX_RACK = 12;

/**
 * Letters are numbered from 1 to this; 0 is the blank, and the separator in the graph. Alphabets have at most 62: the
 * last can serve as a tile that is in no word.
 */
export const MAX_LETTER = 63;

// Single numbers. First those the host writes …
export const COLUMNS = 1024;
export const ROWS = 1028;
/** 1 when letters above 31 exist: letter sets then have two words. */
export const WIDE = 1032;
export const LETTERS = 1036;
export const RACK_SIZE = 1040;
/** The fewest tiles of a play on the empty board. */
export const OPENING_TILES = 1044;
/** 1 when the first play may also go down. */
export const OPENING_DOWN = 1048;
/** The fewest tiles in the bag for an exchange. */
export const EXCHANGE_BAG = 1052;
/** Letters (two words) that cost `openingCost` of their square on the empty board. */
export const COSTLY_LETTERS = 1056;
export const AT_GADDAG = 1068;
/** 0: leaves are worth nothing. */
export const AT_LEAVES = 1072;
export const AT_LEAVE_VALUES = 1076;
export const AT_MOVES = 1080;
export const MOVE_CAPACITY = 1084;
export const AT_TRAIL = 1088;
/** Where the last entry of the trail may start. */
export const TRAIL_END = 1092;
export const AT_JOURNAL = 1096;
/** 1: a leave is worth all listed racks that it contains, added up; 0: it is worth what it is listed with. */
export const LEAVES_ADD_UP = 1100;
/** Of the word map (see generation/word-map.ts), 8 words for each length of words; all 0 where there is none. */
export const WORD_MAP_HEADS = 0x23000;

// … then those the kernel keeps.
export const TILES_ON_BOARD = 1152;
export const FULL_RACK = 1156;
export const RACK_TILES = 1160;
export const MOVE_COUNT = 1164;
export const TRAIL_TOP = 1168;
/** What generation is at: the lane, its plane, the leftmost square of new tiles and the first to the right. */
export const LANE = 1172;
export const PLANE = 1176;
export const LEFT_LIMIT = 1180;
export const RIGHT_START = 1184;
export const JOURNAL_TOP = 1188;
/** 1 while walks keep only the best play. */
export const BEST_ONLY = 1192;
export const SLOT_COUNT = 1196;
export const BAG_SIZE = 1200;
export const PROSPECTS_TOP = 1208;
/** What bounds are at: the lane, its plane, and the squares of it where no tile of the rack fits (bits). */
export const BOUND_LANE = 1204;
export const BOUND_PLANE = 1212;
export const DEAD_SQUARES = 1240;
/** A word laid with blanks (see listing/blanks.ts): its trail, the letters that may be blanks (two words), the word's factor. */
export const LAID_TRAIL = 1244;
export const BLANK_LETTERS = 1248;
export const WORD_FACTOR = 1256;
/** Self-play: random numbers, scores of the sides, and sums over all games. */
export const RANDOM_STATE = 1216;
export const SIDE_SCORES = 1220;
export const GAMES_TURNS = 1228;
export const GAMES_SCORE = 1232;
export const GAMES_CHECKSUM = 1236;

/** Of the endgame search: numbers first (see endgame/ply.ts), then where its tables start (see endgame/lanes.ts). */
export const ENDGAME = 1536;

/** By letter, words: points; number in the additive hash; place value in a rack state. */
export const VALUES = 2048;
export const HASHES = 2304;
export const STEPS = 2560;
/** By tiles placed, words. */
export const BONUS = 2816;
/** By letter, bytes: the tiles of the rack; index 0 the blanks. */
export const RACK = 2880;
/** By letter, bytes: all tiles of the game. The host writes them. */
export const BOX = 2944;
/** Self-play: the sides' tiles like RACK, and the bag, a byte a tile. */
export const SIDE_RACKS = 0x22c00;
export const BAG = 0x22d00;

/** The layout, 8 bytes a square (see setup.ts). */
export const SQUARES = 0xc00;

/** The states of the rack (see rack/rack.ts) and the cells of both planes (see board/cells.ts). */
export const STATES = 0x2000;
export const STATE_BYTES = 32;
export const CELLS = 0x24000;
export const CELL_BYTES = 32;
/** What the search for the best play keeps of the board (see board/lanes.ts) and writes while it runs. */
export const LANE_SHAPES = 0x9c000;
export const RANKED_STATES = 0xf0000;
export const CHANGED_LANES = 0x22b00;
export const WALKED_ANCHORS = 0x22300;
export const BLOCKS = 0x22400;
export const RACK_SUMS = 0x22500;
export const LENGTH_NOTES = 0x22a00;
export const TOP_VALUES = 0x22600;
export const BEST_LEAVES = 0x22680;
export const BEST_BLANK_LEAVES = 0x226c0;
export const BEST_WORD_LEAVES = 0x22700;
export const GROUP_SIZES = 0x22780;
export const GROUP_ENDS = 0x227c0;
export const LETTERS_ENDS = 0x228c0;
export const LETTERS_BY_VALUE = 0x22800;
export const LETTER_COUNTS = 0x22880;
export const BEST_PLAY = 0x22900;
export const DRAFT_PLAY = 0x22980;
/** Prospects (see best/anagram-candidates.ts); one that does not count may stand above the end. */
export const PROSPECTS = 0x34000;
export const PROSPECTS_END = 0x37ff0;
export const SLOTS = 0x38000;
/** The shelves of slots (see best/slots.ts), a bit for each in use, and for each row of them. */
export const SHELVES = 0x90000;
export const SHELVES_IN_USE = 0x91000;
export const SHELF_ROWS = 0x91080;
/** Playouts (see playout.ts): the candidate with what it keeps and gives back, the deals, and what came of them. */
export const CANDIDATE_PLAY = 0x100000;
export const CANDIDATE_KEPT = 0x100040;
export const CANDIDATE_RETURNED = 0x100080;
/** How many tiles a deal has, how many of them each other side holds (bytes by side), and how many sides there are. */
export const DEAL_SIZE = 0x1000c0;
export const DEAL_RACKS = 0x1000c4;
export const PLAYOUT_SIDES = 0x1000c8;
/** Behind what chance decides within playouts: where tiles go that come back to the bag. */
export const PLAYOUT_SEED = 0x1000cc;
/** Where the bag starts: others than the mover draw from there. */
export const PLAYOUT_LOW = 0x1000d0;
export const PLIES = 0x100400;
export const PLY_BYTES = 16;
export const MOST_PLIES = 62;
export const PLAYOUTS = 0x100800;
export const PLAYOUT_BYTES = 40;
export const DEALS = 0x102000;
export const DEAL_BYTES = 512;
/** The most playouts of one call. */
export const MOST_DEALS = 64;
export const MOST_SIDES = 4;
export const FREE = 0x10a000;
