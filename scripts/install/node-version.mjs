/** Whether this Node is new enough. Written so that an old Node can still read the file and say so. */

import { manifestOf, ROOT, Setback } from '../workspace.mjs';

/**
 * Whether a version satisfies a range of the form npm's `engines` field has here: `^a.b.c` and `>=a.b.c` joined by `||`.
 * @param {string} version such as `20.19.0`
 * @param {string} range
 * @returns {boolean}
 */
export function satisfies(version, range) {
  const have = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, numbers = ''] = /^\s*(\^|>=)(\d+\.\d+\.\d+)\s*$/.exec(part) ?? [];
    if (operator === undefined) throw new Error(`can't read '${part}' as a version range`);
    const need = numbers.split('.').map(Number);
    if (operator === '^' && have[0] !== need[0]) return false;
    const differing = need.findIndex((number, index) => number !== have[index]);
    return differing === -1 || Number(have[differing]) > Number(need[differing]);
  });
}

/** Throws a `Setback` unless this Node is one that the workspace supports. */
export function requireNode() {
  const range = manifestOf(ROOT).engines?.node ?? '>=20.19.0';
  if (satisfies(process.versions.node, range)) return;
  throw new Setback(`Lexiko needs Node 20.19 or newer (${range}); this is ${process.version}.`);
}
