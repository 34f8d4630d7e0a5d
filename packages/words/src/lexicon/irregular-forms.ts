/** Irregular English forms: verbs without -ED, plurals without -S. Base forms, upper case. */

/** Verbs without a past in -ED, which a word list does not identify as verbs. */
const IRREGULAR_VERBS: ReadonlySet<string> = new Set(
  `ARISE AWAKE BE BEAR BEAT BECOME BEFALL BEGET BEGIN BEHOLD BEND BESET BET BID BIND BITE BLEED BLOW BREAK BREED BRING
  BUILD BURST BUY CAST CATCH CHOOSE CLING COME COST CREEP CUT DEAL DIG DO DRAW DRINK DRIVE EAT FALL FEED FEEL FIGHT FIND
  FLEE FLING FLY FORBID FORGET FORGIVE FORSAKE FREEZE GET GIVE GO GRIND GROW HANG HAVE HEAR HIDE HIT HOLD HURT KEEP KNOW
  LAY LEAD LEAVE LEND LET LIE LOSE MAKE MEAN MEET PAY PUT QUIT READ REND RID RIDE RING RISE RUN SAY SEE SEEK SELL SEND SET
  SHAKE SHED SHOOT SHOW SHRINK SHUT SING SINK SIT SLAY SLEEP SLIDE SLING SLINK SLIT SPEAK SPEND SPIN SPIT SPLIT SPREAD
  SPRING STAND STEAL STICK STING STINK STRIDE STRIKE STRING STRIVE SWEAR SWEEP SWIM SWING TAKE TEACH TEAR TELL THINK THROW
  THRUST TREAD UNDERSTAND WAKE WEAR WEAVE WEEP WET WIN WIND WRING WRITE`.split(/\s+/u),
);

/** Prefixes that derive a verb from a verb: OUTRUN, MISREAD, REBUILD. */
const VERB_BEGINNINGS =
  /^(?:BACK|BE|COUNTER|CROSS|DIS|DOWN|FORE|IN|INTER|MIS|OFF|OUT|OVER|PRE|RE|UN|UNDER|UP|WITH)/u;

export function isIrregularVerb(word: string): boolean {
  if (IRREGULAR_VERBS.has(word)) return true;
  const rest = word.replace(VERB_BEGINNINGS, '');
  return rest !== word && IRREGULAR_VERBS.has(rest);
}

/**
 * Endings of plurals with their singulars, the more specific first: Old English words, then Latin, Greek, Italian,
 * French and Hebrew ones.
 */
export const IRREGULAR_ENDINGS: readonly (readonly [plural: string, singulars: readonly string[]])[] = [
  ['CHILDREN', ['CHILD']],
  ['PEOPLE', ['PERSON']],
  ['GEESE', ['GOOSE']],
  ['TEETH', ['TOOTH']],
  ['FEET', ['FOOT']],
  ['MICE', ['MOUSE']],
  ['LICE', ['LOUSE']],
  ['PENCE', ['PENNY']],
  ['MEN', ['MAN']],
  ['OXEN', ['OX']],
  ['SFUL', ['FUL']],
  ['SES', ['SIS']],
  ['XES', ['XIS']],
  ['TES', ['TIS']],
  ['IDES', ['IS']],
  ['ICES', ['EX', 'IX']],
  ['ACES', ['AX']],
  ['YCES', ['YX']],
  ['YGES', ['YX']],
  ['GES', ['X']],
  ['CES', ['X']],
  ['MATA', ['MA']],
  ['INA', ['EN']],
  ['ERA', ['US']],
  ['ORA', ['US']],
  ['AE', ['A']],
  ['AI', ['A']],
  ['A', ['UM', 'ON']],
  ['I', ['US', 'O', 'E']],
  ['AUX', ['AU', 'AL']],
  ['EUX', ['EU']],
  ['OUX', ['OU']],
  ['OTH', ['A', 'AH']],
  ['OT', ['A', 'AH']],
  ['IM', ['']],
];
