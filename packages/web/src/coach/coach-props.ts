/** What the table hands to the coach. */

import type { TableSnapshot } from '../table/snapshot.ts';

export interface CoachProps {
  readonly news: TableSnapshot;
  readonly onClose: () => void;
}
