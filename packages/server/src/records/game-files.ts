/** A finished game as a file. Pure: from its whole log, which nobody needs to hide any more. */

import type { GameFile } from '@lexiko/protocol';
import { exportGcg, formatGcg, formatLog, scoreSheet, verifyLog, type GameEvent } from '@lexiko/rules';

/** `names` by seat. `null`: the game cannot be put into this form. */
export function gameFile(
  form: GameFile,
  events: readonly GameEvent[],
  names: readonly string[],
): string | null {
  switch (form) {
    case 'log':
      return formatLog(events);
    case 'sheet':
      return `${JSON.stringify({ players: names, ...scoreSheet(events) }, null, 2)}\n`;
    case 'proof':
      return `${JSON.stringify({ ...promises(events), ...verifyLog(events) }, null, 2)}\n`;
    case 'gcg': {
      const players = names.map((name, seat) => ({ id: `side${seat + 1}`, name }));
      const exported = exportGcg(events, players);
      return exported.ok ? formatGcg(exported.value) : null;
    }
  }
}

/** What everybody knew before the first tile was drawn, and what was told at the end. */
function promises(events: readonly GameEvent[]): Readonly<Record<string, unknown>> {
  const nonces: string[] = [];
  let commitment: string | null = null;
  let secret: string | null = null;
  for (const event of events) {
    if (event.type === 'created') ({ commitment } = event);
    if (event.type === 'configured') nonces.length = 0; // everybody has to agree anew
    if (event.type === 'confirmed') nonces[event.seat] = event.nonce;
    if (event.type === 'revealed') ({ secret } = event);
  }
  return { commitment, nonces, secret };
}
