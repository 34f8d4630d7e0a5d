/** What a typed command does at the table: an act of the game, or an answer in words. */

import type { Seat } from '@lexiko/rules';
import { BLANK } from '@lexiko/rules/board';
import { parseTurnCommand, type CommandProblem } from '@lexiko/rules/notation';
import { textByCode } from '@lexiko/texts';
import { rowText, sheetOf, unseenCounts } from '../panels/sheet.tsx';
import { viewerSeat, type TableSnapshot } from '../table/snapshot.ts';
import type { Table } from '../table/table.ts';
import { texts } from '../texts/current.ts';
import type { Texts } from '../texts/texts.ts';

/** Lines to be read; none where the table itself shows what has happened. */
export type CommandAnswer = readonly string[];

/** What is wrong with something typed, in a sentence. */
export function problemText({ commands }: Texts, problem: CommandProblem): string {
  return textByCode<CommandProblem>(commands.problems, problem);
}

function tilesText(words: Texts, tiles: readonly string[]): string {
  return tiles.map((tile) => (tile === BLANK ? words.game.blank : tile)).join(' ');
}

/** Commands that only tell something; `null` if it is none of them. */
function tell(table: Table, words: Texts, snapshot: TableSnapshot, verb: string): CommandAnswer | null {
  const { view, seats } = snapshot;
  const seat = viewerSeat(snapshot);
  const rack = seat === null ? null : (view.racks[seat] ?? []);
  switch (verb) {
    case 'help':
    case '?':
      return words.commands.help.map(([command, meaning]) => `${command}: ${meaning}`);
    case 'rack':
      return [
        rack === null
          ? words.commands.covered
          : words.commands.rack(
              tilesText(
                words,
                table.draft.peek().slots.filter((tile) => tile !== ''),
              ),
            ),
      ];
    case 'bag':
    case 'unseen': {
      const counts = [...unseenCounts(snapshot, rack ?? [])].filter(([, count]) => count > 0);
      const letters = counts.map(([tile, count]) => `${tile === BLANK ? words.game.blank : tile} ${count}`);
      return [words.commands.bag(view.pool.length, letters.join(', '))];
    }
    case 'scores':
      return [seats.map(({ name }, at) => `${name} ${view.scores[at] ?? 0}`).join(', ')];
    case 'sheet':
      return sheetOf(snapshot).rows.map(
        (row) =>
          `${row.number ?? ''} ${seats[row.seat]?.name ?? ''} ${rowText(words, row)} ${row.score} ${row.total}`,
      );
    case 'turn': {
      const { attention } = snapshot;
      return [
        attention.kind === 'over'
          ? words.result.title
          : words.commands.turn(seats[attention.seat]?.name ?? ''),
      ];
    }
    default:
      return null;
  }
}

/** Commands about the screen; whether it was one of them. */
function steer(table: Table, snapshot: TableSnapshot, verb: string, words: readonly string[]): boolean {
  const { attention } = snapshot;
  switch (verb) {
    case 'show':
      if (attention.kind === 'turn') table.uncover(attention.seat);
      return true;
    case 'shuffle':
      table.laying.rack.shuffle();
      return true;
    case 'sort':
      table.laying.rack.sort();
      return true;
    case 'recall':
      table.laying.recallAll();
      return true;
    case 'rules':
    case 'agree':
    case 'resign':
      table.dialogs.open.value = verb;
      return true;
    case 'look':
    case 'lookup':
      table.lookUp(words.at(-1) ?? '');
      return true;
    default:
      return false;
  }
}

/** Who speaks: whose letters are in sight, or who is asked. */
function speaker({ attention, ...snapshot }: TableSnapshot): Seat | null {
  const seat = snapshot.viewer;
  if (typeof seat === 'number') return seat;
  return attention.kind === 'over' ? null : attention.seat;
}

export function runCommand(table: Table, snapshot: TableSnapshot, text: string): CommandAnswer {
  const words = texts.peek();
  const [verb = '', ...rest] = text.trim().toLowerCase().split(/\s+/u);
  const answer = tell(table, words, snapshot, verb);
  if (answer !== null) return answer;
  if (steer(table, snapshot, verb, rest)) return [];
  const seat = speaker(snapshot);
  if (seat === null) return [words.result.title];
  const action = parseTurnCommand(snapshot.view, seat, text);
  if (!action.ok) return [problemText(words, action.error)];
  const isCovered = viewerSeat(snapshot) === null && !['challenge', 'accept'].includes(action.value.type);
  if (isCovered) return [words.commands.covered];
  table.act(action.value);
  return [];
}
