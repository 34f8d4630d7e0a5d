/**
 * Reads the parts of a Hunspell affix file (`.aff`) that decide which words exist: flags, prefixes, suffixes and
 * forbidding marks. Skips directives for suggestions and input (REP, MAP, TRY, ICONV) and for compounding (COMPOUND*):
 * compounds that the dictionary does not list are not generated.
 */

import { err, ok, type Result } from '../result.ts';
import { type Condition, parseCondition } from './condition.ts';
import { type FlagKind, flagKindOf, parseFlags } from './flags.ts';

/** One rule of a prefix or suffix. */
export interface AffixRule {
  readonly strip: string;
  readonly append: string;
  readonly condition: Condition;
  /** The flags of the resulting form. */
  readonly flags: readonly string[];
  /** What the file says about the resulting form: `ts:NN2`; `''` if nothing. */
  readonly morphology: string;
}

export interface AffixGroup {
  readonly kind: 'prefix' | 'suffix';
  readonly flag: string;
  /** Whether it combines with an affix at the other end. */
  readonly crosses: boolean;
  readonly rules: readonly AffixRule[];
}

/** Directives that name one flag each. */
const MARKS = {
  NEEDAFFIX: 'needsAffix',
  PSEUDOROOT: 'needsAffix',
  FORBIDDENWORD: 'forbidden',
  ONLYINCOMPOUND: 'onlyInCompound',
  CIRCUMFIX: 'circumfix',
  NOSUGGEST: 'noSuggest',
  KEEPCASE: 'keepCase',
} as const;

export type Mark = (typeof MARKS)[keyof typeof MARKS];

export interface AffixRules {
  readonly flagKind: FlagKind;
  /** Flag sets that the dictionary refers to by number, from 1. */
  readonly aliases: readonly (readonly string[])[];
  readonly groups: ReadonlyMap<string, AffixGroup>;
  readonly marks: Readonly<Partial<Record<Mark, string>>>;
  /** Whether an affix may replace the whole stem. */
  readonly fullStrip: boolean;
  /** Characters to ignore in words. */
  readonly ignored: string;
}

export type AffixFault =
  | { readonly code: 'unknown-flag-kind'; readonly line: number; readonly name: string }
  | { readonly code: 'bad-affix'; readonly line: number }
  | { readonly code: 'bad-condition'; readonly line: number; readonly condition: string }
  /** Only UTF-8 is supported; the host converts other encodings. */
  | { readonly code: 'encoding'; readonly line: number; readonly name: string }
  /** Two prefixes per word are not supported. */
  | { readonly code: 'complex-prefixes'; readonly line: number };

interface Draft {
  flagKind: FlagKind;
  aliases: (readonly string[])[];
  readonly groups: Map<string, AffixGroup & { readonly rules: AffixRule[] }>;
  readonly marks: Partial<Record<Mark, string>>;
  fullStrip: boolean;
  ignored: string;
}

export function parseAffixes(text: string): Result<AffixRules, AffixFault> {
  const draft: Draft = {
    flagKind: 'single',
    aliases: [],
    groups: new Map(),
    marks: {},
    fullStrip: false,
    ignored: '',
  };
  for (const [index, line] of text
    .replace(/^\uFEFF/u, '')
    .split('\n')
    .entries()) {
    const fault = readLine(draft, line.trim().split(/\s+/u), index + 1);
    if (fault !== null) return err(fault);
  }
  return ok(draft);
}

function readLine(draft: Draft, fields: readonly string[], line: number): AffixFault | null {
  const [directive = '', value = ''] = fields;
  switch (directive) {
    case 'SET':
      return value.toUpperCase() === 'UTF-8' ? null : { code: 'encoding', line, name: value };
    case 'FLAG': {
      const kind = flagKindOf(value);
      if (kind === null) return { code: 'unknown-flag-kind', line, name: value };
      draft.flagKind = kind;
      return null;
    }
    case 'AF':
      // The first line only counts the others.
      if (draft.aliases.length > 0 || !/^\d+$/u.test(value)) {
        draft.aliases.push(parseFlags(value, draft.flagKind));
      } else draft.aliases = [[]];
      return null;
    case 'FULLSTRIP':
      draft.fullStrip = true;
      return null;
    case 'IGNORE':
      draft.ignored = value;
      return null;
    case 'COMPLEXPREFIXES':
      return { code: 'complex-prefixes', line };
    case 'PFX':
    case 'SFX':
      return readAffix(draft, fields, line);
    default:
      if (isMark(directive)) draft.marks[MARKS[directive]] = value;
      return null;
  }
}

function isMark(directive: string): directive is keyof typeof MARKS {
  return Object.hasOwn(MARKS, directive);
}

/** `SFX flag Y 3` opens a group; `SFX flag strip append/flags condition` is one of its rules. */
function readAffix(draft: Draft, fields: readonly string[], line: number): AffixFault | null {
  const [directive, flag = '', third = '', fourth = '', conditionText = '.', ...described] = fields;
  if (fourth === '') return { code: 'bad-affix', line };
  const kind = directive === 'PFX' ? 'prefix' : 'suffix';
  const group = draft.groups.get(flag);
  if (group === undefined) {
    draft.groups.set(flag, { kind, flag, crosses: third === 'Y', rules: [] });
    return null;
  }
  if (group.kind !== kind) return { code: 'bad-affix', line };
  const slash = fourth.indexOf('/');
  const append = slash < 0 ? fourth : fourth.slice(0, slash);
  const condition = parseCondition(conditionText.startsWith('#') ? '.' : conditionText);
  if (condition === null) return { code: 'bad-condition', line, condition: conditionText };
  group.rules.push({
    strip: third === '0' ? '' : third,
    append: append === '0' ? '' : append,
    condition,
    flags: slash < 0 ? [] : flagsOf(draft, fourth.slice(slash + 1)),
    morphology: described.join(' '),
  });
  return null;
}

/** The flags of a word or affix: written out, or the number of a flag set if the file has aliases. */
export function flagsOf(
  { aliases, flagKind }: Pick<AffixRules, 'aliases' | 'flagKind'>,
  text: string,
): readonly string[] {
  return aliases.length > 0 ? (aliases[Number(text)] ?? []) : parseFlags(text, flagKind);
}
