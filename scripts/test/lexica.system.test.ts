/** The lexica from packages of others: each is built, and `docs/lexica` says what came out. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensureLexicon, loadLexicaModules, readReport, reviewTexts } from '../build/lexica.mjs';
import { ROOT } from '../workspace.mjs';

const modules = await loadLexicaModules();

/** Words that every speaker knows, inflected ones among them, and what is none: names, abbreviations, other spellings. */
const SAMPLES: Readonly<Record<string, { good: string; bad: string }>> = {
  'english-2': {
    good: 'zeal qat blog blogs email online website selfie emoji podcast smartphone colour fuckup',
    bad: 'cs gs ks mys qi london google',
  },
  german: {
    good: 'und es ab haus häusern strasse gehe ging aufstehe besser grösste schnellste übte niemals worauf',
    bad: 'berlin bmw lkw dpa merkel hä',
  },
  french: {
    good: 'as et où cœur chevaux allâmes aimerions ils wagon kiwi été',
    bad: 'marseille onu cm kg kwh lorsqu http px',
  },
  spanish: {
    good: 'el chico lluvia perro niño cantábamos che olla ñu güera',
    bad: 'madrid kilo avda dpto km',
  },
  dutch: {
    good: 'en ijs huisje fietsen gelopen café zeeën af',
    bad: 'amsterdam cd km tv http',
  },
  polish: {
    good: 'że źdźbło książkami niebieskiego zrobiłybyśmy aż ość',
    bad: 'gdańsk kcal prof cm taxi',
  },
};

/** Tables without the spaces by which the formatter lines them up. */
function unaligned(text: string): string {
  return text.replaceAll(/^\|.*$/gm, (row) => row.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---'));
}

describe.each(modules.LEXICON_SOURCES.map((source) => [source.name, source] as const))('%s', (_, source) => {
  const sample = SAMPLES[source.id];
  const language = modules.languageOf(source.language);
  const alphabet = modules.alphabetOf(language);

  test('has the words of the language, and no names or abbreviations', async () => {
    const folder = await ensureLexicon(source.id);
    const parsed = modules.parseKwg(readFileSync(join(folder, 'graph.kwg')));
    if (!parsed.ok || sample === undefined) throw new Error(`${source.id} has no graph or no samples`);
    const has = (word: string): boolean => {
      const letters = modules.readWord(alphabet, modules.foldText(language, word));
      return letters !== null && modules.hasWord(parsed.value, letters);
    };
    expect(sample.good.split(' ').filter((word) => !has(word))).toEqual([]);
    expect(sample.bad.split(' ').filter(has)).toEqual([]);
  });

  test('can serve a move generator, and marks words unfit for school', async () => {
    const { hasGaddag, unfit } = readReport(await ensureLexicon(source.id));
    expect(hasGaddag).toBe(true);
    expect(unfit).toBeGreaterThan(100);
  });

  test('is described as it is (LEXIKO_WRITE_DOCS=1 writes the page anew)', async () => {
    const report = readReport(await ensureLexicon(source.id));
    const page = modules.lexiconDocument(source, report, reviewTexts(source.id).leftOut);
    const path = join(ROOT, 'docs/lexica', `${source.id}.md`);
    if (process.env['LEXIKO_WRITE_DOCS'] === '1') writeFileSync(path, page);
    expect(unaligned(readFileSync(path, 'utf8'))).toBe(unaligned(page));
  });
});
