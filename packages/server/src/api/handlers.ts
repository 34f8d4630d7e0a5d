/** What answers each route of the API. Everything is done by the features that pages use too. */

import type { ApiGames, ApiPuzzle } from '@lexiko/protocol/api';
import { err, ok, type Result } from '@lexiko/rules';
import { doCommand, type CommandParts } from '../commands.ts';
import { listOpenGames } from '../games/find-games.ts';
import { summaries } from '../games/game-lists.ts';
import type { Webhooks } from '../alerts/webhooks.ts';
import type { GameService } from '../games/game-service.ts';
import type { ListPlace } from '../games/store/game-store.ts';
import type { RequestContext } from '../people/request-context.ts';
import type { RecordParts } from '../records/record-result.ts';
import type { PuzzleSets } from '../puzzles/puzzle-sets.ts';
import type { Records } from '../records/records.ts';
import type { RoomParts } from '../rooms/side-messages.ts';
import type { ApiCall, ApiCallName, ApiHandlers } from './api-call.ts';
import { gameJson } from './game-json.ts';
import { accept, createGame, moveByText } from './play.ts';
import type { ApiRefusal } from './problems.ts';
import type { Streams } from './streams.ts';

const PAGE = 50;

/** What the API needs of the features. */
export interface ApiParts extends CommandParts, RecordParts, RoomParts {
  readonly store: CommandParts['store'] & RecordParts['store'] & RoomParts['store'];
}

export interface HandlerParts {
  readonly service: GameService<ApiParts>;
  readonly records: Records;
  readonly webhooks: Webhooks;
  readonly streams: Streams;
  readonly puzzles: PuzzleSets;
  /** Marks the account of a person as a bot; `null`: done. */
  readonly markBot: (person: string) => Promise<string | null>;
}

