/** Finding an opponent from the front page: one press on a clock, and the lobby looks for somebody. */

import { SEEK_TIMES } from '@lexiko/protocol';
import { createWantedSeek } from '../online/pairing/wanted-seek.ts';
import { pairingTexts } from '../online/online-texts.ts';
import { usePage, useStore } from '../page/page-context.ts';

export function FindOpponent() {
  const { router } = usePage();
  const wanted = useStore(createWantedSeek);
  const pairing = pairingTexts.value;
  return (
    <div class="opponent-times" role="group" aria-label={pairing.title} title={pairing.about}>
      {SEEK_TIMES.map((time) => (
        <button
          key={time}
          type="button"
          onClick={() => {
            wanted.value = time;
            router.go({ screen: 'online', path: [] });
          }}
        >
          {pairing.times[time]}
        </button>
      ))}
    </div>
  );
}
