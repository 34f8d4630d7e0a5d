/** The name of a person as others see it: of a bot, with a mark. */

import type { Person } from '@lexiko/protocol';
import { onlineTexts } from './online-texts.ts';

export function personName({ name, bot }: Pick<Person, 'name' | 'bot'>): string {
  return bot === true ? onlineTexts.value.bot(name) : name;
}
