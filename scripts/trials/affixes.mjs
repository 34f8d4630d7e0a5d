/**
 * `node scripts/trials/affixes.mjs FOLDER`: holds our reader of Hunspell dictionaries against Hunspell itself. FOLDER has
 * the binding: `npm install --prefix FOLDER nodehun@3.0.2`. Both ways: a sample of the forms that we make is put to
 * Hunspell, and stems with affixes at random that Hunspell accepts must be among ours. Hunspell also puts compounds
 * together, which we do not: Dutch ones are listed, for people to look at.
 */

import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle, bundlePath } from '../build/bundle.mjs';
import { ROOT, runCommand, Setback } from '../workspace.mjs';

const LANGUAGES = ['es', 'fr', 'nl', 'pl'];
const SAMPLE = 40_000;
const GUESSES = 600_000;

/** Hunspell accepts capitals at the beginning, and takes words apart at hyphens and apostrophes: that is not our matter. */
const PLAIN = /^\p{Ll}+$/u;

/** Numbers that are the same in each run. @param {number} seed */
function randomNumbers(seed) {
  let state = seed;
  return (/** @type {number} */ limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * limit);
  };
}

/** Our reader, which is TypeScript and has to be bundled to be run. */
async function loadReader() {
  const folder = join(ROOT, '.cache/affixes', String(process.pid));
  const names = ['affix-file', 'expand'];
  const entries = Object.fromEntries(
    names.map((name) => [name, join(ROOT, 'packages/words/src/hunspell', `${name}.ts`)]),
  );
  try {
    await bundle({ entries, folder });
    const modules = await Promise.all(
      names.map((name) => import(pathToFileURL(bundlePath(folder, name)).href)),
    );
    return { ...modules[0], ...modules[1] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @typedef {{ strip: string, append: string }} Rule
 * @typedef {{ kind: 'prefix' | 'suffix', rules: readonly Rule[] }} Group
 */

/**
 * A stem with some affix of the language, whether or not the two belong together; `null` if they cannot.
 * @param {string} stem
 * @param {Group} group
 * @param {Rule} rule
 */
function guess(stem, { kind }, { strip, append }) {
  if (kind === 'prefix') return stem.startsWith(strip) ? append + stem.slice(strip.length) : null;
  return stem.endsWith(strip) ? stem.slice(0, stem.length - strip.length) + append : null;
}

await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (folder === undefined)
    throw new Setback('Which folder holds nodehun? node scripts/trials/affixes.mjs FOLDER');
  const { Nodehun } = createRequire(join(resolve(folder), 'index.js'))('nodehun');
  const { parseAffixes, expandDictionary } = await loadReader();
  for (const language of LANGUAGES) {
    const files = ['aff', 'dic'].map((kind) =>
      readFileSync(join(ROOT, 'node_modules', `dictionary-${language}`, `index.${kind}`)),
    );
    const [affixes = '', dictionary = ''] = files.map((file) => file.toString('utf8'));
    const hunspell = new Nodehun(...files);
    const rules = parseAffixes(affixes).value;
    const random = randomNumbers(1);

    let count = 0;
    /** @type {string[]} */
    const sample = [];
    expandDictionary(rules, dictionary, (/** @type {string} */ form) => {
      const place = count < SAMPLE ? count : random(count + 1);
      if (place < SAMPLE) sample[place] = form;
      count++;
    });
    const refused = sample.filter((form) => !hunspell.spellSync(form));

    const stems = dictionary.split('\n').slice(1, -1);
    /** @type {Group[]} */
    const groups = [...rules.groups.values()];
    /** @type {Set<string>} */
    const accepted = new Set();
    for (let tried = 0; tried < GUESSES; tried++) {
      const stem = (stems[random(stems.length)] ?? '').replace(/\/.*/u, '');
      const group = groups[random(groups.length)];
      const rule = group?.rules[random(group.rules.length)];
      const form = group === undefined || rule === undefined ? null : guess(stem, group, rule);
      if (form !== null && form !== stem && PLAIN.test(form) && hunspell.spellSync(form)) accepted.add(form);
    }
    const guessed = accepted.size;
    expandDictionary(rules, dictionary, (/** @type {string} */ form) => accepted.delete(form));
    process.stdout.write(
      `${language}: ${count} forms; of ${sample.length} Hunspell refuses ${refused.length} ${refused.join(' ')}\n` +
        `    of ${guessed} guesses that Hunspell accepts, ours lack ${accepted.size}: ${[...accepted].join(' ')}\n`,
    );
  }
});
