/** `lexiko verify`: whether the chance of a finished game follows from what was promised before it. */

import type { GameEvent } from '@lexiko/rules';
import { parseLogEvents } from '@lexiko/rules/notation';
import { promisesOf, verifyLog, type BagProof, type ProofCounts } from '@lexiko/rules/records';
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
      throw new UsageError('name one log, or - for standard input.');
    const text = new TextDecoder().decode(await readBytes(source, io));
    const events = parseLogEvents(text);
    if (!events.ok) throw new UsageError(`'${source}' cannot be verified: ${logProblemText(events.error)}`);
    const proof = verifyLog(events.value);
    io.stdout.write(
      values['json'] === true ? proofJson(proof, events.value) : printable(proofText(proof, events.value)),
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

const UNPROVABLE = {
  'no-log': 'the log does not begin with the creation of a game',
  'no-commitment': 'nobody promised a secret before the game',
  'not-over': 'the game is not over, so the secret behind its draws is not told yet',
  'not-revealed': 'the secret behind the draws was not told at the end',
  'from-a-position': 'the game starts from a given position',
} as const;

function proofText(proof: BagProof, events: readonly GameEvent[]): string {
  switch (proof.kind) {
    case 'proven': {
      const { commitment, nonces } = promisesOf(events);
      const shown = nonces.map((nonce, seat) => `nonce of side ${seat + 1}  ${JSON.stringify(nonce)}`);
      return [
        `Proven: ${countsText(proof.counts)}`,
        '',
        `commitment       ${commitment ?? ''}`,
        ...shown,
        '',
      ].join('\n');
    }
    case 'differs':
      return [
        `Not proven: events[${proof.index}] (${proof.type}) differs.`,
        `found     ${JSON.stringify(proof.found)}`,
        `expected  ${proof.expected === null ? 'nothing was to be drawn' : JSON.stringify(proof.expected)}`,
        '',
      ].join('\n');
    case 'other-secret':
      return [
        'Not proven: the secret told at the end is not the one that was promised.',
        `promised  ${proof.promised}`,
        `found     ${proof.found}`,
        '',
      ].join('\n');
    case 'impossible':
      return `Not proven: events[${proof.index}] (${proof.type}) cannot have happened.\n`;
    case 'unprovable':
      return `Nothing can be proven: ${UNPROVABLE[proof.reason]}.\n`;
  }
}

function countsText({ starts, deals, draws, tiles, rolls }: ProofCounts): string {
  const number = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
  const parts = [
    starts > 0 ? `${number(starts, 'round')} for the first play` : '',
    `${number(deals, 'deal')} and ${number(draws, 'draw')} of ${number(tiles, 'tile')}`,
    rolls > 0 ? `${number(rolls, 'roll')} of the dice` : '',
  ];
  return `${parts.filter((part) => part !== '').join(', ')} follow from the secret promised and the nonces.`;
}
