/**
 * Where things stand in the kernel's memory. Written by scripts/build/kernel.mjs from kernel/memory-layout.mjs, which
 * says how large everything is: change it there.
 */

/** The largest board, in squares. */
export const MAX_SIDE = 21;
/** The squares of a lane with a wall at either end. */
export const LANE_CELLS = 24;
/** The largest rack. */
export const MAX_RACK = 12;
/**
 * Letters are numbered from 1 to this; 0 is the blank, and the separator in the graph. Alphabets have at most
 * 62: the last can serve as a tile that is in no word.
 */
export const MAX_LETTER = 63;
export const MOST_SIDES = 4;
/** Turns of a playout that are counted apart. */
export const MOST_PLIES = 62;
/** The most playouts of one call. */
export const MOST_DEALS = 64;
/** A byte a tile. */
export const DEAL_BYTES = 512;
export const CELL_BYTES = 32;
export const STATE_BYTES = 32;
export const RANKED_BYTES = 16;
export const SQUARE_BYTES = 8;
export const SHAPE_BYTES = 736;
export const SLOT_BYTES = 32;
export const BUCKET_COUNT = 1024;
export const MOST_ANAGRAM_CANDIDATES = 1024;
export const ANAGRAM_CANDIDATE_BYTES = 16;
export const PLAY_BYTES = 48;
export const PLAYOUT_PLY_BYTES = 16;
export const PLAYOUT_BYTES = 40;
/** Ways out that are remembered (endgame/standing.ts). */
export const MOST_STANDING = 16;

// Numbers that the host writes.
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
export const AT_GADDAG = 1064;
/** 0: leaves are worth nothing. */
export const AT_LEAVES = 1068;
export const AT_LEAVE_VALUES = 1072;
export const AT_MOVES = 1076;
export const MOVE_CAPACITY = 1080;
export const AT_TRAIL = 1084;
/** Where the last entry of the trail may start. */
export const TRAIL_END = 1088;
export const AT_JOURNAL = 1092;
/** 1: a leave is worth all listed racks that it contains, added up; 0: it is worth what it is listed with. */
export const LEAVES_ADD_UP = 1096;

// Numbers that the kernel keeps.
export const TILES_ON_BOARD = 1100;
export const FULL_RACK = 1104;
export const RACK_TILES = 1108;
export const MOVE_COUNT = 1112;
export const TRAIL_TOP = 1116;
/** The lane that generation is at, and its plane. */
export const LANE = 1120;
export const PLANE = 1124;
/** The leftmost square that new tiles may take. */
export const LEFT_LIMIT = 1128;
/** The first square to the right. */
export const RIGHT_START = 1132;
export const JOURNAL_TOP = 1136;
/** 1 while walks keep only the best play. */
export const BEST_ONLY = 1140;
export const SLOT_COUNT = 1144;
export const BAG_SIZE = 1148;
export const ANAGRAM_CANDIDATES_TOP = 1152;
/** The lane that bounds are at, and its plane. */
export const BOUND_LANE = 1156;
export const BOUND_PLANE = 1160;
/** Squares of that lane where no tile of the rack fits (bits). */
export const DEAD_SQUARES = 1164;
/** A word laid with blanks (see listing/blanks.ts): its trail. */
export const LAID_TRAIL = 1168;
/** Its letters that may be blanks (two words). */
export const BLANK_LETTERS = 1172;
/** What it is multiplied with. */
export const WORD_FACTOR = 1180;
/** Rows of buckets (see best/slots.ts) with a slot in them (bits). */
export const BUCKET_ROWS = 1184;

// Self-play.
export const RANDOM_STATE = 1188;
export const SIDE_SCORES = 1192;
/** Sums over all games. */
export const GAMES_TURNS = 1200;
export const GAMES_SCORE = 1204;
export const GAMES_CHECKSUM = 1208;

// The endgame search. Written by the host …
export const SIDES = 1212;
/** So many turns in a row without a play end the game. */
export const IDLE_LIMIT = 1216;
/** See `PASS_FREELY` and those after it (endgame/ply.ts). */
export const PASS_RULE = 1220;
export const AT_PLIES = 1224;
/** The letter groups, words by side and letter. */
export const AT_GROUPS = 1228;
export const AT_ENTRIES = 1232;
/** A power of two. */
export const ENTRY_CAPACITY = 1236;
export const AT_LISTS = 1240;
export const LISTS_END = 1244;
export const AT_KNOWN = 1248;
/** A power of two. */
export const KNOWN_CAPACITY = 1252;
/** Candidates of all plies on the line, 8 bytes each: promise, play. */
export const AT_CANDIDATES = 1256;
export const CANDIDATES_END = 1260;
/** What being rid of tiles promises, in words, by side and needs. */
export const AT_WORTHS = 1264;
export const NODE_LIMIT = 1268;
/** Until WORK has grown to this, the search goes on without asking the host. */
export const WORK_LIMIT = 1272;
/**
 * Whom a proof holds to its strategy: NOBODY, or SIDE_ZERO or THE_OTHERS (endgame/search.ts) plus four times a
 * number that tells proofs apart.
 */
