/** The texts of refusals, by the server and by the rules. */

import { SERVICE_REFUSALS, type ServiceRefusalCode } from '@lexiko/protocol';
import type { Refusal } from '@lexiko/rules';
import type { Table } from '../../table/table.ts';
import { refusalText, texts, type RefusalSaid } from '../../texts/current.ts';
import type { Texts } from '../../texts/texts.ts';
import type { OnlineRefusal } from './connection.ts';
import { onlineTexts } from '../online-texts.ts';

function isOfService(code: string): code is ServiceRefusalCode {
  return Object.hasOwn(SERVICE_REFUSALS, code);
}

function isOfRules(words: Texts, refusal: { readonly code: string }): refusal is Refusal {
  return Object.hasOwn(words.refusals, refusal.code);
}

/** `rule` is empty if the refusal has no rule. */
export function onlineRefusalText(words: Texts, refusal: OnlineRefusal): RefusalSaid {
  if (isOfService(refusal.code)) return { sentence: onlineTexts.peek().refusals[refusal.code], rule: '' };
  if (isOfRules(words, refusal)) return refusalText(words, refusal);
  return { sentence: words.failed(refusal.code), rule: '' };
}

/** Shows it at the table. */
export function tellOnlineRefusal(table: Table, refusal: OnlineRefusal): void {
  const { sentence, rule } = onlineRefusalText(texts.peek(), refusal);
  table.tell(sentence, rule === '' ? null : rule);
}
