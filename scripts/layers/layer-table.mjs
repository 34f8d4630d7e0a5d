/**
 * Who may import whom, and what each package may touch. `check-layers` holds the imports against this table; what a pure
 * package may not name is listed in `.oxlintrc.json`.
 */

/**
 * What a package may touch: `nothing` is neither clock nor chance, files, network, console or the host's locale;
 * `languages` is nothing but `Intl`, for a language it names: plurals, lists and numbers are the same on every machine;
 * `node` and `browser` are the host of that name.
 * @typedef {'nothing' | 'languages' | 'node' | 'browser'} Reach
 */

/**
 * @typedef {object} Layer
 * @property {readonly string[]} imports packages of this workspace, by folder name
 * @property {Reach} reach
 * @property {readonly string[] | 'declared'} thirdParty by name; `declared`: whatever its package.json lists
 * @property {readonly (readonly string[])[]} [floors] parts of `src`, low to high: a part imports nothing from a floor
 *   above its own. What is not listed is the ground floor, below all of them.
 */

/** @type {Readonly<Record<string, Layer>>} */
export const LAYERS = {
  languages: { imports: [], reach: 'nothing', thirdParty: [] },
  rules: {
    imports: ['languages'],
    reach: 'nothing',
    thirdParty: ['@noble/hashes'],
    // A rule point sees plain values and never a game: that keeps it testable by tables, and the graph free of circles.
    floors: [
      ['rule-points/', 'search/'],
      ['ruleset/'],
      ['game/'],
      ['view/', 'chance/', 'notation/'],
      ['index.ts', 'entries/'],
    ],
  },
  words: { imports: ['languages'], reach: 'nothing', thirdParty: [] },
  engine: {
    imports: ['rules', 'words'],
    reach: 'nothing',
    thirdParty: [],
    // Playouts know no players, and the search for plays knows no playouts: each can be read without what uses it.
    floors: [
      ['kernel/'],
      ['generation/'],
      ['judgement/'],
      ['vocabulary/'],
      ['variations/'],
      ['open-pool/'],
      ['endgame/'],
      ['positions/'],
      ['simulation/'],
      ['players/'],
      ['learning/'],
      ['index.ts', 'entries/'],
    ],
  },
  analysis: {
    imports: ['rules', 'words', 'engine'],
    reach: 'nothing',
    thirdParty: [],
    floors: [
      ['ratings/'],
      ['turns/'],
      ['explanation/'],
      ['report/'],
      ['puzzles/'],
      ['studies/'],
      ['index.ts', 'entries/'],
    ],
  },
  table: { imports: ['rules'], reach: 'nothing', thirdParty: [] },
  protocol: { imports: ['rules'], reach: 'nothing', thirdParty: ['zod'] },
  // Types of what the texts speak about; pages and terminals hand the values in.
  texts: { imports: ['rules', 'engine', 'analysis', 'protocol'], reach: 'languages', thirdParty: [] },
  server: {
    imports: ['rules', 'table', 'words', 'engine', 'analysis', 'protocol'],
    reach: 'node',
    thirdParty: 'declared',
    // Each feature sees those below it: what it needs of others it asks for, and whoever starts the server brings it.
    floors: [
      ['bus/'],
      ['database/'],
      ['people/'],
      ['tokens/'],
      ['links/'],
      ['recovery/'],
      ['moderation/'],
      ['notices/'],
      // Games store alerts together with the events that cause them; what sends alerts is above.
      ['alerts/store/'],
      // A game is created together with the claim of the seeks it is for, and one that begins ends others.
      ['pairing/store/'],
      ['computers/'],
      ['games/'],
      ['notes/'],
      ['progress/'],
      ['teams/'],
      ['seats/'],
      ['chat/'],
      ['invitations/'],
      ['classes/'],
      ['studies/'],
      ['presence/'],
      ['alerts/'],
      ['mail/'],
      ['records/'],
      ['pairing/'],
      ['profiles/'],
      ['thinking/'],
      ['jobs/'],
      ['rooms/'],
      ['commands.ts'],
      ['personal-data/'],
      ['store/'],
      ['operations/'],
      ['net/'],
      ['api/'],
      ['embed/'],
      ['server-parts.ts'],
      ['server.ts'],
      ['index.ts'],
    ],
  },
  // Squares and tiles, for the page and as an element for other pages: nothing that thinks, stores or connects.
  board: {
    imports: ['languages', 'rules', 'table', 'texts'],
    reach: 'browser',
    thirdParty: 'declared',
    floors: [['squares/'], ['board.tsx'], ['element/'], ['index.ts', 'entries/']],
  },
  web: {
    imports: ['languages', 'rules', 'table', 'words', 'engine', 'analysis', 'protocol', 'texts', 'board'],
    reach: 'browser',
    thirdParty: 'declared',
  },
  cli: {
    imports: ['languages', 'rules', 'table', 'words', 'engine', 'analysis', 'protocol', 'texts', 'server'],
    reach: 'node',
    thirdParty: [],
  },
};
