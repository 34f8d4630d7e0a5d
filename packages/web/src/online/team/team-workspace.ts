/**
 * What the members of a team share besides their rack: the draft, where they point, and proposals. The draft on the
 * screen is the shared one; the last change wins.
 */

import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Proposal, ServerMessage } from '@lexiko/protocol';
import type { Action, PlayerView, Seat } from '@lexiko/rules';
import { formatSquare, parseSquare, type Placement, type Square } from '@lexiko/rules/board';
import { formatAction, formatPlacements, placementsOn } from '@lexiko/rules/notation';
import { placementsOf, type Draft } from '@lexiko/table/draft';
import { viewerSeat } from '../../table/snapshot.ts';
import type { Table } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import type { Connection } from '../connection/connection.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';
import type { Room } from '../room/room.ts';
import { membersAt } from '../room/seats.ts';
import { proposalText } from './proposal-text.ts';
import { actionOf, isShared, ownTeam, withTiles } from './team-play.ts';
import { onlineTexts } from '../online-texts.ts';

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** How long to wait for our own change to come back before changes of others count again. */
const ECHO_MS = 3000;
const POINT_MS = 150;
/** A pointer that has not moved for so long disappears. */
const POINTER_MS = 6000;

interface Pointing {
  readonly name: string;
  readonly square: Square;
  readonly untilMs: number;
}

