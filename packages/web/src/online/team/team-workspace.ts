/**
 * What the members of one's own side share besides their rack: letters laid out, where they point, what they propose.
 * The draft on the screen is the shared one: whoever lays a letter lays it for all; the last change holds.
 */

import { computed, effect, signal, type Signal } from '@preact/signals';
import type { Person, Proposal, ServerMessage } from '@lexiko/protocol';
import {
  BLANK,
  formatAction,
  formatSquare,
  parseAction,
  parseSquare,
  teamMover,
  type Action,
  type Layout,
  type Placement,
  type PlayerView,
  type Seat,
  type Square,
} from '@lexiko/rules';
import { lay, placementsOf, recall, slotFor, type Draft } from '@lexiko/table';
import { pointers } from '../../board/pointers.ts';
import { closeToBoard, openDialog } from '../../dialogs/open-dialog.ts';
import { cursor } from '../../table/laying.ts';
import { act, draft, inform, table, viewerSeat } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import { ask, listen, me, send } from '../connection/connection.ts';
import { proposalText } from './proposal-text.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';
import { room, type Room } from '../room/room.ts';
import { membersAt } from '../room/seats.ts';

type DeskMessage = Extract<ServerMessage, { readonly type: 'desk' }>;

/** What the own team suggests in this turn. */
export const proposals: Signal<readonly Proposal[]> = signal([]);

/** How long a change of ours may take to come back before what others do counts again. */
const ECHO_MS = 3000;
const POINT_MS = 150;
/** Nobody points for longer without moving. */
const POINTER_MS = 6000;

/** The latest desk seen. */
let latest = { game: '', version: 0 };
let awaited: { readonly tiles: string; readonly untilMs: number } | null = null;

/** The seat of one's own team; `null` for whoever plays alone. */
export function ownTeam(about: Room | null): Room['seats'][number] | null {
  const own = about?.seats.find(({ seat }) => about.mine.includes(seat));
  return own?.occupant.kind === 'team' ? own : null;
}

/** Whether others see what this side lays out: a team, or the server that plays it when the time is up. */
function isShared(about: Room, view: PlayerView): boolean {
  const isTimed = view.ruleset.options['timer.onExpire'] === 'commitIfLegal';
  return view.phase === 'playing' && (ownTeam(about) !== null || isTimed);
}

function tilesOf(layout: Layout, placements: readonly Placement[]): Record<string, string> {
  return Object.fromEntries(placements.map(([square, laid]) => [formatSquare(layout, square), laid]));
}

/** Tells the others of the side what is laid out now. */
export function shareDraft(seat: Seat, laid: Draft): void {
  const news = table.peek();
  const about = room.peek();
  if (news === null || about === null || !isShared(about, news.view)) return;
  const tiles = tilesOf(news.view.ruleset.layout, placementsOf(laid));
  const text = JSON.stringify(tiles);
  awaited = { tiles: text, untilMs: Date.now() + ECHO_MS };
  send({ type: 'draft', game: about.game, seat, tiles });
}

/** The same letters on the same squares, from one's own rack in its own order. */
function withTiles(own: Draft, placements: readonly Placement[]): Draft {
  return placements.reduce((laid: Draft, [square, tile]) => {
    const isBlank = tile !== tile.toUpperCase();
    const slot = slotFor(laid, tile.toUpperCase(), isBlank ? 'blank' : 'letter');
    if (slot === null || (laid.slots[slot] === BLANK) !== isBlank) return laid;
    return lay(laid, { slot, square, laid: tile });
  }, recall(own));
}

function readTiles(
  layout: Layout,
  seat: Seat,
  tiles: Readonly<Record<string, string>>,
): readonly Placement[] {
  const read = parseAction({ type: 'play', seat, tiles }, layout);
  return read.ok && read.value.type === 'play' ? read.value.tiles : [];
}

/** Somebody else's proposal wants an answer, also where the panel with it is not in sight. */
function tellOf(proposal: Proposal, seat: Seat, view: PlayerView): void {
  const action = actionOf(proposal, seat, view.ruleset.layout);
  const status = room.peek()?.seats[seat];
  if (action === null || status === undefined || proposal.by === me.peek()?.id) return;
  const by = membersAt(status).find(({ person }) => person.id === proposal.by)?.person.name ?? '';
  const words = texts.peek();
  inform(words.online.proposal(by, proposalText(words, view, seat, action)));
}

function heedDesk(message: DeskMessage): void {
  const news = table.peek();
  if (news === null || news.game !== message.game || viewerSeat(news) !== message.seat) return;
  if (message.game === latest.game && message.version < latest.version) return;
  latest = { game: message.game, version: message.version };
  const { view } = news;
  const isOfTurn = view.turnsTaken[message.seat] === message.turn;
  const known = proposals.peek();
  proposals.value = isOfTurn ? message.proposals : [];
  const fresh = proposals.peek().filter(({ number }) => !known.some((one) => one.number === number));
  for (const proposal of fresh) tellOf(proposal, message.seat, view);
  if (!isOfTurn || message.draft === null) return;
  const { layout } = view.ruleset;
  const shown = JSON.stringify(message.draft.tiles);
  if (awaited !== null && Date.now() < awaited.untilMs) {
    // What others laid before they saw our last change is overtaken by it.
    if (shown !== awaited.tiles) return;
    awaited = null;
  }
  if (shown === JSON.stringify(tilesOf(layout, placementsOf(draft.peek())))) return;
  draft.value = withTiles(draft.peek(), readTiles(layout, message.seat, message.draft.tiles));
}

