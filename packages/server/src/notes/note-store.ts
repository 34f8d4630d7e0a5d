/** The store of notes that players keep to themselves. */

export interface GameNoteRecord {
  readonly game: string;
  readonly text: string;
}

export interface NoteStore {
  /** Empty: there is none. */
  note(person: string, game: string): Promise<string>;
  /** An empty text deletes it. `false`: the person has `most` already. */
  setNote(person: string, note: GameNoteRecord, most: number): Promise<boolean>;
  of(person: string): Promise<readonly GameNoteRecord[]>;
}
