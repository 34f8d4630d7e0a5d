/** Everything that the command line says, in German. */

import type { TerminalTexts } from '../en/terminal.ts';
import { game, reminders, squares } from './board.ts';
import { commands } from './commands.ts';
import { events } from './events.ts';
import { facts } from './analysis/facts.ts';
import { fileFaults } from './file-faults.ts';
import { presets } from './games.ts';
import { decimal, list } from './grammar.ts';
import { valueFaults } from './options/option-faults.ts';
import { options } from './options/options.ts';
import { refusals } from './refusals.ts';
import { report } from './analysis/report.ts';
import { result } from './result.ts';
import { table } from './table.ts';
import { admin } from './terminal/admin.ts';
import { agreement } from './terminal/agreement.ts';
import { bots } from './terminal/bots.ts';
import { commandLine } from './terminal/command-line.ts';
import { computerGames } from './terminal/computer-games.ts';
import { expectations, gameFiles, logProblems } from './terminal/files.ts';
import { games } from './terminal/games.ts';
import { engineHelp } from './terminal/help/engine.ts';
import { gamesHelp } from './terminal/help/games.ts';
import { serverHelp } from './terminal/help/server.ts';
import { wordsHelp } from './terminal/help/words.ts';
import { ruleCard, terminalHelp } from './terminal/help.ts';
import { lexica } from './terminal/lexica.ts';
import { cgpProblems, positions } from './terminal/positions.ts';
import { puzzles } from './terminal/puzzles.ts';
import { terminalRefusals } from './terminal/refusals.ts';
import { server } from './terminal/server.ts';
import { terminalSetup } from './terminal/setup.ts';
import { terminalTable } from './terminal/table.ts';
import { words } from './terminal/words.ts';

export const terminal: TerminalTexts = {
  tag: 'de',
  decimal,
  list,
  // Shared with the page.
  commands,
  events,
  facts,
  fileFaults,
  game,
  options,
  presets,
  refusals,
  reminders,
  report,
  result,
  squares,
  table,
  valueFaults,
  // The terminal's own.
  admin,
  agreement,
  bots,
  cgpProblems,
  commandLine,
  computerGames,
  expectations,
  gameFiles,
  games,
  help: { ...gamesHelp, ...wordsHelp, ...engineHelp, ...serverHelp },
  lexica,
  logProblems,
  positions,
  puzzles,
  ruleCard,
  server,
  terminalHelp,
  terminalRefusals,
  terminalSetup,
  terminalTable,
  words,
};
