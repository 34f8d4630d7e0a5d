/**
 * Generates every form that a Hunspell dictionary accepts, one by one without storing them: a Polish dictionary has
 * millions. A form may occur several times. Compounds that the dictionary does not list are not generated.
 */

import { type AffixGroup, type AffixRule, type AffixRules, flagsOf, type Mark } from './affix-file.ts';
import { holdsAt } from './condition.ts';

/** Marks of the dictionary entry that a form belongs to. */
export interface EntryFacts {
  /** Never suggested as a correction: mostly vulgar words. */
  readonly noSuggest: boolean;
  /** Correct only in the case in which it is written. */
  readonly keepCase: boolean;
}

/** How a form came about. */
export interface FormFacts extends EntryFacts {
  /** The entry of the dictionary. */
  readonly stem: string;
  /** What the entry is followed by in the dictionary. */
  readonly entryFlags: ReadonlySet<string>;
  /** The rule of the last suffix and the flag by which it was allowed; `null` without a suffix. */
  readonly suffix: { readonly flag: string; readonly rule: AffixRule } | null;
}

export type FormVisitor = (form: string, facts: FormFacts) => void;

/** A set of flags, grouped by meaning. */
interface Flags extends EntryFacts {
  readonly all: ReadonlySet<string>;
  readonly prefixes: readonly AffixGroup[];
  readonly suffixes: readonly AffixGroup[];
  readonly needsAffix: boolean;
  readonly forbidden: boolean;
  readonly onlyInCompound: boolean;
  readonly circumfix: boolean;
}

/** A form with its suffixes so far, which decide on the allowed and required prefixes. */
interface Suffixed {
  readonly form: string;
  readonly suffix: FormFacts['suffix'];
  /** Flags of the suffixes, the outer one last. */
  readonly flags: readonly Flags[];
  readonly crosses: boolean;
}

/** `dictionary` is the text of the `.dic` file: a number of words, then a word with its flags in each line. */
export function expandDictionary(rules: AffixRules, dictionary: string, visit: FormVisitor): void {
  new Expansion(rules, visit).run(dictionary);
}

class Expansion {
  readonly #rules: AffixRules;
  readonly #visit: FormVisitor;
  readonly #rows = new Map<string, Flags>();
  readonly #ruleFlags = new Map<AffixRule, Flags>();
  readonly #forbidden = new Set<string>();
  readonly #none: Flags;
  /** The entry that is being expanded. */
  #stem = '';

  constructor(rules: AffixRules, visit: FormVisitor) {
    this.#rules = rules;
    this.#visit = visit;
    this.#none = this.#sortFlags([]);
  }

