/** The learning screens in four groups, each with the symbol on its card. */

const GROUPS = {
  begin: { steps: '1–5', guide: '32', diagrams: '✚', clinic: '?!' },
  practise: {
    tips: '10',
    words: 'A?',
    drills: '↻',
    decks: '▤',
    puzzles: '?',
    worksheets: '✂',
    diary: 'abc',
    workbench: '100',
  },
  lookBack: { analysis: '±', position: '▦', studies: '✎', statistics: 'Ø', records: '1' },
  read: { rules: '§', editions: '≠' },
} as const;

export type GroupId = keyof typeof GROUPS;
export type ScreenId = { [Id in GroupId]: keyof (typeof GROUPS)[Id] }[GroupId];

export interface ScreenGroup {
  readonly id: GroupId;
  readonly screens: readonly { readonly id: ScreenId; readonly mark: string }[];
}

export const SCREENS_BY_GROUP: readonly ScreenGroup[] = (Object.keys(GROUPS) as GroupId[]).map((id) => ({
  id,
  screens: Object.entries(GROUPS[id]).map(([screen, mark]) => ({ id: screen as ScreenId, mark })),
}));
