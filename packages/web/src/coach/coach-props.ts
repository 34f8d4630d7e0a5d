/** What the table hands to the coach. */

import type { TableSnapshot } from '../messages.ts';

export interface CoachProps {
  readonly news: TableSnapshot;
  readonly onClose: () => void;
}
