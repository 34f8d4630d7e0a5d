/** Shows a running search for an opponent on every screen except the lobby, which has its own, and can cancel it. */

import { usePage, useStore } from '../page/page-context.ts';
import { Icon } from '../parts/icons.tsx';
import { createOnline } from './online-context.ts';
import { parseOnlineRoute } from './online-route.ts';
import { pairingTexts } from './online-texts.ts';
import './seeking-sign.css';

export function SeekingSign() {
  const { seeks } = useStore(createOnline);
  const { router } = usePage();
  const at = router.route.value;
  const seek = seeks.live.value;
  const isInLobby = at.screen === 'online' && parseOnlineRoute(at.path).place === 'lobby';
  if (seek === null || isInLobby) return null;
  const { looking, times, cancel } = pairingTexts.value;
  return (
    <div class="seeking-sign" role="status" aria-label={looking}>
      <a href="#/online">
        {looking} <b class="seeking-time">{times[seek.time]}</b>
      </a>
      <button
        type="button"
        class="quiet round"
        aria-label={cancel}
        title={cancel}
        onClick={() => void seeks.cancel(seek)}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
