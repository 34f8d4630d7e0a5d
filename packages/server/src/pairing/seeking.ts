/** Commands about seeks: looking for an opponent, giving that up, and accepting the seek of somebody else. */

import { createHash } from 'node:crypto';
import type { CommandOf, OwnSeek } from '@lexiko/protocol';
import { err, ok } from '@lexiko/rules';
import type { Caller, CommandKey } from '../caller.ts';
import type { ChatStore } from '../chat/chat-store.ts';
import { refuseNewGame, storeGame } from '../games/game-making.ts';
import type { GameService } from '../games/game-service.ts';
import { refuseRated } from '../games/rated-players.ts';
import type { PresenceStore } from '../presence/presence-store.ts';
import { NEW_RATING } from '@lexiko/analysis/ratings';
import { currentRating } from '../records/rating-change.ts';
import { poolOf } from '../records/rating-pool.ts';
import type { RecordParts } from '../records/record-result.ts';
import { refuse, type Answer } from '../refusal.ts';
import { noShowsOf } from './no-shows.ts';
import { areFit, ratedBetween } from './pairs.ts';
import { computerFor, paceOf, planOf, QUICK_PRESET } from './quick-game.ts';
import type { Candidate, SeekRecord, SeekStore } from './store/seek-store.ts';

export interface PairingParts extends RecordParts {
  readonly store: RecordParts['store'] & {
    readonly seeks: SeekStore;
    readonly chat: ChatStore;
    readonly presence: PresenceStore;
  };
  /** Called when seeks of a person were paired or have ended. */
  readonly onSeeks: (person: string) => void;
  /** Called when there is a new seek. */
  readonly onSought: () => void;
}

export type PairingService = GameService<PairingParts>;

/** Open seeks of all people in one network. */
const MOST_OF_NETWORK = 200;
/** A pairing is shown to its players for this long. */
const SHOWN_MS = 10 * 60 * 1000;

export async function startSeek(
  service: PairingService,
  wish: CommandOf<'seek'>,
  caller: Caller,
): Answer<'seek'> {
  const { store, now, computers } = service.parts;
  const { person, command, network } = caller;
  const shape = planOf(wish, { players: [person, person], isRated: false, seeks: [] });
  const refusal = refuseNewGame(service, shape.config, shape.seats);
  if (refusal !== null) return err(refusal);
  const seeker = await seekerOf(service, person);
  if (wish.play === 'rated' || (wish.play === 'either' && seeker.hasAccount)) {
    const denied = await refuseRated(store, person);
    if (denied !== null) return denied;
  }
  if (!service.mayDo('seeks', caller)) return refuse('TOO_MANY_SEEKS');
  const nowMs = now();
  const mark = network === null ? null : await service.networks.markOf(network, nowMs);
  if (paceOf(wish.time) === 'live' && noShowsOf(service).isBarred({ person, network: mark }))
    return refuse('TOO_MANY_SEEKS');
  const rating = await ratingOf(service, person, { ...wish, isBot: seeker.isBot });
  const { time, language, dictionary, play, bots = false } = wish;
  const opened = await store.seeks.open(
    {
      // The same command is the same seek, also when it comes again after its game.
      id: createHash('sha256').update(`${person} ${command}`).digest('base64url').slice(0, 24),
      person,
      pace: paceOf(time),
      time,
      language,
      dictionary,
      play,
      withBots: bots,
      rating,
      network: mark,
      createdMs: nowMs,
      endedMs: null,
      game: null,
      hasBegun: false,
    },
    MOST_OF_NETWORK,
  );
  if (opened === null) return refuse('TOO_MANY_SEEKS');
  service.parts.onSought();
  return ok({ seek: shownSeek(opened), level: computerFor(rating, computers.levels) });
}

