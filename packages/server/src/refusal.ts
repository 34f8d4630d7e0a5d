/** Why a command is refused: by the server, or by the rules. */

import type { AnswerTo, CommandType, ServiceRefusalCode } from '@lexiko/protocol';
import { err, type Refusal, type Result } from '@lexiko/rules';

type WithData =
  /** `path` names the field of the command that is wrong, where one is. */
  | { readonly code: 'UNREADABLE'; readonly path?: string }
  | { readonly code: 'WRONG_VERSION'; readonly version: number }
  | { readonly code: 'MOVED_ON'; readonly seq: number };

export type ServiceRefusal = { readonly code: Exclude<ServiceRefusalCode, WithData['code']> } | WithData;

export type GameRefusal = ServiceRefusal | Refusal;

export function refuse(code: Exclude<ServiceRefusalCode, WithData['code']>): Result<never, GameRefusal> {
  return err({ code });
}

/** What comes of a command of this type. */
export type Answer<T extends CommandType> = Promise<Result<AnswerTo<T>, GameRefusal>>;
