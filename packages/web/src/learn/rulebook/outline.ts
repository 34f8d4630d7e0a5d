/** The rulebook's chapters and sections: which rules of RULES.md each section covers, and in which games it appears. */

import type { PresetId, Ruleset } from '@lexiko/rules';
import type { OptionKey } from '@lexiko/rules/options';

interface SectionOutline {
  /** Numbers in RULES.md. */
  readonly rules: readonly string[];
  /** Options that change these rules. */
  readonly options: readonly OptionKey[];
  readonly appliesTo: (ruleset: Ruleset) => boolean;
  /** The printed rulebooks that cover it; `null`: all of the game's rulebooks. */
  readonly books: readonly PresetId[] | null;
}

const always = (): boolean => true;
const classic = ({ scoring }: Ruleset): boolean => scoring.kind === 'premiums';
const crosswords = ({ scoring }: Ruleset): boolean => scoring.kind === 'areas';
const together = ({ sides }: Ruleset): boolean => sides > 1;
const alone = ({ solitaire }: Ruleset): boolean => solitaire.kind !== 'off';
const inTeams = ({ teams }: Ruleset): boolean => teams.kind === 'teams';

function section(
  rules: string,
  options: readonly OptionKey[] = [],
  appliesTo: SectionOutline['appliesTo'] = always,
  books: SectionOutline['books'] = null,
): SectionOutline {
  return { rules: rules.split(' '), options, appliesTo, books };
}

/** Rulebooks that share a section which others lack. */
const VARIED: readonly PresetId[] = ['deluxe', 'collectible-2020'];
const SHORTENED: readonly PresetId[] = ['standard-2007', 'collectible-2020'];
const ONLY_2020: readonly PresetId[] = ['collectible-2020'];

const classicTogether = (ruleset: Ruleset): boolean => classic(ruleset) && together(ruleset);

