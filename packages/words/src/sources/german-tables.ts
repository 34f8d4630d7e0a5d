/**
 * German words from tables of inflected forms: nouns by case and number, verbs by tense and person, adjectives by case
 * and article. Forms of separable verbs come in two parts (`["stehe", "auf"]`) and are put together as in a subordinate
 * clause (aufstehe); the part that stands alone in a main clause is a form of the simple verb.
 */

/** A leaf is a form, or the two parts of one; `null` where the verb has no such form, `true` at `hasPrefix`. */
type Table = string | string[] | boolean | null | { readonly [key: string]: Table };

export interface GermanTables {
  readonly nouns: string;
  readonly verbs: string;
  readonly adjectives: string;
}

/** Adjectives in capitals belong to names (Aachener); nouns have one capital, and abbreviations several. */
export function readGermanTables(tables: GermanTables, take: (form: string) => void): void {
  for (const [noun, forms] of entriesOf(tables.nouns)) {
    const takeNoun = (form: string): void => take(/^\p{Lu}\P{Lu}+$/u.test(form) ? form.toLowerCase() : form);
    takeNoun(noun);
    eachForm(forms, takeNoun, { isSplit: false });
  }
  for (const [verb, forms] of entriesOf(tables.verbs)) {
    take(verb);
    const isSplit = typeof forms === 'object' && forms !== null && 'hasPrefix' in forms;
    eachForm(forms, take, { isSplit });
    const short = isSplit ? null : shortImperative(verb, forms);
    if (short !== null) take(short);
  }
  for (const [adjective, forms] of entriesOf(tables.adjectives)) {
    take(adjective);
    eachForm(forms, take, { isSplit: false });
  }
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
  return typeof table === 'object' && table !== null && !Array.isArray(table) ? (table[key] ?? null) : null;
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
    if (key !== GENDER) eachForm(inner, take, { isSplit: isSplit && key !== SPELLINGS });
  }
}
