/** What the other packages may use of `@lexiko/engine`. */

export type { GameNumbers } from './game-numbers.ts';
export { type BoardTiles, type GeneratorTables, MoveGenerator, type RackInPlay } from './generator.ts';
export {
  compileKernel,
  type Kernel,
  type KernelKind,
  type KernelModule,
  type MakeKernel,
  makeTwinKernel,
  makeWasmKernel,
} from './kernel.ts';
export { formatKlv2, type Leaves, type LeavesFault, leaveValue, makeLeaves, parseKlv2 } from './leaves.ts';
export { makeNodeTable, type NodeTable } from './node-table.ts';
export type { Exchange, Move, PlacedTile, Placement, PlayDirection } from './play.ts';