export const SECTIONS = {
  aim: section('C-15 C-12', [], classic),
  set: section(
    'C-02 C-03 C-04 C-05 C-06 C-08',
    [
      'rack.size',
      'pool.style',
      'board.theme',
      'letters.language',
      'custom.board',
      'custom.letters',
      'custom.values',
    ],
    classic,
  ),
  agreement: section('V-00 V-11 V-13 C-01', ['house.note']),
  dictionary: section('D-01 D-02 D-03 D-06 D-08', ['dictionary.id', 'dictionary.school'], classic),
  forms: section('D-05 D-07 G-11', [], classic),
  lookup: section('D-04 V-05 H-00', ['dictionary.access', 'dictionary.freeTools', 'help.inGame']),
  start: section('S-01 S-02 S-03 S-04', ['firstDraw.method', 'firstDraw.tie'], classicTogether),
  opening: section('S-06 S-43 V-01', ['firstWord.min', 'firstWord.deadlock'], classic),
  placing: section('S-05 S-07 S-10 S-11 S-12 S-14 S-15 S-16 S-17 S-18 S-53', [], classic),
  blanks: section('S-20 S-37 S-45', [], classic),
  refill: section('S-09 S-19 S-32', ['draw.timing'], classic),
  score: section('S-08 S-13 S-36 S-38 S-46 S-52 C-07', ['score.announce', 'scorekeeper'], classic),
  premiums: section('S-39 S-40 S-41 S-42 S-44', [], classic),
  fifty: section('S-47', ['custom.bonusPoints', 'custom.bonusTiles'], classic),
  exchange: section('S-21 S-23', ['exchange.minPool', 'exchange.allowZero'], classic),
  pass: section('S-22 S-24', ['pass.policy', 'pass.obligation', 'pass.enforce'], classic),
  challenge: section(
    'S-25 S-26 S-27 S-31',
    [
      'words.validation',
      'challenge.scope',
      'challenge.window',
      'challenge.graceSeconds',
      'challenge.revealWords',
    ],
    classicTogether,
  ),
  ruling: section('S-28 S-29 S-30 V-12', ['challenge.failPenalty'], classicTogether),
  ending: section(
    'S-33 S-34 S-35',
    ['end.passRounds', 'end.autoNoMoves', 'end.zeroTurns', 'end.lostTurnCounts'],
    classic,
  ),
  settling: section('S-48 S-49 S-50 S-51', ['tieBreak'], classic),
  leaving: section('S-54', ['leave.tiles'], together),
  anagram: section(
    'V-02',
    ['shift.anagram', 'shift.anagram.span', 'shift.anagram.newPremiums'],
    classic,
    VARIED,
  ),
  recycle: section(
    'V-03',
    ['shift.recycle', 'shift.recycle.blanks', 'shift.recycle.challengeUnit'],
    classic,
    VARIED,
  ),
  retrieve: section('V-04', ['blank.retrieve', 'blank.retrieve.afterUndo'], classic, VARIED),
  nine: section('V-06 H-16', [], classic, SHORTENED),
  finishLine: section(
    'V-07 V-08',
    [
      'finishLine.enabled',
      'finishLine.level',
      'finishLine.ending',
      'finishLine.adjustRacks',
      'finishLine.noReach',
    ],
    classicTogether,
    SHORTENED,
  ),
  timer: section(
    'V-09 V-10 V-14 C-11',
    ['timer.seconds', 'timer.onExpire', 'timer.days', 'timer.bank', 'clock.seconds', 'clock.increment'],
    always,
    ONLY_2020,
  ),
  teams: section('T-01 T-02 T-03 T-04 T-05 T-06 T-07 T-08 T-09', ['teams.commit', 'teams.chat'], inTeams, [
    'school',
  ]),
  solitaire: section(
    'X-00 X-01 X-02 X-03 X-04 H-19',
    ['solitaire.mode', 'solitaire.deductLeft'],
    (ruleset) => classic(ruleset) && (alone(ruleset) || ruleset.preset === 'deluxe'),
    ['deluxe'],
  ),
  cwAim: section('W-01 W-02 W-36 W-38 W-39', [], crosswords),
  cwBoard: section('W-03 W-04 W-05 W-18 W-37', ['cw.layout', 'cw.corners', 'cw.coloursEach'], crosswords),
  cwStart: section('W-06 W-09 W-33', ['cw.dice', 'cw.letters'], crosswords),
  cwOpening: section('W-12', ['cw.opening'], crosswords),
  cwPlaying: section('W-10 W-11 W-15 W-17 W-19 W-20 W-21 W-22 W-23', [], crosswords),
  cwScore: section(
    'W-07 W-08 W-13 W-14 W-30 W-34 W-35 H-18',
    [
      'cw.crosses',
      'cw.centreBonus',
      'cw.rollPer',
      'cw.crossAdds',
      'cw.counted',
      'cw.bonus50',
      'cw.blankPoints',
    ],
    crosswords,
  ),
  cwExchange: section('W-16', ['cw.exchange.when', 'cw.exchange.order'], crosswords),
  cwWords: section('W-24 W-25', ['cw.plurals', 'cw.foreign'], crosswords),
  cwChallenge: section('W-26', ['cw.challenge.model', 'cw.challenge.badWord'], crosswords),
  cwEnd: section('W-27 W-28 W-29', ['cw.end'], crosswords),
  cwPartners: section('W-31 W-32', ['cw.partners', 'cw.partnerRacks'], crosswords),
  dosAndDonts: section('H-13', [], classic, VARIED),
  tips: section('H-01 H-02 H-03 H-04 H-05 H-06 H-07 H-08 H-09 H-10 H-11', [], classic, SHORTENED),
  history: section('H-12', [], classic, ONLY_2020),
  originalSets: section('C-09 C-10 C-13 C-14', ['board.rotateToSeat']),
} as const satisfies Readonly<Record<string, SectionOutline>>;

export type SectionId = keyof typeof SECTIONS;

export const CHAPTERS = {
  object: ['aim', 'set', 'cwAim', 'cwBoard'],
  before: ['agreement', 'dictionary', 'forms', 'cwWords', 'lookup', 'start', 'cwStart', 'solitaire'],
  playing: ['opening', 'placing', 'blanks', 'refill', 'cwOpening', 'cwPlaying'],
  scoring: ['score', 'premiums', 'fifty', 'cwScore'],
  instead: ['exchange', 'pass', 'cwExchange'],
  doubt: ['challenge', 'ruling', 'cwChallenge'],
  end: ['ending', 'settling', 'cwEnd', 'leaving'],
  variations: ['anagram', 'recycle', 'retrieve', 'nine', 'finishLine', 'timer', 'teams', 'cwPartners'],
  advice: ['dosAndDonts', 'tips'],
  background: ['history', 'originalSets'],
} as const satisfies Readonly<Record<string, readonly SectionId[]>>;

