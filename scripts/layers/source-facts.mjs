/** What a source file imports, re-exports wholesale and names. Read from its syntax tree, never from its text. */

/**
 * @typedef {object} Import
 * @property {string | null} specifier null where it is computed at run time
 * @property {'static' | 'dynamic'} when
 * @property {number} line
 */

/**
 * @typedef {object} Mention
 * @property {string} name an identifier; `Math.random`, `import.meta` and `.method` for those forms
 * @property {number} line
 */

/**
 * @typedef {object} SourceFacts
 * @property {readonly Import[]} imports types included: a circle of types is a circle
 * @property {readonly number[]} exportAlls lines of `export *`
 * @property {readonly Mention[]} mentions
 * @property {ReadonlySet<string>} declared every name that the file binds somewhere
 * @property {readonly string[]} errors what the parser could not read
 */

/** @typedef {{ type: string, start: number } & Record<string, any>} Node */

/** Loads the parser (the bundler's) and answers with a function that reads one file. */
export async function sourceReader() {
  const { parseSync } = await import('rolldown/utils');
  /**
   * @param {string} path only its ending matters
   * @param {string} text
   * @returns {SourceFacts}
   */
  return function read(path, text) {
    const { program, errors } = parseSync(path, text);
    const lineAt = lineFinder(text);
    const facts = {
      /** @type {Import[]} */ imports: [],
      /** @type {number[]} */ exportAlls: [],
      /** @type {Mention[]} */ mentions: [],
      /** @type {Set<string>} */ declared: new Set(),
      errors: errors.map(({ message }) => message),
    };
    walk(program, null, '', (node, parent, key) => {
      const line = lineAt(node.start);
      const specifier = specifierOf(node);
      if (specifier !== undefined) {
        facts.imports.push({
          specifier,
          when: node.type === 'ImportExpression' ? 'dynamic' : 'static',
          line,
        });
      }
      if (node.type === 'ExportAllDeclaration') facts.exportAlls.push(line);
      for (const name of mentionedBy(node, parent, key)) facts.mentions.push({ name, line });
      if (node.type === 'Identifier' && parent !== null && isBinding(parent, key))
        facts.declared.add(node['name']);
    });
    return facts;
  };
}

/**
 * The module that an import or re-export names: undefined for any other node, null where it is computed.
 * @param {Node} node
 * @returns {string | null | undefined}
 */
function specifierOf(node) {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
      return node['source'].value;
    case 'ExportNamedDeclaration':
      return node['source']?.value;
    case 'TSImportType':
    case 'ImportExpression':
      return node['source']?.type === 'Literal' ? String(node['source'].value) : null;
    default:
      return undefined;
  }
}

/**
 * Names that a node uses. Names of members, keys and labels are no use of a variable of that name.
 * @param {Node} node
 * @param {Node | null} parent
 * @param {string} key
 * @returns {string[]}
 */
function mentionedBy(node, parent, key) {
  if (node.type === 'MetaProperty') return ['import.meta'];
  if (node.type === 'MemberExpression') {
    const member = memberName(node);
    if (member === undefined) return [];
    return node['object'].name === 'Math' ? [`Math.${member}`] : [`.${member}`];
  }
  if (node.type !== 'Identifier' || parent === null || isLabel(parent, key)) return [];
  // Handed on as a whole, Math takes Math.random along.
  if (node['name'] === 'Math')
    return parent.type === 'MemberExpression' && key === 'object' ? [] : ['Math.random'];
  return [node['name']];
}

/**
 * @param {Node} node a MemberExpression
 * @returns {string | undefined} undefined where the name is computed
 */
function memberName({ computed, property }) {
  if (!computed) return property.name;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/**
 * Whether the identifier under `key` of `parent` only labels something.
 * @param {Node} parent
 * @param {string} key
 */
function isLabel(parent, key) {
  switch (parent.type) {
    case 'MemberExpression':
      return key === 'property' && !parent['computed'];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
    case 'TSPropertySignature':
    case 'TSMethodSignature':
      return key === 'key' && !parent['computed'];
    case 'ImportSpecifier':
      return key === 'imported';
    case 'ExportSpecifier':
      return key === 'exported';
    case 'TSNamedTupleMember':
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return key === 'label';
    case 'TSQualifiedName':
      return key === 'right';
    case 'MetaProperty':
      return true;
    default:
      return false;
  }
}

/**
 * Whether the identifier under `key` of `parent` brings a name into being. Keys of patterns that only read
 * (`x = process` as a default) are none.
 * @param {Node} parent
 * @param {string} key
 */
function isBinding(parent, key) {
  switch (parent.type) {
    case 'VariableDeclarator':
    case 'TSTypeAliasDeclaration':
    case 'TSInterfaceDeclaration':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return key === 'id';
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSFunctionType':
    case 'TSMethodSignature':
    case 'TSCallSignatureDeclaration':
    case 'TSConstructorType':
    case 'TSDeclareFunction':
      return key === 'id' || key === 'params';
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return key === 'local';
    case 'CatchClause':
      return key === 'param';
    case 'ArrayPattern':
      return key === 'elements';
    case 'AssignmentPattern':
      return key === 'left';
    case 'RestElement':
      return key === 'argument';
    case 'Property':
      return key === 'value' && parent['inPattern'] === true;
    case 'TSTypeParameter':
      return key === 'name';
    default:
      return false;
  }
}

/**
 * Visits every node with its parent and the key under which it hangs.
 * @param {Node} node
 * @param {Node | null} parent
 * @param {string} key
 * @param {(node: Node, parent: Node | null, key: string) => void} visit
 */
function walk(node, parent, key, visit) {
  visit(node, parent, key);
  for (const [childKey, value] of Object.entries(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue;
      // A destructuring `{ a: b }` and an object `{ a: b }` hold the same Property node; only the first binds b.
      if (node.type === 'ObjectPattern' && child.type === 'Property') child['inPattern'] = true;
      walk(child, node, childKey, visit);
    }
  }
}

/**
 * @param {string} text
 * @returns {(offset: number) => number} the line, from 1, of an offset
 */
function lineFinder(text) {
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
  return (offset) => {
    const after = ends.findIndex((end) => end >= offset);
    return (after === -1 ? ends.length : after) + 1;
  };
}
