/** How often somebody's rated turns agree with the engine, beside those of their opponents: what was measured, and of how much. */

import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { MeasuredAgreement } from '@lexiko/protocol';
import { NumberTable, type NumberRow } from '../../parts/number-table.tsx';
import { locale, texts } from '../../texts/current.ts';
import { useOnline } from '../online-context.ts';
import { whenText } from '../online-texts.ts';
import { moderationTexts } from './moderation-texts.ts';

type Turns = MeasuredAgreement['report']['own'];
type Estimate = Turns['best'];

function estimateText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return moderationTexts.value.agreement.estimate(format(value), format(low), format(high));
}

/** With so many digits after the point, also where they are zeros, and with the sign of a minus. */
function formatOf(digits: number, options: Intl.NumberFormatOptions = {}): (value: number) => string {
  const format = new Intl.NumberFormat(locale.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...options,
  });
  return (value) => format.format(value).replace('-', '\u2212');
}

/** Shares differ by percentage points, which are said once, and by a sign. */
function differenceTexts({ best, loss }: Turns): readonly string[] {
  const words = moderationTexts.value.agreement;
  const [shares, points] = [
    formatOf(1, { signDisplay: 'exceptZero' }),
    formatOf(2, { signDisplay: 'exceptZero' }),
  ];
  return [
    words.estimate(
      words.percentagePoints(shares(100 * best.value)),
      shares(100 * best.low),
      shares(100 * best.high),
    ),
    estimateText(loss, points),
  ];
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
  const [share, points] = [formatOf(1, { style: 'percent' }), formatOf(2)];
  const row = (key: string, name: string, turns: Turns): NumberRow => ({
    key,
    name,
    cells: [estimateText(turns.best, share), estimateText(turns.loss, points)],
  });
  return (
    <section class={person === undefined ? 'card' : 'console-part'}>
      <Heading>{words.title}</Heading>
      <p class="hint">{words.measured(whenText(measuredMs), report.games, report.turns)}</p>
      <NumberTable
        look="agreement-numbers"
        title={words.title}
        columns={[null, words.best, words.loss]}
        rows={[
          row('own', person === undefined ? texts.value.setup.you : words.own, own),
          ...(others === null ? [] : [row('others', words.others, others)]),
          ...(difference === null
            ? []
            : [{ key: 'difference', name: words.difference, cells: differenceTexts(difference) }]),
        ]}
      />
      <p class="hint">
        {others === null ? words.noOthers(ratingBand) : words.compared(others.games, ratingBand)}
      </p>
      <p class="hint">{words.caution}</p>
    </section>
  );
}