export const HELD = 1276;

// … and kept by the kernel.
/** Counts searches, so that what earlier ones left in the tables need not be cleared. */
export const SEARCH = 1280;
export const LISTS_TOP = 1284;
export const ENTRIES_USED = 1288;
/** Whose states are filled: the rack, and the side from bit 16 on. */
export const STATES_RACK = 1292;
/** Why the search must stop: see endgame/lanes.ts. */
export const STOPPED = 1296;
/** A measure of the time that the search has taken. */
export const WORK = 1300;
export const NODES = 1304;
/** 1 if a value since it was last cleared rests on a line cut short. */
export const GUESSED = 1308;
export const CANDIDATES_TOP = 1312;
/** The ply that the calls from outside mean. */
export const ROOT = 1316;
/** The best play of the node that was finished last. */
export const REPLY = 1320;
/** The other side's ways out (see endgame/standing.ts). */
export const STANDING_COUNT = 1324;
/** The plays, those with most points first. */
export const STANDING_PLAYS = 1344;
/** By square: which of them a tile here stops or changes (bits). */
export const STANDING_SQUARES = 1408;
/** More than this none of the plays that were left out can be worth. */
export const DROPPED = 3424;

// By letter.
/** Points, in words. */
export const VALUES = 3456;
/** Numbers in the additive hash, in words. */
export const HASHES = 3712;
/** Place values in a rack state, in words. */
export const STEPS = 3968;
/** The tiles of the rack, in bytes; index 0 the blanks. */
export const RACK = 4224;
/** All tiles of the game, in bytes. The host writes them. */
export const BOX = 4288;
/** Scratch of best/fitting.ts, in bytes. */
export const LETTER_COUNTS = 4352;
/** The sides' tiles like RACK (playouts and self-play). */
export const SIDE_RACKS = 4416;

// By number of tiles, in words.
/** Points for so many tiles placed. */
export const BONUS = 4672;
/** What the dearest tiles of the rack are worth together. */
export const TOP_VALUES = 4736;
export const BEST_LEAVES = 4800;
export const BEST_BLANK_LEAVES = 4864;
export const BEST_WORD_LEAVES = 4928;
export const GROUP_SIZES = 4992;
export const GROUP_ENDS = 5056;
export const LETTERS_ENDS = 5120;
/** Of a lane: see best/bounds.ts. */
export const LENGTH_NOTES = 5184;

// The rack and the board.
/** The letters of the rack from the dearest down; 0 after the last. */
export const LETTERS_BY_VALUE = 5440;
/** The layout (see setup.ts). */
export const SQUARES = 5504;
/** By length of words (see generation/word-map.ts); all 0 where there is no word map. */
export const WORD_MAP_HEADS = 9088;
/** The states of the rack (see rack/rack.ts). */
export const STATES = 9792;
/** What generation reads of the cells of both planes (see board/cells.ts). */
export const CELLS = 140864;
/** What updates need of the same cells. */
export const COLD_CELLS = 173120;
/** What the cells of each lane add up to (see board/lanes.ts). */
export const LANE_SHAPES = 205376;
/** Whether a lane has changed since, in bytes. */
export const CHANGED_LANES = 236288;

// The search for the best play.
/** The best play so far, and one that is compared with it (see play.ts). */
export const BEST_PLAY = 236352;
export const DRAFT_PLAY = 236416;
/** States by number of tiles played (see rack/ranking.ts). */
export const RANKED_STATES = 236480;
export const WALKED_ANCHORS = 302016;
/** The runs of tiles of a lane: first and last position. */
export const BLOCKS = 302208;
export const RACK_SUMS = 302336;
/** See best/anagram-candidates.ts. */
export const ANAGRAM_CANDIDATES = 302528;
/** See best/slots.ts. */
export const SLOTS = 318912;
/** The first slot of each bucket. */
export const BUCKETS = 679360;
/** A bit for each bucket. */
export const BUCKETS_IN_USE = 683456;

// Playouts (see playout.ts).
/** The candidate … */
export const CANDIDATE_PLAY = 683584;
/** … what it keeps of the rack … */
export const CANDIDATE_KEPT = 683648;
/** … and what it gives back to the bag, like RACK. */
export const CANDIDATE_RETURNED = 683712;
/** How many tiles a deal has. */
export const DEAL_SIZE = 683776;
/** How many of them each other side holds, bytes by side. */
export const DEAL_RACKS = 683780;
export const PLAYOUT_SIDES = 683784;
/** Behind what chance decides within playouts: where tiles go that come back to the bag. */
export const PLAYOUT_SEED = 683788;
/** Where the bag starts: others than the mover draw from there. */
export const PLAYOUT_LOW = 683792;
/** The bag, a byte a tile (playouts and self-play). */
export const BAG = 683840;
export const PLIES = 684608;
export const PLAYOUTS = 685632;
export const DEALS = 688192;

/** From here on the host lays out the big tables. */
export const FREE = 720960;
