/** The rooms of the part that teaches: one for each way of learning, with the mark on its card. */

export type RoomId =
  | 'steps'
  | 'guide'
  | 'diagrams'
  | 'clinic'
  | 'tips'
  | 'drills'
  | 'puzzles'
  | 'statistics'
  | 'records'
  | 'workbench'
  | 'rules'
  | 'editions'
  | 'analysis';

export const ROOMS: readonly { readonly id: RoomId; readonly mark: string }[] = [
  { id: 'steps', mark: '1–5' },
  { id: 'guide', mark: '32' },
  { id: 'diagrams', mark: '✚' },
  { id: 'clinic', mark: '?!' },
  { id: 'tips', mark: '10' },
  { id: 'drills', mark: '↻' },
  { id: 'puzzles', mark: '?' },
  { id: 'statistics', mark: 'Ø' },
  { id: 'records', mark: '1' },
  { id: 'workbench', mark: '100' },
  { id: 'rules', mark: '§' },
  { id: 'editions', mark: '≠' },
  { id: 'analysis', mark: '±' },
];
