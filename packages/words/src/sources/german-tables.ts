/**
 * German words from tables of inflected forms: nouns by case and number, verbs by tense and person, adjectives by case
 * and article. Forms of separable verbs come in two parts (`["stehe", "auf"]`) and are put together as in a subordinate
 * clause (aufstehe); the part that stands alone in a main clause is a form of the simple verb.
 */

import { READINGS } from './word-readings.ts';

/** Takes a form, the entry that has it, and how it is read there. */
export type TakeForm = (form: string, stem: string, reading: number) => void;

/** A leaf is a form, or the two parts of one; `null` where the verb has no such form, `true` at `hasPrefix`. */
type Table = string | string[] | boolean | null | { readonly [key: string]: Table };

export interface GermanTables {
  readonly nouns: string;
  readonly verbs: string;
  readonly adjectives: string;
}

/** Adjectives in capitals belong to names (Aachener); nouns have one capital, and abbreviations several. */
export function readGermanTables(tables: GermanTables, take: TakeForm): void {
  for (const [noun, forms] of entriesOf(tables.nouns)) readNoun(noun, forms, take);
  for (const [verb, forms] of entriesOf(tables.verbs)) {
    const takeVerb = (form: string): void => take(form, verb, READINGS.verb);
    takeVerb(verb);
    const isSplit = typeof forms === 'object' && forms !== null && 'hasPrefix' in forms;
    eachForm(forms, takeVerb, { isSplit });
    const short = isSplit ? null : shortImperative(verb, forms);
    if (short !== null) takeVerb(short);
  }
  for (const [adjective, forms] of entriesOf(tables.adjectives)) {
    const takeAdjective = (form: string): void => take(form, adjective, READINGS.other);
    takeAdjective(adjective);
    eachForm(forms, takeAdjective, { isSplit: false });
  }
}

/** A plural that looks like the nominative singular (Fenster) counts as that; one like another case has both readings. */
function readNoun(noun: string, cases: Table, take: TakeForm): void {
  const nominative = formsAt(formsAt(cases, 'NOM'), 'SIN');
  const stem = noun.toLowerCase();
  const takeNoun = (form: string, reading: number): void =>
    take(/^\p{Lu}\P{Lu}+$/u.test(form) ? form.toLowerCase() : form, stem, reading);
  takeNoun(noun, 0);
  for (const [name, numbers] of innerTables(cases)) {
    if (name === GENDER) continue;
    for (const [number, forms] of innerTables(numbers)) {
      eachForm(
        forms,
        (form) =>
          takeNoun(form, PLURALS.test(number) && form !== nominative ? READINGS.plural : READINGS.other),
        { isSplit: false },
      );
    }
  }
}

/** PLU; PLT is a slip of the tables. */
const PLURALS = /^PL/u;

function innerTables(table: Table): [string, Table][] {
  return typeof table === 'object' && table !== null && !Array.isArray(table) ? Object.entries(table) : [];
}

function entriesOf(text: string): [string, Table][] {
  // A pinned dependency; tests of the word counts would reveal another format.
  return Object.entries(JSON.parse(text) as Record<string, Table>);
}

/** Stems that cannot be said without the -e: atme, rechne, öffne, entschuldige, but lern, film, wohn, zeig. */
const NEEDS_E = /(?:[dt]|(?<!e)ig?|[^aeiouäöüyrlmnh][mn]|ch[mn]|e[lr])$/u;

/** The command as most people say it, without the -e that the tables write: komm, frag. `null` where it has none. */
function shortImperative(verb: string, forms: Table): string | null {
  const orders = formsAt(forms, 'IMP');
  const long = formsAt(orders, 'S');
  const stem = verb.replace(/en$/u, '');
  return long === `${stem}e` && stem !== verb && !NEEDS_E.test(stem) ? stem : null;
}

function formsAt(table: Table, key: string): Table {
  return Object.fromEntries(innerTables(table))[key] ?? null;
}

/** The participle (`PA2`) is a list of spellings, never two parts of one form. */
const SPELLINGS = 'PA2';

/** The key of a noun's gender among its forms. */
const GENDER = 'G';

function eachForm(table: Table, take: (form: string) => void, { isSplit }: { isSplit: boolean }): void {
  if (typeof table === 'string') return take(table);
  if (Array.isArray(table)) {
    if (isSplit && table.length === 2) take(`${table[1]}${table[0]}`);
    else for (const form of table) take(form);
    return;
  }
  if (table === null || typeof table !== 'object') return;
  for (const [key, inner] of Object.entries(table)) {
    eachForm(inner, take, { isSplit: isSplit && key !== SPELLINGS });
  }
}
