/**
 * Follows one online game by its events: updates the view, shows it on the table, and sends actions to the server. The
 * table is the same as for games of this page; only the host differs.
 */

import { computed, effect, signal, type Signal } from '@preact/signals';
import { follow, type ChatMessage, type Following, type ServerMessage } from '@lexiko/protocol';
import type { Action } from '@lexiko/rules';
import { formatAction } from '@lexiko/rules/notation';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { ExportFormat } from '../../table/worker-messages.ts';
import type { Page } from '../../page/page.ts';
import { createTable, type Table, type TableHost } from '../../table/table.ts';
import { texts } from '../../texts/current.ts';
import { Chat } from '../chat/chat.ts';
import { BUSY_PAUSE_MS, isThrownAway, type Connection } from '../connection/connection.ts';
import { tellOnlineRefusal } from '../connection/refusals.ts';
import type { Room } from '../room/room.ts';
import { mayMove } from '../team/team-play.ts';
import { TeamWorkspace } from '../team/team-workspace.ts';
import { draftOf, forgetDraft, keepDraft } from './stored-drafts.ts';
import { onlineSnapshot } from './online-snapshot.ts';
import { onlineTexts } from '../online-texts.ts';

type MessageOf<T extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: T }>;

/** Actions of a turn, which a team member may have to propose first (T-05). */
const TEAM_ACTS: ReadonlySet<Action['type']> = new Set(['play', 'exchange', 'pass']);

export class OnlineGame {
  readonly id: string;
  /** The view while the game has not started. */
  readonly following: Signal<Following | null> = signal(null);
  /** Everything besides the events; `null` until the server has sent it. */
  readonly room: Signal<Room | null> = signal(null);
  /** The game does not exist, or this person may not see it. */
  readonly isMissing: Signal<boolean> = signal(false);
  readonly table: Table;
  readonly chat: Chat;
  readonly team: TeamWorkspace;
  readonly #connection: Connection;
  readonly #page: Pick<Page, 'feedback' | 'lastGame'>;
  readonly #ends: readonly (() => void)[];
  #isHurried = false;
  /** Whether the game was requested and its events have not arrived. */
  #isAwaited = false;
  #isClosed = false;

  /** `checkWords` returns the words that are not valid by the rules of a game. */
  constructor(
    connection: Connection,
    id: string,
    page: Pick<Page, 'feedback' | 'lastGame'>,
    checkWords: TableHost['checkWords'],
  ) {
    this.id = id;
    this.#connection = connection;
    this.#page = page;
    const host: TableHost = {
      act: (actions) => void this.#act(actions),
      keepDraft: (_, seat, kept) => {
        keepDraft(id, seat, { known: this.following.peek()?.seq ?? 0, draft: kept });
        this.team.shareDraft(seat, kept);
      },
      uncover: () => {}, // the player's rack is always visible
      exportGame: (format) => void this.#fetchFile(format),
      agreeToEnd: (seats) => void this.#act(seats.map((seat) => ({ type: 'agree', seat }))),
      lookUp: () => {}, // online games have no such command
      checkWords,
      nowMs: () => connection.nowMs(),
    };
    this.table = createTable(host, page.feedback);
    this.team = new TeamWorkspace(connection, this.table, this.room);
    this.chat = new Chat(connection, {
      game: id,
      isThere: computed(() => this.room.value !== null),
      onMessage: (message) => this.#tellOfMessage(message),
    });
    this.#ends = [
      connection.listen((message) => this.#handle(message)),
      // Also for commands that were sent before, such as the host's agreement.
      effect(() => {
        if (connection.waiting.value >= 0) this.table.sending.value = this.#isBusy();
      }),
      () => this.chat.close(),
      () => this.team.close(),
    ];
    if (connection.link.peek() === 'open') this.#watch(this.following.peek()?.seq ?? null);
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    this.#connection.send({ type: 'unwatch', game: this.id });
    this.table.close();
  }

