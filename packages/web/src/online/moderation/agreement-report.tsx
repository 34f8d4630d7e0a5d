/** How often somebody's rated turns agree with the engine, beside those of their opponents: what was measured, and of how much. */

import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { MeasuredAgreement } from '@lexiko/protocol';
import { NumberTable, type NumberRow } from '../../parts/number-table.tsx';
import { language } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { whenText } from '../online-texts.ts';
import { moderationTexts } from './moderation-texts.ts';

type Turns = MeasuredAgreement['report']['own'];

function estimateText({ value, low, high }: Turns['best'], format: Intl.NumberFormat): string {
  return moderationTexts.value.agreement.estimate(
    format.format(value),
    format.format(low),
    format.format(high),
  );
}

/** `person`: whose report a moderator reads; without it, the visitor's own. */
export function AgreementReport({ person }: { readonly person?: string }) {
  const { requests } = useOnline();
  const measured = useSignal<MeasuredAgreement | null>(null);
  useEffect(() => {
    const asked =
      person === undefined
        ? requests.request('agreement', null)
        : requests.request('consoleAgreement', { person });
    void asked.then((answer) => {
      measured.value = answer.ok ? answer.value.agreement : null;
    });
  }, [person]);
  if (measured.value === null) return null;
  const words = moderationTexts.value.agreement;
  // In the console its heading is below the person's name.
  const Heading = person === undefined ? 'h2' : 'h3';
  const { report, measuredMs, ratingBand } = measured.value;
  const { own, others, difference } = report;
  const share = new Intl.NumberFormat(language.value, { style: 'percent', maximumFractionDigits: 1 });
  const points = new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 });
  const row = (key: string, name: string, turns: Turns): NumberRow => ({
    key,
    name,
    cells: [estimateText(turns.best, share), estimateText(turns.loss, points)],
  });
  return (
    <section class={person === undefined ? 'card' : undefined}>
      <Heading>{words.title}</Heading>
      <p class="hint">{words.measured(whenText(measuredMs), report.games, report.turns)}</p>
      <NumberTable
        title={words.title}
        columns={[null, words.best, words.loss]}
        rows={[
          row('own', words.own, own),
          ...(others === null ? [] : [row('others', words.others, others)]),
          ...(difference === null ? [] : [row('difference', words.difference, difference)]),
        ]}
      />
      <p class="hint">
        {others === null ? words.noOthers(ratingBand) : words.compared(others.games, ratingBand)}
      </p>
      <p class="hint">{words.caution}</p>
    </section>
  );
}
