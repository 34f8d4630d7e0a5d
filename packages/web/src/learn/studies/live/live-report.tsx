/** Reports what somebody else has written in a shared study to the moderators. */

import { useSignal } from '@preact/signals';
import { writtenIn, type StudyEntry } from '@lexiko/analysis/studies';
import type { RequestFailure } from '../../../online/connection/requests.ts';
import { useOnline } from '../../../online/online-context.ts';
import { accountTexts } from '../../../online/online-texts.ts';
import { TextField } from '../../../parts/text-field.tsx';
import { useFeedback } from '../../../page/page-context.ts';
import { texts } from '../../../texts/current.ts';
import { studiesTexts } from '../studies-texts.ts';
import { liveIdOf } from './live-address.ts';
import type { LiveStudy } from './live-study.ts';
import { liveTexts } from './live-texts.ts';

const LONGEST_REASON = 500;

export function LiveReport({ live, entry }: { readonly live: LiveStudy; readonly entry: StudyEntry }) {
  const words = liveTexts.value;
  const { requests } = useOnline();
  const { announce } = useFeedback();
  const isOpen = useSignal(false);
  const reason = useSignal('');
  const fault = useSignal<RequestFailure | null>(null);
  const { number, event } = entry;
  if (!live.isOfOthers(number) || writtenIn(event).length === 0) return null;
  if (!isOpen.value)
    return (
      <button
        type="button"
        class="quiet"
        aria-label={`${words.report}${texts.value.colon}${number}`}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {words.report}
      </button>
    );
  const send = async (): Promise<void> => {
    const study = liveIdOf(live.id) ?? '';
    const body = { study, entry: number, reason: reason.peek().trim() };
    const answer = await requests.request('reportStudy', body);
    fault.value = answer.ok ? null : answer.error;
    if (!answer.ok) return;
    isOpen.value = false;
    announce(words.reported);
  };
  return (
    <form
      class="study-form"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        void send();
      }}
    >
      <TextField
        label={words.reportWhy}
        value={reason.value}
        maxLength={LONGEST_REASON}
        required
        onValue={(value) => {
          reason.value = value;
        }}
      />
      <button type="submit" disabled={reason.value.trim() === ''}>
        {words.report}
      </button>
      <button
        type="button"
        class="quiet"
        onClick={() => {
          isOpen.value = false;
        }}
      >
        {studiesTexts.value.cancel}
      </button>
      <p class="hint">{words.reportAbout}</p>
      {fault.value !== null && (
        <p class="fault" role="alert">
          {accountTexts.value.failures[fault.value]}
        </p>
      )}
    </form>
  );
}