  /** `since`: the number of the last event known. */
  #watch(since: number | null): void {
    this.#isHurried = false; // the server repeats it if it is so
    this.#isAwaited = true;
    this.#connection.send({ type: 'watch', game: this.id, since });
  }

  /** The server has dropped a message unread, which may have been the request to follow the game. */
  #watchAgain(): void {
    if (!this.#isClosed && this.#isAwaited && this.#connection.link.peek() === 'open')
      this.#watch(this.following.peek()?.seq ?? null);
  }

  #handle(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.#changeRoom({ watching: 0 }); // unless the server says otherwise
      return this.#watch(this.following.peek()?.seq ?? null);
    }
    if (message.type === 'refused') {
      const { refusal } = message;
      if (refusal.code === 'NO_SUCH_GAME' && refusal['game'] === this.id) this.isMissing.value = true;
      if (isThrownAway(message)) setTimeout(() => this.#watchAgain(), BUSY_PAUSE_MS);
      return;
    }
    if (!('game' in message) || message.game !== this.id) return;
    switch (message.type) {
      case 'table':
        return this.#handleTable(message);
      case 'events':
        return this.#handleEvents(message);
      case 'seats':
        this.#changeRoom({ seats: message.seats });
        return this.#show();
      case 'hurry':
        this.#isHurried = message.hurried;
        return this.#show();
      case 'watching':
        return this.#changeRoom({ watching: message.people });
      default:
        return; // team and chat handle theirs
    }
  }

  #changeRoom(part: Partial<Room>): void {
    const about = this.room.peek();
    if (about !== null) this.room.value = { ...about, ...part };
  }

  #handleTable(message: MessageOf<'table'>): void {
    const { game, code, host, visibility, pace, terms, silenceFromMs, classroom, mine, seats } = message;
    this.room.value = {
      game,
      code,
      host,
      visibility,
      pace,
      terms,
      silenceFromMs,
      classroom,
      mine,
      seats,
      watching: this.room.peek()?.watching ?? 0,
    };
    // A server that knows fewer events has started on an older database.
    if (message.seq < (this.following.peek()?.seq ?? 0)) this.following.value = null;
    this.#handleEvents(message);
  }

  #handleEvents(message: MessageOf<'table' | 'events'>): void {
    const followed = follow(this.following.peek(), message);
    switch (followed.kind) {
      case 'gap':
        return this.#watch(followed.since);
      case 'unreadable':
        return this.#connection.outdate();
      case 'current':
        this.#isAwaited = false;
        this.following.value = followed.following;
        return this.#show();
    }
  }

  /** Shows the game on the table once it has started. */
  #show(): void {
    const known = this.following.peek();
    const about = this.room.peek();
    if (known === null || about === null || known.view.phase === 'lobby') return;
    const { viewer, view, events } = known;
    const isFirst = this.table.snapshot.peek()?.game !== this.id;
    if (view.phase === 'over' && typeof viewer === 'number') forgetDraft(this.id, viewer);
    const snapshot: TableSnapshot = {
      ...onlineSnapshot(texts.peek(), known, about.seats),
      draft: isFirst && typeof viewer === 'number' ? draftOf(this.id, viewer, events) : null,
      isProposing: !mayMove(about, view, this.#connection.me.peek()),
      isHurried: this.#isHurried,
      isForAll: about.visibility === 'open' && about.terms.watchers === 'anybody' && about.classroom === null,
    };
    this.table.receive(snapshot);
    this.#page.lastGame.remember(this.table.snapshot.peek());
    // The order of the rack is stored even if the draft is empty.
    if (typeof viewer === 'number' && view.phase !== 'over')
      keepDraft(this.id, viewer, { known: events.length, draft: this.table.draft.peek() });
  }

  #isBusy(): boolean {
    return this.#connection.isAsked((command) => command.type === 'act' && command.game === this.id);
  }

  async #act([action, ...later]: readonly Action[]): Promise<void> {
    const known = this.following.peek();
    const about = this.room.peek();
    if (action === undefined || known === null || about === null || this.#isBusy()) return;
    if (TEAM_ACTS.has(action.type) && !mayMove(about, known.view, this.#connection.me.peek()))
      return this.team.propose(action);
    const answer = await this.#connection.ask({
      type: 'act',
      game: this.id,
      action: formatAction(action, known.view.ruleset.layout),
    });
    if (this.#isClosed) return;
    if (answer.ok) await this.#act(later);
    else tellOnlineRefusal(this.table, answer.error);
  }

  #tellOfMessage({ from, text }: ChatMessage): void {
    if (this.table.dialogs.open.peek() !== 'chat') this.chat.unread.value += 1;
    this.#page.feedback.announce(onlineTexts.peek().says(from.name, text));
  }

  /** Downloads a finished game from the server. */
  async #fetchFile(format: ExportFormat): Promise<void> {
    const query = new URLSearchParams({ game: this.id, form: format === 'json' ? 'log' : 'gcg' });
    try {
      const answer = await fetch(`/api/game-file?${query}`);
      if (answer.ok) this.table.download(format, await answer.text());
      else this.table.tell(onlineTexts.peek().noFile);
    } catch {
      this.table.tell(onlineTexts.peek().noFile);
    }
  }
}
