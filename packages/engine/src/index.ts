/** `@lexiko/engine`: computer players, for what lets computers play. Entries by subject are in `entries/`. */

export { compileKernel, makeTwinKernel, makeWasmKernel, type MakeKernel } from './generation/kernel.ts';
export { LEVEL_RATINGS } from './players/level-ratings.ts';
export { LEVELS, PERSONALITIES, type Level, type Personality } from './players/personality.ts';
export { makeEngineContext, makePlayer, type EngineContext, type Player } from './players/player.ts';
export { playThrough } from './players/self-play.ts';
export { Effort, thinkingMs } from './players/thinking.ts';
export { seededNumbers } from './judgement/seeded-numbers.ts';
export { Library, wordLayersOf } from './vocabulary/vocabulary.ts';
