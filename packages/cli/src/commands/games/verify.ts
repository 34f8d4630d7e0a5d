/** `lexiko verify`: whether the chance of a finished game follows from what was promised before it. */

import { type GameEvent } from '@lexiko/rules';
import { parseLogEvents } from '@lexiko/rules/notation';
import { promisesOf, verifyLog, type BagProof } from '@lexiko/rules/records';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { parseArguments, UsageError, type Command, type OptionTable } from '../../command.ts';
import { logProblemText } from '../../log-text.ts';
import { printable } from '../../printable-text.ts';
import { readBytes } from '../../replay/game-text.ts';

const OPTIONS = { json: { type: 'boolean' } } as const satisfies OptionTable;

export const verify: Command = {
  options: OPTIONS,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, OPTIONS);
    const [source, more] = positionals;
    if (source === undefined || more !== undefined)
      throw new UsageError(({ commandLine }) => commandLine.oneLog);
    const text = new TextDecoder().decode(await readBytes(source, io));
    const events = parseLogEvents(text);
    if (!events.ok)
      throw new UsageError((texts) => texts.games.notVerified(source, logProblemText(texts, events.error)));
    const proof = verifyLog(events.value);
    io.stdout.write(
      values['json'] === true
        ? proofJson(proof, events.value)
        : printable(proofText(io.texts, proof, events.value)),
    );
    return proof.kind === 'proven' ? 0 : 1;
  },
};

function proofJson(proof: BagProof, events: readonly GameEvent[]): string {
  const { kind, ...rest } = proof;
  const { index, ...fields } = { index: undefined, ...rest };
  return `${JSON.stringify({
    proof: kind,
    ...(kind === 'proven' ? promisesOf(events) : {}),
    ...(index === undefined ? {} : { event: index }),
    ...fields,
  })}\n`;
}

function proofText({ games, table }: TerminalTexts, proof: BagProof, events: readonly GameEvent[]): string {
  const { verify: texts } = games;
  switch (proof.kind) {
    case 'proven': {
      const { commitment, nonces } = promisesOf(events);
      return [
        `${table.proven}. ${table.provenAbout(proof.counts)}`,
        '',
        ...columns([
          [texts.commitment, commitment ?? ''],
          ...nonces.map((nonce, seat): Row => [texts.nonce(seat + 1), JSON.stringify(nonce)]),
        ]),
        '',
      ].join('\n');
    }
    case 'differs': {
      const { index, type, found, expected } = proof;
      return [
        texts.differs(index, type),
        ...columns([
          [texts.found, JSON.stringify(found)],
          [texts.expected, expected === null ? texts.nothingDrawn : JSON.stringify(expected)],
        ]),
        '',
      ].join('\n');
    }
    case 'other-secret':
      return [
        texts.otherSecret,
        ...columns([
          [texts.promised, proof.promised],
          [texts.found, proof.found],
        ]),
        '',
      ].join('\n');
    case 'impossible':
      return `${texts.impossible(proof.index, proof.type)}\n`;
    case 'unprovable':
      return `${texts.nothing(table.unprovable[proof.reason])}\n`;
  }
}

type Row = readonly [label: string, value: string];

function columns(rows: readonly Row[]): readonly string[] {
  const width = Math.max(...rows.map(([label]) => label.length));
  return rows.map(([label, value]) => `${label.padEnd(width)}  ${value}`);
}
