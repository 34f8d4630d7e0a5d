/** From the text of a frame to a message. Nothing past this line checks a message again. */

import type * as z from 'zod/mini';
import { ClientMessage, ServerMessage } from './messages.ts';

/** `null`: not a message of this protocol. */
export function readClientMessage(text: string): ClientMessage | null {
  return read(ClientMessage, text);
}

export function readServerMessage(text: string): ServerMessage | null {
  return read(ServerMessage, text);
}

function read<T>(schema: z.ZodMiniType<T>, text: string): T | null {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return null;
  }
  const parsed = schema.safeParse(json);
  return parsed.success ? parsed.data : null;
}