/** The workspace of the team at one table; idle without a team. */
export class TeamWorkspace {
  /** The team's proposals for this turn. */
  readonly proposals: Signal<readonly Proposal[]> = signal([]);
  readonly #connection: Connection;
  readonly #table: Table;
  readonly #room: ReadonlySignal<Room | null>;
  readonly #ends: readonly (() => void)[];
  /** By person. */
  readonly #pointing = new Map<string, Pointing>();
  /** The number of the latest state that arrived. */
  #version = 0;
  #awaited: { readonly tiles: string; readonly untilMs: number } | null = null;
  #lastPoint = -1;
  #pointTimer: ReturnType<typeof setTimeout> | undefined;
  #fadeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(connection: Connection, table: Table, room: ReadonlySignal<Room | null>) {
    this.#connection = connection;
    this.#table = table;
    this.#room = room;
    /** In a new turn nothing is proposed and nobody points. */
    const turn = computed(() => {
      const snapshot = table.snapshot.value;
      const seat = snapshot === null ? null : viewerSeat(snapshot);
      return snapshot === null || seat === null
        ? ''
        : `${snapshot.game} ${snapshot.view.turnsTaken[seat] ?? 0}`;
    });
    this.#ends = [
      connection.listen((message) => {
        if (message.type === 'workspace') this.#handleWorkspace(message);
        if (message.type === 'pointed') this.#handlePointer(message);
      }),
      effect(() => {
        const at = table.laying.cursor.at.value;
        if (at !== null) this.point(at.square);
      }),
      turn.subscribe(() => {
        this.proposals.value = [];
        this.#pointing.clear();
        table.pointers.value = new Map();
      }),
    ];
  }

  close(): void {
    for (const end of this.#ends) end();
    clearTimeout(this.#pointTimer);
    clearTimeout(this.#fadeTimer);
    this.#table.pointers.value = new Map();
  }

  /** Sends the draft to the team. */
  shareDraft(seat: Seat, laid: Draft): void {
    const snapshot = this.#table.snapshot.peek();
    const about = this.#room.peek();
    if (snapshot === null || about === null || !isShared(about, snapshot.view)) return;
    const tiles = formatPlacements(snapshot.view.ruleset.layout, placementsOf(laid));
    this.#awaited = { tiles: JSON.stringify(tiles), untilMs: Date.now() + ECHO_MS };
    this.#connection.send({ type: 'draft', game: about.game, seat, tiles });
  }

  /** Shows the team where the pointer is, at a limited rate. */
  point(square: Square): void {
    const about = this.#room.peek();
    const snapshot = this.#table.snapshot.peek();
    if (about === null || snapshot === null || ownTeam(about) === null || square === this.#lastPoint) return;
    this.#lastPoint = square;
    clearTimeout(this.#pointTimer);
    this.#pointTimer = setTimeout(() => {
      const at = { square: formatSquare(snapshot.view.ruleset.layout, this.#lastPoint) };
      this.#connection.send({ type: 'point', game: about.game, at });
    }, POINT_MS);
  }

  async propose(action: Action): Promise<void> {
    const about = this.#room.peek();
    const layout = this.#table.snapshot.peek()?.view.ruleset.layout;
    if (about === null || layout === undefined) return;
    const answer = await this.#connection.ask({
      type: 'propose',
      game: about.game,
      action: formatAction(action, layout),
    });
    if (!answer.ok) tellOnlineRefusal(this.#table, answer.error);
    else if ('proposal' in answer.value) this.#table.inform(onlineTexts.peek().proposed);
  }

  async vote(proposal: number, agrees: boolean): Promise<void> {
    const about = this.#room.peek();
    if (about === null) return;
    const answer = await this.#connection.ask({ type: 'vote', game: about.game, proposal, agrees });
    if (!answer.ok) tellOnlineRefusal(this.#table, answer.error);
    else if ('seq' in answer.value) this.#lookAtBoard();
  }

  /** Plays the proposal. */
  playProposed(action: Action): void {
    this.#lookAtBoard();
    this.#table.act(action);
  }

  /** Places a proposed play as the draft of the whole team. */
  layOut(tiles: readonly Placement[]): void {
    this.#table.changeDraft(withTiles(this.#table.draft.peek(), tiles));
    this.#lookAtBoard();
  }

  /** Closes the dialog of the team, so that the board is visible. */
  #lookAtBoard(): void {
    const { dialogs } = this.#table;
    if (dialogs.open.peek() === 'chat') dialogs.closeToBoard();
  }

  /** Announces a proposal of another member, even if the panel is hidden. */
  #tellOf(proposal: Proposal, seat: Seat, view: PlayerView): void {
    const action = actionOf(proposal, seat, view.ruleset.layout);
    const status = this.#room.peek()?.seats[seat];
    if (status === undefined || proposal.by === this.#connection.me.peek()?.id) return;
    const by = membersAt(status).find(({ person }) => person.id === proposal.by)?.person.name ?? '';
    this.#table.inform(onlineTexts.peek().proposal(by, proposalText(texts.peek(), view, seat, action)));
  }

  #handleWorkspace(message: MessageOf<'workspace'>): void {
    const snapshot = this.#table.snapshot.peek();
    if (snapshot === null || snapshot.game !== message.game || viewerSeat(snapshot) !== message.seat) return;
    if (message.version < this.#version) return;
    this.#version = message.version;
    const { view } = snapshot;
    const isOfTurn = view.turnsTaken[message.seat] === message.turn;
    const known = this.proposals.peek();
    this.proposals.value = isOfTurn ? message.proposals : [];
    const fresh = this.proposals.peek().filter(({ number }) => !known.some((one) => one.number === number));
    for (const proposal of fresh) this.#tellOf(proposal, message.seat, view);
    if (!isOfTurn || message.draft === null) return;
    const { layout } = view.ruleset;
    const shown = JSON.stringify(message.draft.tiles);
    if (this.#awaited !== null && Date.now() < this.#awaited.untilMs) {
      // Our last change replaces what others did before they saw it.
      if (shown !== this.#awaited.tiles) return;
      this.#awaited = null;
    }
    if (shown === JSON.stringify(formatPlacements(layout, placementsOf(this.#table.draft.peek())))) return;
    this.#table.draft.value = withTiles(this.#table.draft.peek(), placementsOn(layout, message.draft.tiles));
  }

  #showPointers(): void {
    const nowMs = Date.now();
    for (const [person, { untilMs }] of this.#pointing) if (untilMs <= nowMs) this.#pointing.delete(person);
    this.#table.pointers.value = new Map(
      [...this.#pointing.values()].map(({ square, name }) => [square, name]),
    );
  }

  #handlePointer({ person, at, seat }: MessageOf<'pointed'>): void {
    const layout = this.#table.snapshot.peek()?.view.ruleset.layout;
    const status = this.#room.peek()?.seats[seat];
    const member =
      status === undefined ? undefined : membersAt(status).find((one) => one.person.id === person);
    const square =
      layout === undefined || at === null || !('square' in at) ? null : parseSquare(layout, at.square);
    if (member === undefined || square === null) this.#pointing.delete(person);
    else this.#pointing.set(person, { name: member.person.name, square, untilMs: Date.now() + POINTER_MS });
    this.#showPointers();
    clearTimeout(this.#fadeTimer);
    this.#fadeTimer = setTimeout(() => this.#showPointers(), POINTER_MS + 50);
  }
}
