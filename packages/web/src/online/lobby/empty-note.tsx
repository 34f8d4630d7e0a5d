/** What a screen says that has nothing to show yet, and where its visitor goes to change that. */

import { pairingTexts, peopleTexts } from '../online-texts.ts';

export function EmptyNote({
  text,
  hasLeaders = false,
}: {
  readonly text: string;
  /** Whether the leaderboard is a way to find people. */
  readonly hasLeaders?: boolean;
}) {
  return (
    <div class="empty-note">
      <p class="hint">{text}</p>
      <div class="empty-ways">
        <a class="button" href="#/online">
          {pairingTexts.value.title}
        </a>
        {hasLeaders && (
          <a class="button" href="#/online/leaders">
            {peopleTexts.value.leaders}
          </a>
        )}
      </div>
    </div>
  );
}
