/** Everything that comes with the first load of the page, in French. */

import type { PageTexts } from '../en/page.ts';
import { cover, game, reminders, sheetKinds, squares } from './board.ts';
import { commands } from './commands.ts';
import { common, failed, front, learn, missing, nav } from './common.ts';
import { dialogs } from './dialogs.ts';
import { dictionaries } from './dictionaries.ts';
import { events } from './events.ts';
import { levelRating, levels, presets, quick, variants } from './games.ts';
import { list, points } from './grammar.ts';
import { refusals } from './refusals.ts';
import { result } from './result.ts';
import { help, settings } from './settings.ts';
import { forms, setup } from './setup.ts';
import { table } from './table.ts';

export const page: PageTexts = {
  tag: 'fr',
  colon: '\u202f: ',
  list,
  points,
  common,
  nav,
  front,
  quick,
  levelRating,
  levels,
  presets,
  variants,
  setup,
  forms,
  dictionaries,
  game,
  squares,
  cover,
  dialogs,
  reminders,
  table,
  events,
  sheetKinds,
  result,
  commands,
  settings,
  help,
  learn,
  refusals,
  failed,
  missing,
};
