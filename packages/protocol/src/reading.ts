/** From the text of a frame to a message. Nothing past this line checks a message again. */

import { err, ok, type Result } from '@lexiko/rules';
import * as z from 'zod/mini';
import { id } from './fields.ts';
import { ClientMessage, ServerMessage } from './messages.ts';

/** A text that is no message of this protocol. */
export interface UnreadableMessage {
  /** The id of the command that it would have been; `null` where it has none. */
  readonly command: string | null;
  /** The field that is wrong, for a command within it; empty: the whole. */
  readonly path: string;
}

export function readClientMessage(text: string): Result<ClientMessage, UnreadableMessage> {
  const json = parseJson(text);
  const read = ClientMessage.safeParse(json);
  if (read.success) return ok(read.data);
  const path = (read.error.issues[0]?.path ?? []).map(String);
  const command = commandId(json);
  return err({ command, path: (command === null ? path : path.slice(1)).join('.') });
}

/** `null`: not a message of this protocol. */
export function readServerMessage(text: string): ServerMessage | null {
  const read = ServerMessage.safeParse(parseJson(text));
  return read.success ? read.data : null;
}

/** `undefined`: not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const CommandId = z.object({ type: z.literal('command'), id });

function commandId(json: unknown): string | null {
  const read = CommandId.safeParse(json);
  return read.success ? read.data.id : null;
}
