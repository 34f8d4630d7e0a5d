/** A report in a list. */

import type { ConsoleReport } from '@lexiko/protocol';
import { onlineTexts, whenText } from '../online-texts.ts';
import { personName } from '../person-name.ts';
import { moderationTexts } from './moderation-texts.ts';

export function ReportItem({
  report,
  isChosen,
}: {
  readonly report: ConsoleReport;
  readonly isChosen?: boolean;
}) {
  const words = moderationTexts.value;
  const { id, kind, about, by, reason, message, atMs, game } = report;
  const where = game === null ? [] : [words.inGame(game.code)];
  const who = by === null ? [] : [words.reportedBy(personName(by))];
  return (
    <li>
      <a href={`#/online/console/reports/${id}`} aria-current={isChosen === true ? 'true' : undefined}>
        <b>{about === null ? onlineTexts.value.somebody : personName(about)}</b>
        {`: ${words.kinds[kind]}`}
      </a>
      {message !== null && <q class="quoted">{message}</q>}
      <span class="quoted">{reason}</span>
      <span class="hint">{[whenText(atMs), ...where, ...who].join(' · ')}</span>
    </li>
  );
}