  run(dictionary: string): void {
    // A forbidden word is forbidden as a form of any entry, so these are collected first.
    if (this.#rules.marks.forbidden !== undefined) {
      this.#eachEntry(dictionary, (word, flags) => {
        if (flags.forbidden) this.#forbidden.add(word);
      });
    }
    this.#eachEntry(dictionary, (word, flags) => {
      if (!flags.forbidden) this.#expand(word, flags);
    });
  }

  #eachEntry(dictionary: string, read: (word: string, flags: Flags) => void): void {
    let from = dictionary.indexOf('\n') + 1; // past the number of words
    while (from < dictionary.length) {
      const end = dictionary.indexOf('\n', from);
      const line = dictionary.slice(from, end < 0 ? dictionary.length : end);
      from = end < 0 ? dictionary.length : end + 1;
      // Text after a tab describes the word; a leading tab makes the line a comment.
      const entry = (line.split('\t', 1)[0] ?? '').trimEnd();
      if (entry === '') continue;
      const slash = slashOf(entry);
      const word = (slash < 0 ? entry : entry.slice(0, slash)).replaceAll('\\/', '/');
      read(this.#withoutIgnored(word), slash < 0 ? this.#none : this.#flagsOf(entry.slice(slash + 1)));
    }
  }

  #withoutIgnored(word: string): string {
    const { ignored } = this.#rules;
    if (ignored === '') return word;
    return Array.from(word)
      .filter((character) => !ignored.includes(character))
      .join('');
  }

  #flagsOf(text: string): Flags {
    const known = this.#rows.get(text);
    if (known !== undefined) return known;
    const flags = this.#sortFlags(flagsOf(this.#rules, text));
    this.#rows.set(text, flags);
    return flags;
  }

  #flagsOfRule(rule: AffixRule): Flags {
    if (rule.flags.length === 0) return this.#none;
    const known = this.#ruleFlags.get(rule);
    if (known !== undefined) return known;
    const flags = this.#sortFlags(rule.flags);
    this.#ruleFlags.set(rule, flags);
    return flags;
  }

  #sortFlags(flags: readonly string[]): Flags {
    const { groups, marks } = this.#rules;
    const all = new Set(flags);
    const named = [...all].flatMap((flag) => groups.get(flag) ?? []);
    const has = (mark: Mark): boolean => marks[mark] !== undefined && all.has(marks[mark]);
    return {
      all,
      prefixes: named.filter(({ kind }) => kind === 'prefix'),
      suffixes: named.filter(({ kind }) => kind === 'suffix'),
      needsAffix: has('needsAffix'),
      forbidden: has('forbidden'),
      onlyInCompound: has('onlyInCompound'),
      circumfix: has('circumfix'),
      noSuggest: has('noSuggest'),
      keepCase: has('keepCase'),
    };
  }

  #expand(word: string, root: Flags): void {
    if (root.onlyInCompound) return;
    this.#stem = word;
    this.#withPrefixes(root, { form: word, suffix: null, flags: [], crosses: true }, root.prefixes);
    this.#withSuffixes(word, root, root.suffixes, (suffixed) =>
      this.#withPrefixes(root, suffixed, root.prefixes),
    );
    // A prefix may allow suffixes that the word itself does not take.
    for (const group of root.prefixes) {
      for (const rule of group.rules) {
        const more = this.#flagsOfRule(rule).suffixes.filter(({ flag }) => !root.all.has(flag));
        if (!group.crosses || more.length === 0) continue;
        this.#withSuffixes(word, root, more, (suffixed) => {
          if (suffixed.crosses) this.#prefix(root, suffixed, group, rule);
        });
      }
    }
  }

  /** The word with one suffix, and with a second one if the first allows it. */
  #withSuffixes(
    word: string,
    root: Flags,
    groups: readonly AffixGroup[],
    use: (suffixed: Suffixed) => void,
  ): void {
    for (const { flag, rules, crosses } of groups) {
      for (const rule of rules) {
        const form = this.#suffix(word, rule);
        if (form === null) continue;
        const flags = this.#flagsOfRule(rule);
        use({ form, suffix: { flag, rule }, flags: [flags], crosses });
        for (const outer of flags.suffixes) {
          for (const outerRule of outer.rules) {
            const longer = this.#suffix(form, outerRule);
            if (longer === null) continue;
            use({
              form: longer,
              suffix: { flag: outer.flag, rule: outerRule },
              flags: [flags, this.#flagsOfRule(outerRule)],
              crosses: crosses && outer.crosses,
            });
          }
        }
      }
    }
  }

  /** The form as it is, and with each prefix that it or its suffixes allow. */
  #withPrefixes(root: Flags, suffixed: Suffixed, ofRoot: readonly AffixGroup[]): void {
    const { form, flags, crosses } = suffixed;
    const last = flags.at(-1) ?? root;
    if (!last.needsAffix && !flags.some(({ onlyInCompound, circumfix }) => onlyInCompound || circumfix)) {
      this.#give(suffixed, form, root);
    }
    if (!crosses) return;
    const isAlone = flags.length === 0;
    const groups = new Set([...ofRoot, ...flags.flatMap(({ prefixes }) => prefixes)]);
    for (const group of groups) {
      if (!isAlone && !group.crosses) continue;
      for (const rule of group.rules) this.#prefix(root, suffixed, group, rule);
    }
  }

  #prefix(root: Flags, suffixed: Suffixed, group: AffixGroup, rule: AffixRule): void {
    const { form, flags } = suffixed;
    const own = this.#flagsOfRule(rule);
    const hasCircumfix = flags.some(({ circumfix }) => circumfix);
    if (own.onlyInCompound || own.circumfix !== hasCircumfix) return;
    if (flags.length === 0 && own.needsAffix) return;
    if (flags.some(({ onlyInCompound }) => onlyInCompound)) return;
    const { strip, append, condition } = rule;
    if (!form.startsWith(strip) || !holdsAt(condition, form, 0)) return;
    if (form.length === strip.length && !this.#rules.fullStrip) return;
    this.#give(suffixed, append + form.slice(strip.length), root);
  }

  /** `null` if the rule does not apply. */
  #suffix(word: string, { strip, append, condition }: AffixRule): string | null {
    if (!holdsAt(condition, word, word.length - condition.length) || !word.endsWith(strip)) return null;
    if (word.length === strip.length && !this.#rules.fullStrip) return null;
    return word.slice(0, word.length - strip.length) + append;
  }

  #give({ suffix }: Suffixed, form: string, { all, noSuggest, keepCase }: Flags): void {
    if (this.#forbidden.has(form)) return;
    this.#visit(form, { stem: this.#stem, entryFlags: all, suffix, noSuggest, keepCase });
  }
}

/** The index of the slash before the flags: the first one that is not part of the word. */
function slashOf(entry: string): number {
  let at = entry.indexOf('/', 1); // a leading slash is part of the word
  while (at > 0 && entry[at - 1] === '\\') at = entry.indexOf('/', at + 1);
  return at;
}
