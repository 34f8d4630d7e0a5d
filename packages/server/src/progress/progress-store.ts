/** The store of the copies of what people have learnt: pieces under keys, which it does not look into. */

import type { ProgressForm, ProgressPiece } from '@lexiko/protocol';

export interface ProgressRecord {
  readonly id: string;
  readonly form: ProgressForm;
  readonly lock: string | null;
  /** Of the last change of any piece. */
  readonly seq: number;
  /** Of keys and bodies together. */
  readonly bytes: number;
  readonly createdMs: number;
}

export interface NewPiece {
  readonly key: string;
  /** The `seq` of the piece that it replaces; 0: none. */
  readonly after: number;
  /** Empty: the piece is deleted. */
  readonly body: string;
}

/** What became of a new piece. `seq`: of the piece that is there now; 0: none. */
export interface PutPiece {
  readonly key: string;
  readonly seq: number;
  readonly stored: boolean;
}

/** What a copy may have at most. */
export interface ProgressBounds {
  readonly bytes: number;
  readonly pieces: number;
}

export type PutResult =
  | { readonly kind: 'put'; readonly pieces: readonly PutPiece[]; readonly bytes: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'full' };

/** How a copy is kept from now on. */
export type CopyForm = Pick<ProgressRecord, 'id' | 'form' | 'lock'>;

/** `copy`: as it is now; `null`: there is none. `changed`: not if another device was faster. */
export interface ChangeResult {
  readonly copy: ProgressRecord | null;
  readonly changed: boolean;
}

export interface ProgressStore {
  copy(person: string): Promise<ProgressRecord | null>;
  /** Begins a copy, and answers the one there is then: an earlier one stays. `null`: the person is gone. */
  begin(
    person: string,
    record: Pick<ProgressRecord, 'id' | 'form' | 'lock' | 'createdMs'>,
  ): Promise<ProgressRecord | null>;
  /**
   * Keeps a copy in another way, if it is still that one and has no later change. A copy that stays sealed keeps its
   * pieces; otherwise they go.
   */
  change(person: string, before: Pick<ProgressRecord, 'id' | 'seq'>, next: CopyForm): Promise<ChangeResult>;
  /** The pieces changed after a number, the oldest change first; at most so many. */
  pieces(person: string, after: number, most: number): Promise<readonly ProgressPiece[]>;
  /** Stores each piece unless it has been changed since; all or none of the request if the copy would be full. */
  put(person: string, copy: string, pieces: readonly NewPiece[], bounds: ProgressBounds): Promise<PutResult>;
  end(person: string): Promise<void>;
}
