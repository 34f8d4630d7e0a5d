/** A person's name as others see it; a bot's has a mark. */

import type { Person } from '@lexiko/protocol';
import { onlineTexts } from './online-texts.ts';

export function personName({ name, bot }: Pick<Person, 'name' | 'bot'>): string {
  return bot === true ? onlineTexts.value.bot(name) : name;
}
