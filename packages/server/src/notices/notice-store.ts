/** The store of notices for people who were not connected. */

import type { Notice } from '@lexiko/protocol';

export interface NewNotice {
  readonly person: string;
  readonly game: string;
  readonly kind: Notice['kind'];
  readonly from: string | null;
  readonly atMs: number;
}

export interface NoticeStore {
  /** Each takes the place of what was kept for the person about the game. */
  put(notices: readonly NewNotice[]): Promise<void>;
  /** Not read yet, the latest first. */
  of(person: string, limit: number): Promise<readonly NewNotice[]>;
  about(person: string, game: string): Promise<NewNotice | null>;
  read(person: string, game: string): Promise<void>;
}