/** Sections that differ between printed rulebooks, or that only some have. */
export type EditionSection =
  | 'aim'
  | 'score'
  | 'premiums'
  | 'fifty'
  | 'dosAndDonts'
  | 'tips'
  | 'history'
  | 'originalSets';

export type ChapterId = keyof typeof CHAPTERS;

export const CHAPTER_IDS = Object.keys(CHAPTERS) as readonly ChapterId[];

/** Whether the edition's printed rulebook has the section; a custom game has the sections of all. */
export function isInBook(id: SectionId, { preset }: Pick<Ruleset, 'preset'>): boolean {
  const { books }: SectionOutline = SECTIONS[id];
  return books === null || preset === 'custom' || books.includes(preset);
}

/** The printed rulebooks that have the section; empty if all do. */
export function booksOf(id: SectionId): readonly PresetId[] {
  const { books }: SectionOutline = SECTIONS[id];
  return books ?? [];
}

/** Whether a game's rulebook shows the section: its edition has it, or its options or variations can be chosen. */
export function isShown(id: SectionId, ruleset: Ruleset): boolean {
  const { appliesTo, options }: SectionOutline = SECTIONS[id];
  const variations: readonly SectionId[] = CHAPTERS.variations;
  const canBeAgreed = options.length > 0 || variations.includes(id);
  return appliesTo(ruleset) && (canBeAgreed || isInBook(id, ruleset));
}

/** The section that explains a rule; `null` if the rulebook has none. */
export function sectionOfRule(rule: string): SectionId | null {
  for (const id of Object.keys(SECTIONS) as SectionId[]) {
    const { rules }: SectionOutline = SECTIONS[id];
    if (rules.includes(rule)) return id;
  }
  return null;
}

/** The section that covers an option. */
export function sectionOfOption(option: OptionKey): SectionId {
  const id = (Object.keys(SECTIONS) as SectionId[]).find((one) => {
    const { options }: SectionOutline = SECTIONS[one];
    return options.includes(option);
  });
  if (id === undefined) throw new RangeError(`no section tells of ${option}`);
  return id;
}

/** The sections of a chapter that a game's rulebook shows. */
export function sectionsFor(chapter: ChapterId, ruleset: Ruleset): readonly SectionId[] {
  return CHAPTERS[chapter].filter((id) => isShown(id, ruleset));
}

/** Groups sections by chapter, in order of each chapter's first section: the best match in search results. */
export function chaptersOf(
  ids: readonly SectionId[],
): readonly { readonly chapter: ChapterId; readonly ids: readonly SectionId[] }[] {
  const chapters = new Map<ChapterId, SectionId[]>();
  for (const id of ids) {
    const chapter = CHAPTER_IDS.find((one) => (CHAPTERS[one] as readonly SectionId[]).includes(id));
    if (chapter === undefined) throw new RangeError(`no chapter has ${id}`);
    chapters.set(chapter, [...(chapters.get(chapter) ?? []), id]);
  }
  return [...chapters].map(([chapter, found]) => ({ chapter, ids: found }));
}

/** Sections of both games on the same topic, so that a link from one game finds its section in the other's rulebook. */
const COUNTERPARTS: readonly (readonly [classic: SectionId, crosswords: SectionId])[] = [
  ['aim', 'cwAim'],
  ['set', 'cwBoard'],
  ['start', 'cwStart'],
  ['opening', 'cwOpening'],
  ['placing', 'cwPlaying'],
  ['blanks', 'cwPlaying'],
  ['refill', 'cwPlaying'],
  ['score', 'cwScore'],
  ['premiums', 'cwScore'],
  ['fifty', 'cwScore'],
  ['exchange', 'cwExchange'],
  ['pass', 'cwExchange'],
  ['dictionary', 'cwWords'],
  ['forms', 'cwWords'],
  ['challenge', 'cwChallenge'],
  ['ruling', 'cwChallenge'],
  ['ending', 'cwEnd'],
  ['settling', 'cwEnd'],
];

/** The section or its counterpart in a game's rulebook; `null` if the game has neither. */
export function sectionIn(id: SectionId, ruleset: Ruleset): SectionId | null {
  if (isShown(id, ruleset)) return id;
  const other = COUNTERPARTS.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []));
  return other.find((one) => isShown(one, ruleset)) ?? null;
}
