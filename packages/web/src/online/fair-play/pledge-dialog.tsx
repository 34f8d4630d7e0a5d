/** What fair play means, and the pledge to it. */

import { useSignal } from '@preact/signals';
import { Dialog } from '../../dialogs/dialog.tsx';
import { texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { pairingTexts } from '../online-texts.ts';
import './pledge-dialog.css';

export function PledgeDialog() {
  const { fairPlay } = useOnline();
  const words = pairingTexts.value.fairPlay;
  const isSent = useSignal(false);
  return (
    <Dialog title={words.title} onClose={() => fairPlay.decline()}>
      <p>{words.about}</p>
      <ul class="pledge-rules">
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div class="dialog-actions">
        <button type="button" onClick={() => fairPlay.decline()}>
          {texts.value.common.cancel}
        </button>
        <button
          type="button"
          class="primary"
          disabled={isSent.value}
          onClick={() => {
            isSent.value = true;
            void fairPlay.pledge();
          }}
        >
          {words.pledge}
        </button>
      </div>
    </Dialog>
  );
}
