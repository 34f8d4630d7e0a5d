/** `lexiko verify`: whether the chance of a finished game follows from what was promised before it. */

import { type GameEvent } from '@lexiko/rules';
import { parseLogEvents } from '@lexiko/rules/notation';
import { promisesOf, verifyLog, type BagProof } from '@lexiko/rules/records';
import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import { parseArguments, UsageError, type Command } from '../command.ts';
import { logProblemText } from '../log-text.ts';
import { printable } from '../printable-text.ts';
import { readBytes } from '../replay/game-text.ts';

const HELP = `Usage: lexiko verify LOG.json [--json]

Proves that nobody rigged the bag of a finished game (LOG.json may be -, standard input). Before the game its keeper
promised a secret by its hash, and every side added a nonce; now that the secret is told, every draw, deal, lot and die
is derived from it again. Each side should also see that the nonce shown here is the one it gave, and that the
commitment is the one it was shown before the game.

  --json   one JSON object: { proof, … } with these fields beside proof:
             proven        commitment, nonces (by seat), counts { starts, deals, draws, tiles, rolls }
             differs       event (its place in "events", from 0), type, found, expected (null: nothing was to be drawn)
             other-secret  event, type, promised, found (hashes)
             impossible    event, type: it cannot follow those before it, or tiles appear or vanish with it
             unprovable    reason: no-log, no-commitment, not-over, not-revealed, from-a-position

Exit status: 0 proven, 1 not proven, 2 the file is not the log of a game.
`;

export const verify: Command = {
  help: HELP,
  async run(args, io) {
    const { values, positionals } = parseArguments(args, { json: { type: 'boolean' } });
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