export async function cancelSeek(
  service: PairingService,
  { seek: id }: CommandOf<'cancel-seek'>,
  { person }: CommandKey,
): Answer<'cancel-seek'> {
  const { store, now, onSeeks } = service.parts;
  const found = await store.seeks.seek(id);
  if (found?.person === person && (await store.seeks.end([id], now())).length > 0) onSeeks(person);
  return ok({ seeks: await ownSeeks(service, person) });
}

export async function listSeeks(
  service: PairingService,
  _command: CommandOf<'list-seeks'>,
  { person }: CommandKey,
): Answer<'list-seeks'> {
  const kept = await keptSeeks(service, person);
  const live = kept.find(({ pace, game, endedMs }) => pace === 'live' && game === null && endedMs === null);
  const level = live === undefined ? null : computerFor(live.rating, service.parts.computers.levels);
  return ok({ seeks: kept.map(shownSeek), level });
}

/** Creates the game of the seek for its maker and the caller. Nobody learns that they are muted: the seek is just gone. */
export async function acceptSeek(
  service: PairingService,
  { seek: id }: CommandOf<'accept-seek'>,
  caller: Caller,
): Answer<'accept-seek'> {
  const { person, command } = caller;
  const { store } = service.parts;
  const before = await service.answered('create-game', { person, command });
  if (before !== null) return before;
  const found = await store.seeks.seek(id);
  if (found === null || found.game !== null || found.endedMs !== null || found.person === person)
    return refuse('NO_SUCH_SEEK');
  const [maker, taker] = await Promise.all([found.person, person].map((one) => seekerOf(service, one)));
  if (maker === undefined || taker === undefined) return refuse('NO_SUCH_SEEK');
  if ((await store.seeks.mutes([found.person, person])).length > 0) return refuse('NO_SUCH_SEEK');
  const isRated = ratedBetween({ ...found, ...maker }, { play: 'either', ...taker });
  if (isRated === null) return refuse('CANNOT_BE_RATED');
  const denied = isRated ? await refuseRated(store, person) : null;
  if (denied !== null) return denied;
  if (!areFit({ ...found, ...maker }, { ...found, ...taker, person, play: 'either', withBots: true }))
    return refuse('NO_SUCH_SEEK');
  if (!service.mayDo('games', caller)) return refuse('TOO_MANY_GAMES');
  const plan = planOf(found, { players: [found.person, person], isRated, seeks: [id] });
  const made = await storeGame(service, plan, { person, command });
  if (made.ok) service.parts.onSeeks(found.person);
  return made;
}

export async function ownSeeks(service: PairingService, person: string): Promise<OwnSeek[]> {
  return (await keptSeeks(service, person)).map(shownSeek);
}

async function keptSeeks({ parts }: PairingService, person: string): Promise<readonly SeekRecord[]> {
  return parts.store.seeks.of(person, parts.now() - SHOWN_MS);
}

type Seeker = Pick<Candidate, 'isBot' | 'hasAccount'>;

async function seekerOf({ parts }: PairingService, person: string): Promise<Seeker> {
  const { people, accounts } = parts.store;
  const isBot = (await people.person(person))?.isBot === true;
  return { isBot, hasAccount: (await accounts.account(person)) !== null };
}

/** The rating by which opponents are looked for; that of a new player where there is none. */
async function ratingOf(
  { parts }: PairingService,
  person: string,
  { language, isBot }: { readonly language: string; readonly isBot: boolean },
): Promise<number> {
  const pool = poolOf({ preset: QUICK_PRESET, language, hasBot: isBot });
  const kept = (await parts.store.records.ratingsOf(person)).find(({ preset }) => preset === pool);
  return kept === undefined ? NEW_RATING.rating : currentRating(kept, parts.now()).rating;
}

function shownSeek({ id, time, language, dictionary, play, withBots, ...seek }: SeekRecord): OwnSeek {
  const { createdMs, game, hasBegun } = seek;
  return {
    seek: id,
    time,
    language,
    dictionary,
    play,
    bots: withBots,
    sinceMs: createdMs,
    game,
    begun: hasBegun,
  };
}
