/**
 * What sheets keep to, so that plain class names are as good as private ones. A sheet declares the classes with which its
 * rules begin. Sheets in `styles/` are everybody's; any other belongs to its folder.
 */

/** Files by their paths below `src`. */
export type Files = ReadonlyMap<string, string>;

export const LAYERS = ['tokens', 'base', 'parts', 'board', 'screens', 'forced'] as const;

const EVERYBODYS = /^(?:board\/)?styles\//u;
/** They say how things of others look at times, and declare nothing. */
const OVERLAYS: ReadonlySet<string> = new Set([
  'board/styles/forced-colours.css',
  'styles/forced-colours.css',
  'styles/square-notes.css',
  'styles/turned-table.css',
]);

/** Whatever breaks a rule, in sentences. */
export function complaints(files: Files): readonly string[] {
  const sheets = [...files]
    .filter(([path]) => path.endsWith('.css'))
    .map(([path, text]) => sheetOf(path, text));
  const modules = [...files]
    .filter(([path]) => /\.tsx?$/u.test(path))
    .map(([path, text]) => moduleOf(path, text));
  return [
    ...sheets.flatMap((sheet) => foreignRules(sheet, sheets, modules)),
    ...sheets.flatMap((sheet) => unlayered(sheet, files.get(sheet.path) ?? '')),
    ...twiceDeclared(sheets),
    ...sheets.flatMap((sheet) => usedElsewhere(sheet, modules)),
    ...sheets.flatMap((sheet) => unused(sheet, modules)),
    ...sheets.flatMap((sheet) => offScale(sheet, files.get(sheet.path) ?? '')),
    ...sheets
      .filter(({ path }) => !isImported(path, modules))
      .map(({ path }) => `${path}: no module of its folder imports it`),
  ];
}

interface Sheet {
  readonly path: string;
  readonly selectors: readonly string[];
  readonly declared: ReadonlySet<string>;
}

interface Module {
  readonly path: string;
  readonly imports: readonly string[];
  /** In `class` attributes. */
  readonly classes: ReadonlySet<string>;
  /** How classes begin whose end is computed. */
  readonly beginnings: readonly string[];
  /** In any text of the module: classes that are handed on. */
  readonly words: ReadonlySet<string>;
}

function sheetOf(path: string, text: string): Sheet {
  const selectors = selectorsIn(text);
  const declared = OVERLAYS.has(path) ? [] : selectors.flatMap((selector) => declaredBy(selector));
  return { path, selectors, declared: new Set(declared) };
}

function selectorsIn(text: string): readonly string[] {
  const bare = text.replaceAll(/\/\*[^]*?\*\//gu, '').replaceAll(/'[^']*'|"[^"]*"/gu, "''");
  return [...bare.matchAll(/([^{};]+)\{/gu)]
    .flatMap(([, prelude = '']) => splitAtCommas(prelude))
    .filter((selector) => !/^(?:@|from$|to$|\d+%$)/u.test(selector));
}

/** Not inside brackets. */
function splitAtCommas(prelude: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const character of prelude) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts.map((part) => part.trim()).filter((part) => !part.startsWith('@') || part === prelude.trim());
}

/** Up to the first space or sign between two elements; `:root[…]` before it says only when. */
function beginningOf(selector: string): string {
  const rest = selector.replace(/^:root(?:\[[^\]]*\]|:is\([^)]*\))*\s+/u, '');
  let depth = 0;
  for (const [at, character] of [...rest].entries()) {
    if (character === '(' || character === '[') depth++;
    if (character === ')' || character === ']') depth--;
    if (depth === 0 && /[\s>+~]/u.test(character)) return rest.slice(0, at);
  }
  return rest;
}

function classesIn(selector: string): readonly string[] {
  return [...selector.matchAll(/\.(-?[a-z_][\w-]*)/giu)].map(([, name = '']) => name);
}

/** What looks inside a thing (`:has(…)`) is about what it finds there. */
function declaredBy(selector: string): readonly string[] {
  const beginning = beginningOf(selector);
  return beginning.includes(':has(') ? [] : classesIn(beginning.replaceAll(/\([^)]*\)/gu, '')).slice(0, 1);
}

