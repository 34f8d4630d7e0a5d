/** What becomes of a file: how far it is, what was taken and left out, or why it was refused. */

import { textByCode } from '@lexiko/texts';
import type { LineFault, RejectedLine } from '@lexiko/words/import';
import type { WordListTexts } from '@lexiko/texts/en/word-lists';
import { usePage, useStore } from '../page/page-context.ts';
import { percent } from '../table/local-games.ts';
import { ownListId } from '../words/own-lists.ts';
import { openListKeeper } from './list-keeper.ts';
import type { ListFault, ListReport, ListStage } from './list-messages.ts';
import { listTexts } from './list-texts.ts';

function stageText({ stages }: WordListTexts, stage: ListStage): string {
  return stage.kind === 'reading' ? stages.reading(percent(stage.share)) : stages[stage.kind];
}

/** No line of a broken file is to fill the screen. */
const LONGEST_SHOWN = 40;

function shortened(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;
}

/** The first lines that were left out, each with its reason, and how many more there are. */
function RejectedLines({
  rejected,
  count,
}: {
  readonly rejected: readonly RejectedLine[];
  readonly count: number;
}) {
  const words = listTexts.value;
  const more = count - rejected.length;
  return (
    <ul class="rejected-lines">
      {rejected.map(({ line, text, fault }) => (
        <li key={line}>
          {words.rejectedLine(line, shortened(text), textByCode<LineFault>(words.lineFaults, fault))}
        </li>
      ))}
      {more > 0 && <li>{words.moreLines(more)}</li>}
    </ul>
  );
}

function Added({ report }: { readonly report: ListReport }) {
  const words = listTexts.value;
  const { settings } = usePage();
  const { list, repeated, rejected, rejectedCount, rejectedBy } = report;
  const codes = Object.keys(words.reasons) as LineFault['code'][]; // the keys of a record of exactly these
  const reasons = codes
    .filter((code) => rejectedBy[code] !== undefined)
    .map((code) => words.reasons[code](rejectedBy[code] ?? 0));
  const id = ownListId(list.checksum);
  return (
    <>
      <p role="status">
        <b>{words.added(list.name, list.words)}</b> {repeated > 0 && words.repeated(repeated)}{' '}
        {rejectedCount > 0 && words.rejected(rejectedCount, reasons)}
      </p>
      {rejectedCount > 0 && <RejectedLines rejected={rejected} count={rejectedCount} />}
      {settings.current.value.dictionary !== id && (
        <button type="button" class="primary" onClick={() => settings.change({ dictionary: id })}>
          {words.use}
        </button>
      )}
    </>
  );
}

function Refused({ fault }: { readonly fault: ListFault }) {
  const words = listTexts.value;
  return (
    <>
      <p class="fault" role="alert">
        {textByCode<ListFault>(words.faults, fault)}
      </p>
      {fault.code === 'mostly-rejected' && <RejectedLines rejected={fault.rejected} count={fault.count} />}
    </>
  );
}

export function ListWorkStatus() {
  const words = listTexts.value;
  const work = useStore(openListKeeper).work.value;
  switch (work.kind) {
    case 'none':
      return null;
    case 'working':
      return (
        <div class="list-progress">
          <p role="status">{stageText(words, work.stage)}</p>
          <progress
            aria-label={words.add}
            {...(work.stage.kind === 'reading' ? { value: work.stage.share } : {})}
          />
        </div>
      );
    case 'added':
      return <Added report={work.report} />;
    case 'refused':
      return <Refused fault={work.fault} />;
    case 'cancelled':
      return <p role="status">{words.cancelled}</p>;
  }
}
