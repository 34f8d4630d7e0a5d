/** What a source file imports, from the parser's record of the module, never from its text. */

/**
 * @typedef {object} Import
 * @property {string | null} specifier null where it is computed at run time
 * @property {boolean} isLazy whether it is an `import()`
 * @property {number} line
 */

/**
 * @typedef {object} ModuleImports
 * @property {readonly Import[]} imports types included: a circle of types is a circle
 * @property {readonly number[]} exportAlls lines of `export *`
 * @property {readonly number[]} importMetas lines of `import.meta`
 * @property {readonly string[]} errors what the parser could not read
 */

/** Loads the parser (the bundler's) and answers with a function that reads one file. */
export async function importReader() {
  const { parseSync } = await import('rolldown/utils');
  /**
   * @param {string} path only its ending matters
   * @param {string} text
   * @returns {ModuleImports}
   */
  return function read(path, text) {
    const { module, errors } = parseSync(path, text);
    /** @param {{ start: number }} place */
    const lineOf = ({ start }) => text.slice(0, start).split('\n').length;
    // One statement has one source, however many names it hands on.
    const reexports = module.staticExports.flatMap(({ start, entries: [first] }) =>
      first === undefined ? [] : [{ ...first, start }],
    );
    return {
      imports: [
        ...[...module.staticImports, ...reexports].flatMap(({ moduleRequest, start }) =>
          moduleRequest === null
            ? []
            : [{ specifier: moduleRequest.value, isLazy: false, line: lineOf({ start }) }],
        ),
        ...module.dynamicImports.map(({ moduleRequest, start }) => ({
          specifier: literalAt(text, moduleRequest),
          isLazy: true,
          line: lineOf({ start }),
        })),
      ].sort((a, b) => a.line - b.line),
      exportAlls: reexports.filter(({ importName }) => importName.kind === 'AllButDefault').map(lineOf),
      importMetas: module.importMetas.map(lineOf),
      errors: errors.map(({ message }) => message),
    };
  };
}

/**
 * The plain string that stands there, or null.
 * @param {string} text
 * @param {{ start: number, end: number }} place
 */
function literalAt(text, { start, end }) {
  return /^(['"])(.*)\1$/.exec(text.slice(start, end))?.[2] ?? null;
}
