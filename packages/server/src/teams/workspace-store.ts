/** The store of workspaces: what a side shares until its turn is over. */

import type { Proposal } from '@lexiko/protocol';
import type { Seat } from '@lexiko/rules';
import type { PlacementsJson } from '@lexiko/rules/notation';

/** What a side has laid out and proposed in one of its turns. */
export interface Workspace {
  /** How many turns the side had taken. */
  readonly turn: number;
  readonly draft: { readonly by: string; readonly tiles: PlacementsJson } | null;
  readonly proposals: readonly Proposal[];
}

export interface StoredWorkspace {
  /** Raised with every change; 0 where nothing was ever kept. */
  readonly version: number;
  readonly workspace: Workspace;
}

export interface WorkspaceStore {
  workspace(game: string, seat: Seat): Promise<StoredWorkspace | null>;
  /** Whether `version` was still the one before it; else nothing is written. */
  putWorkspace(game: string, seat: Seat, kept: StoredWorkspace): Promise<boolean>;
}
