/** Imports as they are told: what came in, what was rejected and why, and why a file was refused. */

import type { AlphabetFault, KwgFault } from '@lexiko/words';
import type { LineFault, RejectedLine } from '@lexiko/words/import';
import type { FileFault, ImportReport } from './import-lexicon.ts';
import { counted, grouped, listed } from './word-output.ts';

function lineFaultText(fault: LineFault): string {
  switch (fault.code) {
    case 'hyphen':
      return 'written with a hyphen';
    case 'apostrophe':
      return 'written with an apostrophe';
    case 'not-a-letter':
      return `'${fault.character}' is not a letter of the alphabet`;
    case 'too-short':
      return 'only one letter';
    case 'too-long':
      return `more than ${fault.most} letters`;
    case 'labelled':
      return `labelled '${fault.label}'`;
    case 'capitalised':
      return 'capitalised';
  }
}

/** A line for each rejected line told, and one for the rest. */
function rejectedLines(rejected: readonly RejectedLine[], count: number): string[] {
  const told = rejected.map(
    ({ line, text, fault }) => `  line ${line}: ${shortened(text)}: ${lineFaultText(fault)}`,
  );
  const rest = count - rejected.length;
  return rest > 0 ? [...told, `  and ${counted(rest, 'more line')}`] : told;
}

/** No line of a broken file is to fill the screen. */
function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Why the file was refused, in one sentence, perhaps with lines that show it. */
export function fileFaultText(fault: FileFault): {
  readonly sentence: string;
  readonly lines: readonly string[];
} {
  const plain = (sentence: string): { sentence: string; lines: readonly string[] } => ({
    sentence,
    lines: [],
  });
  switch (fault.code) {
    case 'unreadable':
      return plain(`the file cannot be read (${fault.reason}).`);
    case 'bad-gzip':
      return plain(`the file cannot be unpacked (${fault.reason}).`);
    case 'unwritable':
      return plain(`the lexicon cannot be written (${fault.reason}).`);
    case 'not-text':
      return plain(`line ${fault.line} has characters that no text has: this is not a word list.`);
    case 'bad-kwg':
      return plain(`this is not a whole KWG file: ${kwgFaultText(fault.fault)}.`);
    case 'letter-outside-alphabet':
      return plain(
        `the graph has a letter number ${fault.letter}, more than the alphabet has: name the right one by --alphabet.`,
      );
    case 'too-many-words':
      return plain(`the list has more than ${grouped(fault.most)} words.`);
    case 'no-words':
      return {
        sentence: 'the file has no words.',
        lines: rejectedLines(fault.rejected, fault.rejected.length),
      };
    case 'mostly-rejected':
      return {
        sentence: `${grouped(fault.count)} of ${counted(fault.lines, 'line')} are no words: is this a word list, and is --alphabet right?`,
        lines: rejectedLines(fault.rejected, fault.count),
      };
    case 'rejected-lines':
      return {
        sentence: `${counted(fault.count, 'line is', 'lines are')} no words, and --strict was asked for.`,
        lines: rejectedLines(fault.rejected, fault.count),
      };
  }
}

function kwgFaultText(fault: KwgFault): string {
  switch (fault.code) {
    case 'not-whole-arcs':
      return `${counted(fault.size, 'byte')} are no whole number of arcs`;
    case 'too-many-arcs':
      return `${counted(fault.count, 'arc')} are more than the format can number`;
    case 'no-words':
      return 'it has no words';
    case 'child-out-of-range':
      return `arc ${fault.index} is beyond its end`;
    case 'letter-out-of-range':
      return `arc ${fault.index} has the letter ${fault.letter}`;
    case 'letters-not-rising':
      return `the letters at arc ${fault.index} are out of order`;
    case 'endless':
      return 'its words never end';
  }
}

export function alphabetFaultText(fault: AlphabetFault): string {
  switch (fault.code) {
    case 'no-letters':
      return 'it has no letters';
    case 'too-many-letters':
      return `it has ${fault.count} letters, more than 62`;
    case 'bad-letter':
      return `'${fault.letter}' cannot be a letter`;
    case 'repeated-letter':
      return `the letter ${fault.letter} is there twice`;
  }
}

export function reportLines(report: ImportReport): string[] {
  const { record, accepted, duplicates, rejectedCount, rejected, absent, plurals } = report;
  const from =
    record.format === 'kwg' ? 'a word graph' : `${counted(accepted, 'line')} of ${record.encoding ?? ''}`;
  const twice =
    duplicates === 0 ? '' : `; ${counted(duplicates, 'line repeats a word', 'lines repeat words')}`;
  return [
    `Installed '${record.name}' as ${record.id}, version ${record.version}.`,
    `${counted(record.words, 'word')} from ${from}${twice}.`,
    ...(record.definitions === 0 ? [] : [`${counted(record.definitions, 'definition')} came along.`]),
    ...(rejectedCount === 0 ? [] : [rejectedSummary(report), ...rejectedLines(rejected, rejectedCount)]),
    ...(absent === null ? [] : [absentLine(absent)]),
    ...(plurals === null ? [] : [`Plurals only, which Crosswords leaves out: ${grouped(plurals)}.`]),
    `The graph has ${counted(report.graphBytes, 'byte')} and was built in ${(report.buildMs / 1000).toFixed(2)} s.`,
    ...(report.hasGaddag ? [] : [WITHOUT_GADDAG]),
    `Checksum ${record.checksum}`,
  ];
}

const WITHOUT_GADDAG =
  'The list is too varied for the graph of a move generator: it serves for rulings and questions, not for computer players.';

const REASONS: Readonly<Record<LineFault['code'], string>> = {
  hyphen: 'with a hyphen',
  apostrophe: 'with an apostrophe',
  'not-a-letter': 'with something that is no letter',
  'too-short': 'of one letter',
  'too-long': 'too long',
  labelled: 'labelled as no playable word',
  capitalised: 'capitalised',
};

function rejectedSummary({ rejectedCount, rejectedBy }: ImportReport): string {
  const codes = Object.keys(REASONS) as LineFault['code'][]; // the keys of a record of exactly these
  const reasons = codes
    .filter((code) => rejectedBy[code] !== undefined)
    .map((code) => `${grouped(rejectedBy[code] ?? 0)} ${REASONS[code]}`);
  return `${counted(rejectedCount, 'line was', 'lines were')} rejected: ${listed(reasons)}.`;
}

function absentLine(absent: readonly string[]): string {
  if (absent.length === 0) {
    return "It has all of the rulebooks' two-letter words and words with Q and without U.";
  }
  const some = absent.slice(0, 30);
  const more = absent.length - some.length;
  return `Of the rulebooks' words it lacks ${more === 0 ? listed(some) : `${some.join(', ')} and ${more} more`}.`;
}
