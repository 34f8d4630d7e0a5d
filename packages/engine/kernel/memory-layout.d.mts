/** Types of memory-layout.mjs for the tests. */

export interface PlacedRegion {
  readonly name: string;
  readonly bytes: number;
  readonly align?: number;
  readonly address: number;
}

export const SIZES: readonly { readonly name: string; readonly value: number }[];
export function placedRegions(): { readonly regions: readonly PlacedRegion[]; readonly free: number };
export function memoryMap(): string;
