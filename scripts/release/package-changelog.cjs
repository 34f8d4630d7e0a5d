/** How the notes in `.changeset` stand in the changelog of a package; called by Changesets, which loads only CommonJS. */

module.exports = {
  /** @param {{ summary: string }} note */
  getReleaseLine: ({ summary }) => {
    const [first, ...more] = summary.trim().split('\n');
    return [`- ${first}`, ...more.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  /** @param {readonly unknown[]} _ @param {readonly unknown[]} packages that have a new version too */
  getDependencyReleaseLine: (_, packages) =>
    packages.length === 0 ? '' : '- Fits the other packages of this version.',
};
