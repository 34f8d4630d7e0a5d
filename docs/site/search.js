/** The search: fetches what the pages say when somebody first types, and lists the pages that have all words. */

/**
 * @typedef {object} Page
 * @property {string} path
 * @property {string} title
 * @property {readonly { readonly anchor: string, readonly title: string }[]} headings
 * @property {string} text
 */

const MOST = 20;

/**
 * @template {HTMLElement} T
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T}
 */
function part(selector, kind) {
  const element = document.querySelector(selector);
  if (element instanceof kind) return element;
  throw new Error(`every page has ${selector}`);
}

const input = part('#query', HTMLInputElement);
const found = part('#found', HTMLOListElement);
const count = part('#count', HTMLParagraphElement);
const contents = part('nav details', HTMLDetailsElement);
const up = input.dataset['up'] ?? '.';
/** @type {Promise<readonly Page[]> | null} */
let pages = null;

/** @returns {Promise<readonly Page[]>} */
async function load() {
  const response = await fetch(`${up}/search.json`);
  if (!response.ok) return [];
  return /** @type {readonly Page[]} */ (await response.json());
}

/**
 * How well a page fits; 0: not at all. Words in titles and headings count for more.
 * @param {Page} page
 * @param {readonly string[]} words
 */
function weigh({ title, headings, text }, words) {
  let sum = 0;
  for (const word of words) {
    const inTitle = title.toLowerCase().includes(word) ? 20 : 0;
    const inHeadings = headings.filter((one) => one.title.toLowerCase().includes(word)).length * 5;
    const inText = Math.min(5, text.toLowerCase().split(word).length - 1);
    if (inTitle + inHeadings + inText === 0) return 0;
    sum += inTitle + inHeadings + inText;
  }
  return sum;
}

/**
 * @param {Page} page
 * @param {readonly string[]} words
 */
function entry({ path, title, headings }, words) {
  const heading = headings.find((one) => words.every((word) => one.title.toLowerCase().includes(word)));
  const link = document.createElement('a');
  link.href = `${up}/${path}${heading === undefined ? '' : `#${heading.anchor}`}`;
  link.textContent = heading === undefined || heading.title === title ? title : `${title}: ${heading.title}`;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

async function search() {
  pages ??= load();
  const all = await pages;
  const words = input.value.toLowerCase().split(/\s+/u).filter(Boolean);
  const fitting =
    words.length === 0
      ? []
      : all
          .map((page) => ({ page, weight: weigh(page, words) }))
          .filter(({ weight }) => weight > 0)
          .sort((a, b) => b.weight - a.weight);
  found.replaceChildren(...fitting.slice(0, MOST).map(({ page }) => entry(page, words)));
  found.hidden = fitting.length === 0;
  count.textContent = words.length === 0 ? '' : fitting.length === 1 ? '1 page' : `${fitting.length} pages`;
}

input.disabled = false;
input.addEventListener('input', () => void search());
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !found.hidden) {
    input.value = '';
    void search();
    input.focus();
  }
});
// On a phone the list of documents would stand before every text.
if (matchMedia('(max-width: 60rem)').matches) contents.open = false;
