/** What those may not do whom moderators have muted, suspended or renamed. Asked of the store before each such command. */

import type { Command, CommandType, SanctionKind } from '@lexiko/protocol';
import type { ModerationStore } from './moderation-store.ts';

/**
 * Whoever is suspended may read, and finish, resign or leave the games that go on; nobody else shall suffer for it. They
 * start nothing, sit down nowhere and write nothing.
 */
const OPEN_TO_SUSPENDED: ReadonlySet<CommandType> = new Set<CommandType>([
  'act',
  'cancel-seek',
  'claim-absent',
  'decline',
  'end-lesson',
  'find-game',
  'give-up-seat',
  'leave-class',
  'list-classes',
  'list-lobby',
  'list-messages',
  'list-muted',
  'list-my-games',
  'list-notices',
  'list-open-games',
  'list-seeks',
  'mute',
  'pause-tables',
  'propose',
  'read-notice',
  'report',
  'set-chat',
  'show-class',
  'show-vacation',
  'take-vacation',
  'vote',
]);

const ALSO_TAKEN: Partial<Readonly<Record<CommandType, SanctionKind>>> = {
  say: 'mute',
  invite: 'mute',
  rename: 'rename',
};

type SanctionRefusal = 'SUSPENDED' | 'MUTED' | 'NAME_LOCKED';

const REFUSALS: Readonly<Record<SanctionKind, SanctionRefusal>> = {
  suspend: 'SUSPENDED',
  mute: 'MUTED',
  rename: 'NAME_LOCKED',
};

/** Whether a suspension forbids the command: agreeing to a game begins it. */
function isForbidden(command: Command): boolean {
  if (command.type === 'act') return command.action.type === 'confirm';
  return !OPEN_TO_SUSPENDED.has(command.type);
}

/** Why the person may not do this; `null`: they may. Reads nothing for what is open to everybody. */
export async function sanctionAgainst(
  moderation: Pick<ModerationStore, 'holding'>,
  command: Command,
  { person, nowMs }: { readonly person: string; readonly nowMs: number },
): Promise<SanctionRefusal | null> {
  const other = ALSO_TAKEN[command.type];
  const kinds = [
    ...(isForbidden(command) ? (['suspend'] as const) : []),
    ...(other === undefined ? [] : [other]),
  ];
  if (kinds.length === 0) return null;
  const [act] = await moderation.holding(person, kinds, nowMs);
  return act === undefined ? null : REFUSALS[act.kind as SanctionKind]; // of the kinds that were asked for
}