function moduleOf(path: string, text: string): Module {
  const attributes = [...text.matchAll(/\sclass=/gu)].map(({ index }) =>
    attributeAt(text, index + ' class='.length),
  );
  const strings = attributes.flatMap((attribute) => stringsIn(attribute));
  return {
    path,
    imports: [...text.matchAll(/^import '([^']+\.css)';$/gmu)].map(([, specifier = '']) => specifier),
    classes: new Set(strings.flatMap((string) => wordsIn(string))),
    beginnings: stringsIn(text).flatMap((string) =>
      [...string.matchAll(/([\w-]+)\$\{/gu)].map(([, beginning = '']) => beginning),
    ),
    words: new Set(stringsIn(text).flatMap((string) => wordsIn(string))),
  };
}

function attributeAt(text: string, start: number): string {
  if (text[start] !== '{') return text.slice(start, text.indexOf('"', start + 1) + 1);
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (depth === 0) return text.slice(start, at + 1);
  }
  throw new Error('an attribute has no end');
}

function stringsIn(text: string): readonly string[] {
  return [...text.matchAll(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/gu)].map(([string]) => string.slice(1, -1));
}

/** Also of what is computed inside a template. */
function wordsIn(string: string): readonly string[] {
  return string.split(/[\s'"`${}?:]+/u).filter((word) => word !== '');
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

function isEverybodys({ path }: Sheet): boolean {
  return EVERYBODYS.test(path);
}

/** Its own is also what no sheet declares and nobody else uses. */
function foreignRules(sheet: Sheet, sheets: readonly Sheet[], modules: readonly Module[]): readonly string[] {
  if (isEverybodys(sheet)) return [];
  const isOwn = (name: string): boolean =>
    sheet.declared.has(name) ||
    !(sheets.some(({ declared }) => declared.has(name)) || usersElsewhere(sheet, name, modules).length > 0);
  return sheet.selectors
    .filter((selector) => {
      const classes = classesIn(beginningOf(selector));
      return classes.length > 0 && !classes.some((name) => isOwn(name));
    })
    .map((selector) => `${sheet.path}: ${selector} begins with no class of its own`);
}

function unlayered(sheet: Sheet, text: string): readonly string[] {
  if (isEverybodys(sheet)) return [];
  const bare = text.replaceAll(/\/\*[^]*?\*\//gu, '').trim();
  const layer = /^@layer (\w+) \{/u.exec(bare)?.[1];
  const isKnown = LAYERS.some((known) => known === layer);
  return isKnown && bare.indexOf('\n}') === bare.length - 2
    ? []
    : [`${sheet.path}: is not one layer of ${LAYERS.join(', ')}`];
}

function twiceDeclared(sheets: readonly Sheet[]): readonly string[] {
  const first = new Map<string, string>();
  return sheets.flatMap(({ path, declared }) =>
    [...declared].flatMap((name) => {
      const other = first.get(name);
      if (other === undefined) first.set(name, path);
      return other === undefined ? [] : [`${path}: .${name} is declared in ${other} too`];
    }),
  );
}

function usersElsewhere({ path: sheet }: Sheet, name: string, modules: readonly Module[]): readonly Module[] {
  return modules.filter(({ path, classes }) => !path.startsWith(folderOf(sheet)) && classes.has(name));
}

function usedElsewhere(sheet: Sheet, modules: readonly Module[]): readonly string[] {
  if (isEverybodys(sheet)) return [];
  return [...sheet.declared].flatMap((name) =>
    usersElsewhere(sheet, name, modules).map(
      ({ path }) => `${sheet.path}: .${name} is used in ${path}, outside its folder`,
    ),
  );
}

function unused(sheet: Sheet, modules: readonly Module[]): readonly string[] {
  const isUsed = (name: string): boolean =>
    modules.some(
      ({ words, beginnings }) =>
        words.has(name) ||
        beginnings.some(
          (beginning) =>
            name.startsWith(beginning) &&
            (beginning.endsWith('-') || /^\d+$/u.test(name.slice(beginning.length))),
        ),
    );
  return [...new Set(sheet.selectors.flatMap((selector) => classesIn(selector)))]
    .filter((name) => !isUsed(name))
    .map((name) => `${sheet.path}: nobody uses .${name}`);
}

/** Sizes of text and gaps have names (`styles/scale.css`); the board, which others use too, is measured by its squares. */
function offScale({ path }: Sheet, text: string): readonly string[] {
  if (path.startsWith('board/')) return [];
  return [...text.matchAll(/[\s;{]((?:font-size|(?:row-|column-)?gap): [^;}]*\d(?:rem|ch)\b[^;}]*)/gu)].map(
    ([, declaration = '']) => `${path}: ${declaration} is no step of the scale`,
  );
}

/** Sheets of everybody come with the page. */
function isImported(path: string, modules: readonly Module[]): boolean {
  if (EVERYBODYS.test(path)) return true;
  const folder = folderOf(path);
  return modules.some(
    (module) =>
      module.path.startsWith(folder) &&
      module.imports.some(
        (specifier) => new URL(specifier, `file:///${module.path}`).pathname === `/${path}`,
      ),
  );
}