const pointing = new Map<
  string,
  { readonly name: string; readonly square: Square; readonly untilMs: number }
>();

function showPointers(): void {
  const nowMs = Date.now();
  for (const [person, { untilMs }] of pointing) if (untilMs <= nowMs) pointing.delete(person);
  pointers.value = new Map([...pointing.values()].map(({ square, name }) => [square, name]));
}

function heedPointer({ person, at, seat }: Extract<ServerMessage, { readonly type: 'pointed' }>): void {
  const layout = table.peek()?.view.ruleset.layout;
  const status = room.peek()?.seats[seat];
  const member = status === undefined ? undefined : membersAt(status).find((one) => one.person.id === person);
  const square =
    layout === undefined || at === null || !('square' in at) ? null : parseSquare(layout, at.square);
  if (member === undefined || square === null) pointing.delete(person);
  else pointing.set(person, { name: member.person.name, square, untilMs: Date.now() + POINTER_MS });
  showPointers();
  setTimeout(showPointers, POINTER_MS + 50);
}

let lastPoint = -1;
let pointTimer: ReturnType<typeof setTimeout> | undefined;

/** Shows the others where one looks, not too often. */
export function point(square: Square): void {
  const about = room.peek();
  const news = table.peek();
  if (about === null || news === null || ownTeam(about) === null || square === lastPoint) return;
  lastPoint = square;
  clearTimeout(pointTimer);
  pointTimer = setTimeout(() => {
    const at = { square: formatSquare(news.view.ruleset.layout, lastPoint) };
    send({ type: 'point', game: about.game, at });
  }, POINT_MS);
}

/** Whether this member can move for the team now; else what they do is a proposal (T-05). */
export function mayMove(about: Room, view: PlayerView, person: Person | null): boolean {
  const team = ownTeam(about);
  if (team?.occupant.kind !== 'team') return true;
  const rule = view.ruleset.options['teams.commit'];
  if (rule === 'consensus') return false;
  const { members } = team.occupant;
  const own = members.findIndex((member) => member.person.id === person?.id);
  const present = members.flatMap((member, at) => (member.present || at === own ? [at] : []));
  const turnsTaken = view.turnsTaken[team.seat] ?? 0;
  const mover = teamMover(rule, { size: members.length, turnsTaken, present });
  return mover === null || mover === own;
}

export async function propose(action: Action): Promise<void> {
  const about = room.peek();
  const layout = table.peek()?.view.ruleset.layout;
  if (about === null || layout === undefined) return;
  const answer = await ask({
    type: 'propose',
    game: about.game,
    action: { ...formatAction(action, layout) },
  });
  if (!answer.ok) tellOnlineRefusal(answer.error);
  else if (answer.value.seq === undefined) inform(texts.peek().online.proposed);
}

export async function vote(proposal: number, agrees: boolean): Promise<void> {
  const about = room.peek();
  if (about === null) return;
  const answer = await ask({ type: 'vote', game: about.game, proposal, agrees });
  if (!answer.ok) tellOnlineRefusal(answer.error);
  else if (answer.value.seq !== undefined) lookAtBoard();
}

/** What happens next is seen on the board: where the team is in a window over it, that is closed. */
function lookAtBoard(): void {
  if (openDialog.peek() === 'company') closeToBoard();
}

/** Plays what was proposed. */
export function playProposed(action: Action): void {
  lookAtBoard();
  act(action);
}

/** The action of a proposal as the rules know it; `null`: it makes no sense. */
export function actionOf({ action }: Proposal, seat: Seat, layout: Layout): Action | null {
  const read = parseAction({ ...action, seat }, layout);
  return read.ok ? read.value : null;
}

/** Lays a proposed play out, for the whole team to see. */
export function layOut(tiles: readonly Placement[], change: (next: Draft) => void): void {
  change(withTiles(draft.peek(), tiles));
  lookAtBoard();
}

listen((message) => {
  if (message.type === 'desk') heedDesk(message);
  if (message.type === 'pointed') heedPointer(message);
});

effect(() => {
  const at = cursor.value;
  if (at !== null) point(at.square);
});

/** Whose turn of which game: in a new one nothing is proposed and nobody points. */
const turn = computed(() => {
  const news = table.value;
  const seat = news === null ? null : viewerSeat(news);
  return news === null || seat === null ? '' : `${news.game} ${news.view.turnsTaken[seat] ?? 0}`;
});
turn.subscribe(() => {
  proposals.value = [];
  pointing.clear();
  pointers.value = new Map();
});
