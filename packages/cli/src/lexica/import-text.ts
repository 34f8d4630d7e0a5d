/** Imports as they are reported: what came in, what was rejected and why, and why a file was refused. */

import { textByCode } from '@lexiko/texts';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { AlphabetFault, KwgFault } from '@lexiko/words';
import type { LineFault, RejectedLine } from '@lexiko/words/import';
import type { FileFault, ImportReport } from './import-lexicon.ts';

type LexicaTexts = TerminalTexts['lexica'];

/** A line for each rejected line shown, and one for the rest. */
function rejectedLines(texts: LexicaTexts, rejected: readonly RejectedLine[], count: number): string[] {
  const shown = rejected.map(
    ({ line, text, fault }) =>
      `  ${texts.rejectedLine(line, shortened(text), textByCode<LineFault>(texts.lineFaults, fault))}`,
  );
  const rest = count - rejected.length;
  return rest > 0 ? [...shown, `  ${texts.moreLines(rest)}`] : shown;
}

/** No line of a broken file is to fill the screen. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Why the file was refused, in one sentence, perhaps with lines that show it. */
export function fileFaultText(
  texts: LexicaTexts,
  fault: FileFault,
): { readonly sentence: string; readonly lines: readonly string[] } {
  switch (fault.code) {
    case 'bad-kwg':
      return { sentence: texts.badKwg(textByCode<KwgFault>(texts.kwgFaults, fault.fault)), lines: [] };
    case 'mostly-rejected':
    case 'rejected-lines':
      return {
        sentence: textByCode<typeof fault>(texts.fileFaults, fault),
        lines: rejectedLines(texts, fault.rejected, fault.count),
      };
    default:
      return { sentence: textByCode<typeof fault>(texts.fileFaults, fault), lines: [] };
  }
}

export function alphabetFaultText(texts: LexicaTexts, fault: AlphabetFault): string {
  return textByCode<AlphabetFault>(texts.alphabetFaults, fault);
}

export function reportLines({ lexica, report: { numbers } }: TerminalTexts, report: ImportReport): string[] {
  const { record, accepted, duplicates, rejectedCount, rejected, absent, plurals } = report;
  const { imported } = lexica;
  const origin =
    record.format === 'kwg'
      ? imported.fromGraph(record.words)
      : imported.fromText(record.words, accepted, record.encoding ?? '');
  return [
    imported.installed(record.name, record.id, record.version),
    origin,
    ...(duplicates === 0 ? [] : [imported.repeated(duplicates)]),
    ...(record.definitions === 0 ? [] : [imported.definitions(record.definitions)]),
    ...(rejectedCount === 0
      ? []
      : [rejectedSummary(lexica, report), ...rejectedLines(lexica, rejected, rejectedCount)]),
    ...(absent === null ? [] : [absentLine(lexica, absent)]),
    ...(plurals === null ? [] : [imported.plurals(plurals)]),
    imported.graph(report.graphBytes, numbers.tenths(report.buildMs / 1000)),
    ...(report.hasGaddag ? [] : [imported.noGenerator]),
    imported.checksum(record.checksum),
  ];
}

function rejectedSummary(
  { imported, reasons }: LexicaTexts,
  { rejectedCount, rejectedBy }: ImportReport,
): string {
  const codes = Object.keys(reasons) as LineFault['code'][]; // the keys of a record of exactly these
  return imported.rejected(
    rejectedCount,
    codes
      .filter((code) => rejectedBy[code] !== undefined)
      .map((code) => reasons[code](rejectedBy[code] ?? 0)),
  );
}

function absentLine({ imported }: LexicaTexts, absent: readonly string[]): string {
  if (absent.length === 0) return imported.complete;
  const some = absent.slice(0, 30);
  const more = absent.length - some.length;
  return more === 0 ? imported.lacks(some) : imported.lacksMore(some.join(', '), more);
}
