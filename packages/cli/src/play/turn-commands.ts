/** Commands of the side on turn: what is typed becomes an action, and the answer of the rules a sentence. */

import {
  allSeats,
  parseSquare,
  type Action,
  type PlayerView,
  type Seat,
  type Square,
  type Tile,
} from '@lexiko/rules';
import { again, attempt, DONE, type Outcome } from './attempt.ts';
import { hasComputerAgreed } from './computer-acts.ts';
import { runInfoCommand } from './info-commands.ts';
import { parseLaid, parsePlay, parseRearrangement, parseTiles } from './play-entry.ts';
import { listed } from './seating.ts';
import type { Sitting } from './sitting.ts';
import { tableFrame } from './table-frame.ts';

/** Lays the tiles; where scores are a quiz the player counts first (S-08). */
export async function attemptPlay(
  sitting: Sitting,
  action: Action & { readonly type: 'play' },
): Promise<Outcome> {
  const { ruleset, seq } = sitting.game.state;
  if (ruleset.options['score.announce'] === 'auto') return attempt(sitting, action);
  const { seat, tiles } = action;
  const answer = await sitting.ask({
    frame: () =>
      tableFrame({ ...sitting.scene(seat), draft: new Map(tiles), hints: ['Count the play first. [S-08]'] }),
    notice: [],
    situation: `quiz ${seq}`,
    prompt: `${sitting.name(seat)}, how many points is that? `,
    untilMs: sitting.turnEndsMs(),
  });
  if (answer.kind === 'end') return { kind: 'quit' };
  const counted = answer.kind === 'line' && /^\s*\d{1,4}\s*$/u.test(answer.text) ? Number(answer.text) : null;
  return attempt(sitting, counted === null ? action : { ...action, announced: counted });
}

export async function runTurnCommand(sitting: Sitting, seat: Seat, text: string): Promise<Outcome> {
  const trimmed = text.trim().replace(/^play\s+/iu, '');
  if (trimmed === '') return again('Type a play such as 8F HORN, or help.');
  const shown = await runInfoCommand(sitting, seat, trimmed);
  if (shown !== null) return shown.kind === 'end' ? { kind: 'quit' } : again();
  const [verb = '', ...words] = trimmed.split(/\s+/u);
  switch (verb.toLowerCase()) {
    case 'pass':
      return attempt(sitting, { type: 'pass', seat });
    case 'exchange':
    case 'ex':
      return exchange(sitting, seat, words.join(' '));
    case 'draw':
      return attempt(sitting, { type: 'drawToExchange', seat, count: Number(words[0] ?? 'NaN') });
    case 'start':
      return attempt(sitting, { type: 'start', seat });
    case 'accept':
      return attempt(sitting, { type: 'accept', seat });
    case 'challenge':
      return challenge(sitting, seat, words[0]);
    case 'recycle':
    case 'retrieve':
      return preStep(sitting, seat, verb.toLowerCase() === 'recycle' ? 'recycle' : 'retrieve', words);
    case 'rearrange':
      return rearrange(sitting, seat, words);
    case 'undo':
      return attempt(sitting, { type: 'takeBack', seat });
    case 'away':
    case 'back':
      return presence(sitting, seat, words.join(' '), verb.toLowerCase() === 'away');
    case 'agree':
      return agree(sitting, seat);
    case 'resign':
      return resign(sitting, seat);
    case 'quit':
    case 'q':
      return { kind: 'quit' };
    default:
      return playTyped(sitting, seat, trimmed);
  }
}

function playTyped(sitting: Sitting, seat: Seat, text: string): Outcome | Promise<Outcome> {
  const tiles = parsePlay(sitting.game.view(seat), seat, text);
  return tiles.ok ? attemptPlay(sitting, { type: 'play', seat, tiles: tiles.value }) : again(tiles.error);
}

function exchange(sitting: Sitting, seat: Seat, text: string): Outcome | Promise<Outcome> {
  const { state } = sitting.game;
  const count = /^\d{1,2}$/u.exec(text);
  if (count !== null && state.ruleset.options['cw.exchange.order'] === 'drawFirst')
    return attempt(sitting, { type: 'drawToExchange', seat, count: Number(text) });
  if (state.toReturn === 0 && state.ruleset.options['cw.exchange.order'] === 'drawFirst' && text !== '')
    return again('Draw first (draw 2), then exchange the letters to return. [W-16]');
  const tiles = parseTiles(text);
  return tiles === null
    ? again('Write the letters to exchange, ? for a blank: exchange QVV.')
    : attempt(sitting, { type: 'exchange', seat, tiles });
}

