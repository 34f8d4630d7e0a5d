/** What a side may consult during a game: the dictionary and the word tools (D-04, V-05, H-00). */

import type { Table } from '../game/table.ts';
import type { DictionaryTool } from '../options/option-values.ts';
import { offersTool } from '../rule-points/dictionary.ts';

/** Whether a side may use a tool of the dictionary now; after the game everybody may. */
export function dictionaryPermission(table: Table, tool: DictionaryTool): 'allowed' | 'DICTIONARY_LOCKED' {
  const isOpen = table.phase === 'over' || offersTool(table.ruleset.dictionary, tool);
  return isOpen ? 'allowed' : 'DICTIONARY_LOCKED';
}

export type HelpTopic = 'rules' | 'lists' | 'tools';

/** Rules and tips are always available; word lists and word tools only as agreed (H-00, H-20). */
export function helpPermission(table: Table, topic: HelpTopic): 'allowed' | 'DICTIONARY_LOCKED' {
  if (table.phase === 'over' || topic === 'rules') return 'allowed';
  const level = table.ruleset.dictionary.help;
  const open = level === 'full' || (level === 'lists' && topic === 'lists');
  return open ? 'allowed' : 'DICTIONARY_LOCKED';
}
