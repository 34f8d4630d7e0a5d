/** The rooms of the part that teaches: one for each way of learning, with the mark on its card, on four floors. */

const FLOORS = {
  begin: { steps: '1–5', guide: '32', diagrams: '✚', clinic: '?!' },
  practise: { tips: '10', drills: '↻', puzzles: '?', diary: 'abc', workbench: '100' },
  lookBack: { analysis: '±', statistics: 'Ø', records: '1' },
  read: { rules: '§', editions: '≠' },
} as const;

export type FloorId = keyof typeof FLOORS;
export type RoomId = { [Id in FloorId]: keyof (typeof FLOORS)[Id] }[FloorId];

export interface Floor {
  readonly id: FloorId;
  readonly rooms: readonly { readonly id: RoomId; readonly mark: string }[];
}

export const ROOMS_BY_FLOOR: readonly Floor[] = (Object.keys(FLOORS) as FloorId[]).map((id) => ({
  id,
  rooms: Object.entries(FLOORS[id]).map(([room, mark]) => ({ id: room as RoomId, mark })),
}));
