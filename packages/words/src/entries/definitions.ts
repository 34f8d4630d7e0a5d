/** `@lexiko/words/definitions`: what words mean, for what shows meanings or counts how many are known. */

export { coverage, type Share } from '../definitions/coverage.ts';
export type { Definition, Entry, SchoolLevel } from '../definitions/definition.ts';
export { openDefinitions, type Definitions } from '../definitions/definitions.ts';
export type { DefinitionsFault } from '../definitions/reader.ts';
