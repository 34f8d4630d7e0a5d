/** The play of a turn in the score sheet, and the way back to it. */

import './turn-link.css';

/** The play of a turn on the score sheet; with `onShow` it leads to the board as it was. */
export function TurnLink({
  play,
  isShown,
  onShow,
}: {
  readonly play: string;
  readonly isShown: boolean;
  readonly onShow: (() => void) | null;
}) {
  if (onShow === null) return <>{play}</>;
  return (
    <button type="button" class="turn-link" aria-current={isShown ? 'step' : undefined} onClick={onShow}>
      {play}
    </button>
  );
}
