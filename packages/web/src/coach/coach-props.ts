/** What the table hands to the coach. */

import type { TableNews } from '../messages.ts';

export interface CoachProps {
  readonly news: TableNews;
  readonly onClose: () => void;
}
