/**
 * The documentation as a site: the Markdown of this repository and the reference of the packages as plain pages, which
 * need no script except for the search. `node scripts/build/site.mjs [FOLDER]` builds it for any host of files.
 */

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, relative } from 'node:path';
import { ensureDependencies } from '../install/dependencies.mjs';
import { requireNode } from '../install/node-version.mjs';
import { isEntry, ROOT, runCommand } from '../workspace.mjs';
import { packageReference } from './package-reference.mjs';

/**
 * @typedef {object} SitePage
 * @property {string} source from the root of the repository; empty for a page that is made here
 * @property {string} path of the page in the site
 * @property {string} group under which it is listed
 * @property {string} text Markdown
 */

/** Which documents there are, in the order in which they are listed. A folder stands for all of its documents. */
const GROUPS = /** @type {const} */ ([
  ['Start', ['README.md', 'docs/tutorials', 'CHANGELOG.md']],
  [
    'Playing',
    [
      'docs/RULES.md',
      'docs/options.md',
      'docs/lexicon.md',
      'docs/lexica',
      'docs/strength.md',
      'docs/engine-languages.md',
    ],
  ],
  [
    'Building on it',
    [
      'docs/packages.md',
      'docs/embedding.md',
      'docs/api.md',
      'docs/protocol.md',
      'docs/judge.md',
      'docs/ucgi.md',
      'docs/benchmarks.md',
    ],
  ],
  ['Running a server', ['docs/operations.md', 'SECURITY.md']],
  ['Developing', ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs/decisions']],
]);
const PACKAGES = /** @type {const} */ (['languages', 'rules', 'words', 'engine', 'table', 'board']);

/** What every page uses. */
const SITE_FILES = ['site.css', 'search.js'];

/** @returns {SitePage[]} */
function sitePages() {
  /** @type {SitePage[]} */
  const pages = [];
  for (const [group, sources] of GROUPS)
    for (const source of sources.flatMap((one) => (one.endsWith('.md') ? [one] : documentsIn(one))))
      pages.push({ source, path: pathOf(source), group, text: readFileSync(join(ROOT, source), 'utf8') });
  for (const name of PACKAGES) {
    const source = `packages/${name}/README.md`;
    const text = readFileSync(join(ROOT, source), 'utf8');
    pages.push({ source, path: `packages/${name}.html`, group: 'Packages', text });
    if (name !== 'board')
      pages.push({
        source: '',
        path: `packages/${name}-reference.html`,
        group: 'Packages',
        text: packageReference(name),
      });
  }
  return pages;
}

/** @param {string} folder */
function documentsIn(folder) {
  return readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** @param {string} source */
function pathOf(source) {
  if (source === 'README.md') return 'index.html';
  return source
    .replace(/^docs\//, '')
    .replace(/\.md$/, '.html')
    .toLowerCase();
}

/** As GitHub names the anchors of headings. @param {string} heading */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

/** @param {string} text */
function escaped(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** @param {string} html */
function plain(html) {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/**
 * The address of a link: another page of the site, or as it stands. `null`: a file of the repository that the site
 * does not have.
 * @param {SitePage} page
 * @param {string} href
 * @param {ReadonlyMap<string, SitePage>} bySource
 */
function linkOf(page, href, bySource) {
  if (/^(?:[a-z]+:|#)/.test(href)) return href;
  const [target = '', anchor] = href.split('#');
  const source = posix.join(posix.dirname(page.source), target);
  const image = /^docs\/images\/(.+)$/.exec(source)?.[1];
  const found = bySource.get(source)?.path ?? (image === undefined ? null : `images/${image}`);
  if (found === null) return null;
  return posix.relative(posix.dirname(page.path), found) + (anchor === undefined ? '' : `#${anchor}`);
}

/**
 * @param {SitePage} page
 * @param {object} site
 * @param {ReadonlyMap<string, SitePage>} site.bySource
 * @param {(page: SitePage) => string} site.navigation
 */
async function render(page, { bySource, navigation }) {
  const { Marked } = await import('marked');
  /** @type {{ readonly anchor: string, readonly title: string }[]} */
  const headings = [];
  const marked = new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens);
        const title = plain(html);
        const taken = headings.filter(({ anchor }) => anchor.replace(/-\d+$/, '') === anchorOf(title)).length;
        const anchor = taken === 0 ? anchorOf(title) : `${anchorOf(title)}-${taken}`;
        headings.push({ anchor, title });
        return `<h${depth} id="${anchor}">${html}</h${depth}>\n`;
      },
      link({ href, tokens }) {
        const text = this.parser.parseInline(tokens);
        const address = linkOf(page, href, bySource);
        return address === null ? text : `<a href="${escaped(address)}">${text}</a>`;
      },
      image({ href, text }) {
        return `<img src="${escaped(linkOf(page, href, bySource) ?? href)}" alt="${escaped(text)}" loading="lazy">`;
      },
      code({ text, lang }) {
        const label = lang ? ` data-language="${escaped(lang)}"` : '';
        return `<pre tabindex="0"${label}><code>${escaped(text)}</code></pre>\n`;
      },
      // The source is ours, but a site has no need of raw HTML: comments of the documents are for their editors.
      html({ text }) {
        return text.startsWith('<!--') ? '' : escaped(text);
      },
    },
  });
  let tables = 0;
  const body = (await marked.parse(page.text))
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll(
      '<table>',
      () => `<div class="scroll" tabindex="0" role="region" aria-label="Table ${++tables}"><table>`,
    )
    .replaceAll('</table>', '</table></div>');
  const title = headings[0]?.title ?? 'Lexiko';
  const up = posix.relative(posix.dirname(page.path), '.') || '.';
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title === 'Lexiko' ? 'Lexiko: documentation' : `${title} – Lexiko`)}</title>
<link rel="stylesheet" href="${up}/site.css">
<script type="module" src="${up}/search.js"></script>
<a class="skip" href="#content">To the text</a>
<header><a href="${up}/index.html">Lexiko</a>
<search><label for="query">Search</label> <input id="query" type="search" data-up="${up}" autocomplete="off" disabled><ol id="found" aria-label="Found" hidden></ol><p id="count" role="status"></p></search></header>
<nav aria-label="Documents"><details open><summary>Contents</summary>${navigation(page)}</details></nav>
<main id="content">
${body}</main>
</html>
`;
  return { html, title, headings, text: plain(body) };
}

/**
 * @param {string} folder where the site is written to
 * @returns {Promise<string[]>} the paths of its pages
 */
export async function buildSite(folder) {
  return writeSite(folder, sitePages());
}

/**
 * Builds the site if it is missing or older than what it is made from.
 * @param {string} folder
 */
export async function ensureSite(folder) {
  const pages = sitePages();
  const hash = createHash('sha256').update(JSON.stringify(pages));
  const files = ['scripts/build/site.mjs', ...SITE_FILES.map((name) => `docs/site/${name}`)];
  for (const path of files) hash.update(readFileSync(join(ROOT, path)));
  const stamp = hash.digest('hex');
  const file = join(folder, 'build.stamp');
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  await writeSite(folder, pages);
  writeFileSync(file, stamp);
}

/**
 * @param {string} folder
 * @param {readonly SitePage[]} pages
 */
async function writeSite(folder, pages) {
  const bySource = new Map(pages.filter(({ source }) => source !== '').map((page) => [page.source, page]));
  const titles = new Map(pages.map(({ path, text }) => [path, plainTitle(text)]));
  const groups = [...new Set(pages.map(({ group }) => group))];
  /** @param {SitePage} here */
  const navigation = (here) =>
    groups
      .map((group) => {
        const items = pages
          .filter((page) => page.group === group)
          .map(({ path }) => {
            const href = posix.relative(posix.dirname(here.path), path);
            const current = path === here.path ? ' aria-current="page"' : '';
            return `<li><a href="${href}"${current}>${escaped(titles.get(path) ?? path)}</a></li>`;
          });
        return `<h2>${escaped(group)}</h2><ul>${items.join('')}</ul>`;
      })
      .join('');
  const index = [];
  for (const page of pages) {
    const { html, title, headings, text } = await render(page, { bySource, navigation });
    const file = join(folder, page.path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
    index.push({ path: page.path, title, headings, text });
  }
  writeFileSync(join(folder, 'search.json'), JSON.stringify(index));
  for (const name of SITE_FILES) cpSync(join(ROOT, 'docs/site', name), join(folder, name));
  cpSync(join(ROOT, 'docs/images'), join(folder, 'images'), { recursive: true });
  return pages.map(({ path }) => path);
}

/** @param {string} text */
function plainTitle(text) {
  return (/^# (?<title>.+)$/m.exec(text)?.groups?.['title'] ?? 'Lexiko').replaceAll('`', '');
}

if (isEntry(import.meta.url)) {
  await runCommand(async () => {
    requireNode();
    await ensureDependencies();
    const folder = process.argv[2] ?? join(ROOT, 'dist/docs');
    const pages = await buildSite(folder);
    process.stdout.write(`${pages.length} pages in ${relative(process.cwd(), folder) || '.'}\n`);
  });
}
