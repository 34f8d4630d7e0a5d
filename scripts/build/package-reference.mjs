/**
 * The reference of a package, from its sources: every name that an entry exports, with its declaration and its comment.
 * TypeDoc needs the API of an older compiler, which version 7 does not have; our entries name what they export, and
 * every exported name has its declaration in one piece, so that reading them is enough.
 */

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestOf, ROOT } from '../workspace.mjs';

/** @param {string} name of the package, without its scope */
export function packageReference(name) {
  const folder = join(ROOT, 'packages', name);
  const { exports = {} } = manifestOf(folder);
  const sections = Object.entries(exports)
    // What is for ourselves alone is nothing to look up.
    .filter(([entry, path]) => path.endsWith('.ts') && entry !== './internals')
    .map(([entry, path]) => entryReference(`@lexiko/${name}${entry.slice(1)}`, join(folder, path)));
  return `# @lexiko/${name}: reference\n\n${sections.join('\n')}`;
}

/**
 * @param {string} title
 * @param {string} file
 */
function entryReference(title, file) {
  const text = readFileSync(file, 'utf8');
  const about = /^\/\*\*\s*(?<about>[^]*?)\*\//.exec(text)?.groups?.['about'] ?? '';
  const parts = exportedNames(text).map(({ name, from }) => nameReference(name, join(dirname(file), from)));
  const own = parts.length > 0 ? [] : declaredNames(text).map((name) => nameReference(name, file));
  return `## \`${title}\`\n\n${prose(about)}\n\n${[...parts, ...own].join('\n')}`;
}

/**
 * @param {string} text of an entry
 * @returns {{ readonly name: string, readonly from: string }[]}
 */
export function exportedNames(text) {
  return [...text.matchAll(/^export (?:type )?\{(?<names>[^}]*)\} from '(?<from>[^']+)';/gm)].flatMap(
    ({ groups }) =>
      (groups?.['names'] ?? '')
        .replaceAll(/\/\/[^\n]*/g, '')
        .split(',')
        .map((one) => one.trim().replace(/^type /, ''))
        .filter((one) => one !== '')
        .map((one) => ({ name: one.split(' as ')[0] ?? one, from: groups?.['from'] ?? '' })),
  );
}

/** @param {string} text */
function declaredNames(text) {
  return [...text.matchAll(/^export (?:async )?(?:function|const|class|interface|type) (?<name>\w+)/gm)].map(
    ({ groups }) => groups?.['name'] ?? '',
  );
}

/**
 * @param {string} name
 * @param {string} file
 */
function nameReference(name, file) {
  const text = readFileSync(file, 'utf8');
  const start = new RegExp(
    `^export (?:declare )?(?:abstract )?(?:async )?(?:function\\*? |const |class |interface |type )${name}\\b`,
    'm',
  ).exec(text);
  // Handed on from another module.
  if (start === null) {
    const onward = exportedNames(text).find((one) => one.name === name);
    if (onward === undefined) throw new Error(`${file} does not declare ${name}`);
    return nameReference(name, join(dirname(file), onward.from));
  }
  const comment =
    /\/\*\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*$/.exec(text.slice(0, start.index))?.groups?.['comment'] ?? '';
  const code = declarationAt(text.slice(start.index));
  return `### ${name}\n\n${prose(comment)}\n\n\`\`\`ts\n${code}\n\`\`\`\n`;
}

/**
 * A declaration as its users see it: functions and constants without what they do, interfaces and types whole, classes
 * with their public members.
 * @param {string} text that begins with it
 */
export function declarationAt(text) {
  if (/^export (?:abstract )?class /.test(text)) return publicClass(blockAt(text));
  if (text.startsWith('export interface ')) return blockAt(text).replace(/^export /, '');
  if (text.startsWith('export type '))
    return upTo(text, /;\n(?=\n|\/\*\*|export|const|function|$)/).replace(/^export /, '');
  if (text.startsWith('export const ')) return upTo(text, / =(?: |\n)/).replace(/^export /, '');
  return upTo(text, / \{\n/).replace(/^export (?:async )?/, '');
}

/** @param {string} text @param {RegExp} end */
function upTo(text, end) {
  const { index } = end.exec(text) ?? { index: text.indexOf('\n') };
  return text.slice(0, index);
}

/** Up to the brace in the first column. @param {string} text */
function blockAt(text) {
  const first = text.slice(0, text.indexOf('\n'));
  return /\{\}?$/.test(first) && !first.endsWith('{}')
    ? text.slice(0, text.indexOf('\n}') + 2)
    : upTo(text, /\n\}/) + '\n}';
}

/** @param {string} block */
function publicClass(block) {
  const lines = block.split('\n');
  const head = (lines[0] ?? '').replace(/^export /, '');
  /** @type {string[]} */
  const members = [];
  /** @type {string[]} */
  let comment = [];
  for (let at = 1; at < lines.length - 1; at++) {
    const line = lines[at] ?? '';
    if (/^ {2}(?:\/\*\*| \*)/.test(line)) {
      comment.push(line);
      continue;
    }
    if (
      /^ {2}(?:static |readonly |async |get |set |\*)*[a-z]\w*(?:<[^>]*>)?[(:?]|^ {2}(?:static |readonly )*[a-z]\w*(?: =|: )/.test(
        line,
      )
    ) {
      let member = line;
      while (!/[;{]$/.test(member) && at < lines.length - 2) {
        at++;
        member += `\n${lines[at] ?? ''}`;
      }
      const shown = member.replace(/ (?:= [^]*;|\{)$/, ';').replace('async ', '');
      if (!/^ {2}private /.test(shown)) members.push(...comment, shown);
    }
    comment = [];
  }
  return [head, ...members, '}'].join('\n');
}

/** @param {string} comment as it stands between the marks */
function prose(comment) {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, ''))
    .join('\n')
    .trim()
    .replaceAll('<', '&lt;');
}