/** A single word needs no name. */
export function challenge(sitting: Sitting, seat: Seat, word: string | undefined): Promise<Outcome> {
  const words = [...new Set(sitting.game.state.window?.words ?? [])];
  const named = word ?? (words.length === 1 ? words[0] : undefined);
  return attempt(sitting, { type: 'challenge', seat, ...(named === undefined ? {} : { word: named }) });
}

function squareNamed(view: PlayerView, text: string | undefined): Square | null {
  const square = parseSquare(view.ruleset.layout, text ?? '');
  return square === null || square < 0 ? null : square;
}

function preStep(
  sitting: Sitting,
  seat: Seat,
  type: 'recycle' | 'retrieve',
  [name, letter]: readonly string[],
): Outcome | Promise<Outcome> {
  const view = sitting.game.view(seat);
  const square = squareNamed(view, name);
  const laid = parseLaid(view, seat, letter ?? '');
  if (square === null || laid === null) return again(`Write a square and a letter: ${type} F8 C.`);
  if (type === 'recycle') return attempt(sitting, { type, seat, square, tile: laid });
  const tile: Tile = laid.toUpperCase();
  return attempt(sitting, { type, seat, square, tile });
}

function rearrange(
  sitting: Sitting,
  seat: Seat,
  [at = '', text = '', , fromName]: readonly string[],
): Outcome | Promise<Outcome> {
  const view = sitting.game.view(seat);
  const from = fromName === undefined ? null : squareNamed(view, fromName);
  const action = parseRearrangement(view, seat, { at, text, from });
  return action.ok ? attempt(sitting, action.value) : again(action.error);
}

function presence(sitting: Sitting, seat: Seat, name: string, away: boolean): Outcome {
  const { seating, state } = sitting.game;
  if (!state.ruleset.teams) return again('Only the school game is played by teams. [T-01]');
  const members = seating[seat]?.members ?? [];
  const member = members.findIndex((one) => one.toLowerCase() === name.toLowerCase());
  if (member < 0) return again(`The team has ${members.join(', ')}.`);
  if (away && sitting.membersPresent(seat).length < 2) return again('Somebody of the team must be here.');
  sitting.setAway(seat, member, away);
  return again(`${members[member] ?? ''} is ${away ? 'away' : 'back'}.`);
}

async function agree(sitting: Sitting, seat: Seat): Promise<Outcome> {
  const { state } = sitting.game;
  const present = allSeats(state.ruleset).filter((other) => other !== seat && state.left[other] !== true);
  const others = sitting.isAlone ? present : present.filter((other) => sitting.levelOf(other) === null);
  for (const other of sitting.isAlone ? [] : others) {
    const answer = await sitting.askOpenly(`${sitting.name(other)}, do you agree to end the game? (y/n) `);
    if (answer.kind === 'end') return { kind: 'quit' };
    if (answer.kind !== 'line' || !/^\s*y/iu.test(answer.text))
      return again(`${sitting.name(other)} does not agree.`);
  }
  for (const one of [seat, ...others]) sitting.game.act({ type: 'agree', seat: one });
  // Computers say at once whether they agree too: a game that goes on then is no news of theirs.
  while (await hasComputerAgreed(sitting));
  const against = present.filter((other) => sitting.game.state.agreed[other] !== true);
  if (sitting.game.state.phase === 'over') return DONE;
  return again(`${listed(against.map((other) => sitting.name(other)))} would rather play on.`);
}

async function resign(sitting: Sitting, seat: Seat): Promise<Outcome> {
  const answer = await sitting.askOpenly(`${sitting.name(seat)}, do you really leave the game? (yes) `);
  if (answer.kind === 'end') return { kind: 'quit' };
  if (answer.kind !== 'line' || !/^\s*y/iu.test(answer.text)) return again('You stay.');
  return attempt(sitting, { type: 'resign', seat });
}
