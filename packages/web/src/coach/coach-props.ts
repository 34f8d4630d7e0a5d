/** What the table hands to the coach. */

import type { TableSnapshot } from '../table/snapshot.ts';

export interface CoachProps {
  readonly snapshot: TableSnapshot;
  readonly onClose: () => void;
}
