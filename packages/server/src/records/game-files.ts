/** Writes a finished game as a file, from its whole log. Pure. */

import type { GameFile } from '@lexiko/protocol';
import type { GameEvent } from '@lexiko/rules';
import { exportGcg, formatGcg, formatLog } from '@lexiko/rules/notation';
import { promisesOf, scoreSheet, verifyLog } from '@lexiko/rules/records';

/** `names` by seat. `null`: the format cannot express the game. */
export function gameFile(
  form: GameFile,
  events: readonly GameEvent[],
  names: readonly string[],
): string | null {
  switch (form) {
    case 'log':
      return formatLog(events, names);
    case 'sheet':
      return `${JSON.stringify({ players: names, ...scoreSheet(events) }, null, 2)}\n`;
    case 'proof':
      return `${JSON.stringify({ ...promisesOf(events), ...verifyLog(events) }, null, 2)}\n`;
    case 'gcg': {
      const players = names.map((name, seat) => ({ id: `side${seat + 1}`, name }));
      const exported = exportGcg(events, players);
      return exported.ok ? formatGcg(exported.value) : null;
    }
  }
}
