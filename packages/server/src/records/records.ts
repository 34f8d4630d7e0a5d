/** Requests about finished games: a person's history, averages and ratings, and games as files. */

import type {
  GameFile,
  GameResult,
  Opponent,
  Profile,
  PublicRating,
  RequestAnswer,
  RequestBody,
} from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import { groupResults } from '@lexiko/rules/records';
import { publicPool } from './rating-pool.ts';
import { shownPerson } from '../people/person.ts';
import { maySee, seqFor, viewerOf } from '../games/access.ts';
import { namesOf } from '../games/game-lists.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import type { RecordService } from './record-result.ts';
import { gameFile } from './game-files.ts';
import { seatNames } from './seat-names.ts';
import { currentRating } from './rating-change.ts';
import type { HistoryPlace, RatingRecord, ResultRecord } from './record-store.ts';

const PAGE = 50;
const MOST_RESULTS = 5000;

export class Records {
  readonly #service: RecordService;
  readonly #isHidden: (person: string) => Promise<boolean>;

  /** `isHidden`: whether others see nothing of the person but the name. */
  constructor(service: RecordService, isHidden: (person: string) => Promise<boolean>) {
    this.#service = service;
    this.#isHidden = isHidden;
  }

  async history(
    { known }: RequestContext,
    { after, opponents }: RequestBody<'history'>,
  ): Answer<RequestAnswer<'history'>> {
    if (known === null) return deny('NOBODY');
    const place = after === undefined ? null : parsePlace(after);
    if (place === undefined) return deny('UNREADABLE');
    const { records } = this.#service.parts.store;
    const results = await records.history(known.person.id, place, PAGE);
    const last = results.length === PAGE ? results.at(-1) : undefined;
    return ok({
      body: {
        results:
          opponents === 'named'
            ? await Promise.all(results.map((result) => this.#withOpponents(result)))
            : results.map(shown),
        next: last === undefined ? null : formatPlace(last),
      },
    });
  }

  async #withOpponents(result: ResultRecord): Promise<GameResult> {
    const { store } = this.#service.parts;
    const others = (await store.games.seatsOf(result.game)).filter(({ seat }) => seat !== result.seat);
    const names = await namesOf(this.#service.parts.store, others);
    const opponents = others.flatMap(({ person, computer, team }): readonly Opponent[] => {
      if (computer !== null) return [{ kind: 'computer', level: computer }];
      const people = team?.map((member) => member.person) ?? (person === null ? [] : [person]);
      return people.map((id) => {
        const { name = '', bot } = names.get(id) ?? {};
        return { kind: 'person', name, ...(bot === true ? { bot } : {}) };
      });
    });
    return { ...shown(result), opponents };
  }

  async statistics({ known }: RequestContext): Answer<RequestAnswer<'statistics'>> {
    if (known === null) return deny('NOBODY');
    const { records } = this.#service.parts.store;
    const results = await records.history(known.person.id, null, MOST_RESULTS);
    return ok({
      body: {
        groups: groupResults(results).map((group) => ({ ...group, options: { ...group.options } })),
        ratings: await this.#ratings(known.person.id),
      },
    });
  }

  async profile({ known }: RequestContext, { person: id }: RequestBody<'profile'>): Answer<Profile> {
    if (known === null) return deny('NOBODY');
    const { store } = this.#service.parts;
    const person = await store.people.person(id);
    if (person === null) return deny('NOT_FOUND');
    const hasAccount = (await store.accounts.account(id)) !== null;
    const isShown = id === known.person.id || !(await this.#isHidden(id));
    return ok({
      body: { person: shownPerson(person), hasAccount, ratings: isShown ? await this.#ratings(id) : [] },
    });
  }

  /** Only for people who may see the game; others get the same answer as for an unknown game. */
  async gameFile({ known }: RequestContext, { game: id, form }: RequestBody<'gameFile'>): Answer<null> {
    if (known === null) return deny('NOBODY');
    const { games, parts } = this.#service;
    const game = await games.get(id);
    if (game === null) return deny('NOT_FOUND');
    await games.catchUp(game);
    await games.reload(game);
    if (!maySee(game, known.person.id)) return deny('NOT_FOUND');
    // Delayed spectators have not seen the end yet.
    const hasSeenAll = seqFor(game, viewerOf(game, known.person.id), parts.now()) === game.seq;
    if (game.state.phase !== 'over' || !hasSeenAll) return deny('GAME_NOT_OVER');
    const events = game.eventsAfter(0).map(({ event }) => event);
    const text = gameFile(form, events, await seatNames(parts.store.people, game.seats));
    if (text === null) return deny('NOT_IN_THIS_FORM');
    return ok({ body: null, file: { text, ...FILE_KINDS[form](game.record.code) } });
  }

  async #ratings(person: string): Promise<PublicRating[]> {
    const { store, now } = this.#service.parts;
    const nowMs = now();
    return (await store.records.ratingsOf(person)).map((kept) => shownRating(kept, nowMs));
  }
}

interface FileKind {
  readonly name: string;
  readonly type: string;
}

const FILE_KINDS: Readonly<Record<GameFile, (code: string) => FileKind>> = {
  log: (code) => ({ name: `lexiko-${code}.log.json`, type: 'application/json' }),
  sheet: (code) => ({ name: `lexiko-${code}.sheet.json`, type: 'application/json' }),
  proof: (code) => ({ name: `lexiko-${code}.proof.json`, type: 'application/json' }),
  gcg: (code) => ({ name: `lexiko-${code}.gcg`, type: 'text/plain; charset=utf-8' }),
};

function shown(result: ResultRecord): GameResult {
  const { isRated, member: _, person: __, options, ...rest } = result;
  return { ...rest, options: { ...options }, rated: isRated };
}

export function shownRating(kept: RatingRecord, nowMs: number): PublicRating {
  const { rating, deviation } = currentRating(kept, nowMs);
  const { games, updatedMs } = kept;
  return { ...publicPool(kept.preset), rating, deviation, games, updatedMs };
}

function formatPlace({ finishedMs, game, seat }: HistoryPlace): string {
  return `${finishedMs}.${seat}.${game}`;
}

/** `undefined`: malformed. */
function parsePlace(text: string): HistoryPlace | undefined {
  const [, finishedMs, seat, game] = /^(\d{1,15})\.(\d)\.([A-Za-z0-9_-]{1,40})$/.exec(text) ?? [];
  if (finishedMs === undefined || game === undefined) return undefined;
  return { finishedMs: Number(finishedMs), game, seat: Number(seat) };
}