export function makeApiHandlers({
  service,
  records,
  webhooks,
  streams,
  puzzles,
  markBot,
}: HandlerParts): ApiHandlers {
  const account: ApiHandlers['account'] = async ({ person, token }) => {
    const profile = await records.profile(contextOf(person), { person: person.id });
    if (!profile.ok) return profile;
    const { person: shown, ratings } = profile.value.body;
    return ok({ json: { person: shown, scopes: token.scopes, ratings } });
  };
  return {
    account,
    markBot: async (call) => {
      const code = await markBot(call.person.id);
      return code === null ? account({ ...call, body: null }) : err({ code });
    },
    webhook: async ({ person }) => answered(await webhooks.show(contextOf(person))),
    setWebhook: async ({ person, body: wanted }) => answered(await webhooks.set(contextOf(person), wanted)),
    removeWebhook: async ({ person }) => answered(await webhooks.remove(contextOf(person))),
    games: async ({ person, query }) => {
      const place = query.after === undefined ? null : parsePlace(query.after);
      if (place === undefined) return err({ code: 'UNREADABLE', path: 'after' });
      const listed = await service.parts.store.games.gamesOf(person.id, PAGE, place);
      const last = listed.length === PAGE ? listed.at(-1) : undefined;
      const answer: ApiGames = {
        games: await summaries(service.parts, listed, person.id),
        next: last === undefined ? null : `${last.updatedMs}.${last.record.id}`,
      };
      return ok({ json: answer });
    },
    openGames: async ({ query: { free, ...rest }, caller }) => {
      const command = { type: 'list-open-games', ...rest, free: free === 'true' } as const;
      const listed = await listOpenGames(service, command, caller);
      return listed.ok ? ok({ json: listed.value }) : listed;
    },
    profile: async ({ query, caller }) =>
      json(await doCommand(service, { type: 'show-profile', ...query }, caller)),
    leaderboard: async ({ query, caller }) =>
      json(await doCommand(service, { type: 'show-leaderboard', ...query }, caller)),
    game: async ({ person, game }) => {
      const shown = await gameJson(service, game, person.id);
      return shown === null ? err({ code: 'NO_SUCH_GAME' }) : ok({ json: shown });
    },
    gameGcg: async ({ person, game }) => {
      const made = await records.gameFile(contextOf(person), { game, form: 'gcg' });
      if (!made.ok) return made.error.code === 'NOT_FOUND' ? err({ code: 'NO_SUCH_GAME' }) : made;
      const { file } = made.value;
      if (typeof file?.text !== 'string') throw new Error('A game file is a text.');
      return ok({ text: file.text });
    },
    puzzle: async ({ query: { day, kind, number, language } }) => {
      // One of a kind needs both, and is not asked for by its day.
      if ((kind === undefined) !== (number === undefined)) return err({ code: 'UNREADABLE', path: 'number' });
      if (kind !== undefined && day !== undefined) return err({ code: 'UNREADABLE', path: 'day' });
      const wanted = kind === undefined ? (day ?? 'daily') : `${kind}-${number}`;
      const found = puzzles.byId(`${language ?? 'english'}-${wanted}`, service.parts.now());
      if (found === null) return err({ code: 'NO_SUCH_PUZZLE' });
      const { cgp: position, puzzle, id, count, square, answers } = found;
      const answer: ApiPuzzle = {
        id,
        language: found.language,
        kind: puzzle.kind,
        count,
        difficulty: puzzle.difficulty,
        position,
        square,
        answers: [...answers],
      };
      return ok({ json: answer });
    },
    followGame: async (call) => {
      const { since } = call.query;
      return lines(
        await streams.ofGame(openerOf(call), {
          game: call.game,
          since: since === undefined ? null : Number(since),
        }),
      );
    },
    followAccount: async (call) => lines(await streams.ofAccount(openerOf(call))),
    createGame: async ({ body, caller }) => json(await createGame(service, body, caller)),
    invite: async ({ game, body, caller }) =>
      json(await doCommand(service, { type: 'invite', game, ...body }, caller)),
    accept: async ({ game, body, caller }) => json(await accept(service, { game, ...body }, caller)),
    decline: async ({ game, caller }) => json(await doCommand(service, { type: 'decline', game }, caller)),
    move: async ({ game, body: { move, action, at }, caller }) => {
      if ((move === undefined) === (action === undefined)) return err({ code: 'UNREADABLE', path: 'move' });
      if (move !== undefined) return json(await moveByText(service, { game, move, at }, caller));
      if (action === undefined) return err({ code: 'UNREADABLE', path: 'action' });
      return json(await doCommand(service, { type: 'act', game, action, at }, caller));
    },
    resign: async ({ game, caller }) =>
      json(await doCommand(service, { type: 'act', game, action: { type: 'resign' } }, caller)),
    rematch: async ({ game, body, caller }) =>
      json(await doCommand(service, { type: 'rematch', game, ...body }, caller)),
  };
}

function json(done: Result<object, ApiRefusal>): Result<{ readonly json: object }, ApiRefusal> {
  return done.ok ? ok({ json: done.value }) : done;
}

/** The answer of what also answers requests of pages. */
function answered(
  done: Result<{ readonly body: object }, ApiRefusal>,
): Result<{ readonly json: object }, ApiRefusal> {
  return done.ok ? ok({ json: done.value.body }) : done;
}

function lines(
  opened: Result<{ readonly body: ReadableStream<Uint8Array> }, ApiRefusal>,
): Result<{ readonly lines: ReadableStream<Uint8Array> }, ApiRefusal> {
  return opened.ok ? ok({ lines: opened.value.body }) : opened;
}

function openerOf({ person, token, caller }: ApiCall<ApiCallName>): {
  readonly person: string;
  readonly token: string;
  readonly network: string;
} {
  return { person: person.id, token: token.id, network: caller.network ?? '' };
}

/** Requests of pages know their caller by a session; those of programs have a token instead. */
function contextOf(person: { readonly id: string; readonly name: string }): RequestContext {
  return { known: { person, tokenHash: '' }, address: '', device: null, client: '', origin: null };
}

/** `undefined`: malformed. */
function parsePlace(text: string): ListPlace | undefined {
  const [, updatedMs, game] = /^(\d{1,15})\.([A-Za-z0-9_-]{1,40})$/.exec(text) ?? [];
  return updatedMs === undefined || game === undefined ? undefined : { updatedMs: Number(updatedMs), game };
}
