/** Shows the state of the connection while it does not work. */

import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { onlineTexts } from '../online-texts.ts';
import './connection-badge.css';

export function ConnectionBadge() {
  const online = onlineTexts.value;
  const { link, waiting } = useOnline().connection;
  const isOpen = link.value === 'open';
  const words = isOpen
    ? waiting.value > 0
      ? texts.value.table.sending
      : online.connected
    : link.value === 'lost'
      ? online.lost
      : link.value === 'outdated'
        ? online.outdated
        : online.connecting;
  return (
    <span class={isOpen ? 'badge' : 'badge lost'} role="status">
      <span>{words}</span>
    </span>
  );
}

/** The text while the server cannot be reached. */
export function LostNote() {
  const online = onlineTexts.value;
  const { link } = useOnline().connection;
  if (link.value === 'lost') return <p class="lost-note">{online.lostAbout}</p>;
  if (link.value !== 'outdated') return null;
  return (
    <p class="lost-note">
      {online.outdated}{' '}
      <button type="button" onClick={() => location.reload()}>
        {online.reload}
      </button>
    </p>
  );
}
