/** Exports and deletes the data of a person. */

import type { RequestBody } from '@lexiko/protocol';
import { ok, redact, replay } from '@lexiko/rules';
import type { MailStore } from '../mail/mail-store.ts';
import type { AlertStore } from '../alerts/store/alert-store.ts';
import type { WebhookRecord, WebhookStore } from '../alerts/store/webhook-store.ts';
import type { SchoolStore } from '../classes/school-store.ts';
import { doCommand, type CommandParts } from '../commands.ts';
import type { DeviceStore } from '../people/device-store.ts';
import type { AgreementStore } from '../moderation/agreement-store.ts';
import { shownStanding } from '../moderation/shown.ts';
import type { RecordStore } from '../records/record-store.ts';
import { seatsOf } from '../games/access.ts';
import type { GameService } from '../games/game-service.ts';
import { RateLimit, type Rate } from '../rate-limit.ts';
import type { ListedGame } from '../games/store/game-store.ts';
import { peopleAt } from '../games/team-seats.ts';
import type { NoteStore } from '../notes/note-store.ts';
import { exportedPieces } from '../progress/progress.ts';
import type { ProgressStore } from '../progress/progress-store.ts';
import type { LinkStore } from '../links/link-store.ts';
import type { StudyStore } from '../studies/study-store.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import type { Accounts } from '../people/accounts.ts';
import { deny, type Answer, type RequestContext } from '../people/request-context.ts';
import type { PersonRecord } from '../people/person.ts';
import { newToken, sessionId } from '../people/sessions.ts';

const EXPORT_FORMAT = 'lexiko-export';
const EXPORT_VERSION = 1;
/** More than anybody has played. */
const MOST_GAMES = 1_000_000;
/** A few at a time: each is a transaction, and there is always a next time. */
const GUESTS_AT_ONCE = 1000;
/** An export reads every game of a person. */
const EXPORTS: Rate = { burst: 3, perSecond: 1 / 120 };

/** Everything that features store about a person. */
export interface PersonalParts extends CommandParts {
  readonly store: CommandParts['store'] & {
    readonly devices: DeviceStore;
    readonly records: RecordStore;
    readonly tokens: TokenStore;
    readonly alerts: AlertStore;
    readonly webhooks: WebhookStore;
    readonly mail: MailStore;
    readonly links: LinkStore;
    readonly notes: NoteStore;
    readonly studies: StudyStore;
    readonly progress: ProgressStore;
    readonly agreements: AgreementStore;
  };
}

export interface OwnDataParts {
  readonly service: GameService<PersonalParts>;
  readonly accounts: Accounts;
  readonly onSessionsEnded: (person: string) => void;
  readonly onSeatsMoved: (game: string) => void;
  /** Who takes part in a shared study has changed, or it is deleted. */
  readonly onStudyMembers: (study: string) => void;
}

export class OwnData {
  readonly #parts: OwnDataParts;
  readonly #exports: RateLimit;

  constructor(parts: OwnDataParts) {
    this.#parts = parts;
    this.#exports = new RateLimit(EXPORTS, parts.service.parts.now);
  }

  async export({ known }: RequestContext): Answer<null> {
    if (known === null) return deny('NOBODY');
    if (!this.#exports.take(known.person.id)) return deny('TOO_MANY_MESSAGES');
    const file = { name: 'lexiko-export.json', type: 'application/json', text: this.#exported(known.person) };
    return ok({ body: null, file });
  }

  async delete(request: RequestContext, { proof }: RequestBody<'delete'>): Answer<Record<string, never>> {
    const { service, accounts, onSessionsEnded } = this.#parts;
    const { known } = request;
    if (known === null) return deny('NOBODY');
    const { id } = known.person;
    const { store } = service.parts;
    // The next child at a school's device must not delete this one.
    if ((await store.school.cardOf(id)) !== null) return deny('PUPILS_CANNOT');
    if ((await store.accounts.account(id)) !== null) {
      if (proof === undefined) return deny('WRONG_CREDENTIALS');
      const owner = await accounts.owner(request, proof);
      if (!owner.ok) return owner;
    }
    await this.#remove(id);
    onSessionsEnded(id);
    return ok({ body: {}, token: null });
  }

  /** Guests whose sessions have all expired are deleted like those who ask for it: nobody else can. Answers how many. */
  async forgetGuests(): Promise<number> {
    const { store, now } = this.#parts.service.parts;
    const guests = await store.accounts.expiredGuests(now(), GUESTS_AT_ONCE);
    for (const guest of guests) await this.#remove(guest);
    return guests.length;
  }

  async #remove(person: string): Promise<void> {
    const { service, onSeatsMoved, onStudyMembers } = this.#parts;
    const { store } = service.parts;
    await this.#leaveGames(person);
    const studies = await store.studies.of(person);
    for (const game of await store.accounts.removePerson(person)) onSeatsMoved(game);
    for (const { study } of studies) onStudyMembers(study.id);
  }

  /** Nobody waits for somebody who does not come back. What cannot be left now ends when its time is up. */
  async #leaveGames(person: string): Promise<void> {
    const { service } = this.#parts;
    for (const { record } of await service.parts.store.games.gamesOf(person, MOST_GAMES)) {
      if (record.stage === 'over') continue;
      const game = await service.games.get(record.id);
      for (const seat of game === null ? [] : seatsOf(game, person)) {
        const left = await doCommand(
          service,
          { type: 'give-up-seat', game: record.id, seat },
          { person, command: newToken().slice(0, 40), network: null },
        );
        if (!left.ok)
          await doCommand(
            service,
            { type: 'act', game: record.id, action: { type: 'resign', seat } },
            { person, command: newToken().slice(0, 40), network: null },
          );
      }
    }
  }

  /** The file, piece by piece: a person may have played thousands of games. */
  async *#exported({ id, name }: PersonRecord): AsyncGenerator<string> {
    const { store, now } = this.#parts.service.parts;
    const { accounts, records, chat } = store;
    const account = await accounts.account(id);
    const head = {
      format: EXPORT_FORMAT,
      version: EXPORT_VERSION,
      exportedMs: now(),
      person: { id, name },
      account:
        account === null
          ? null
          : { login: account.login, createdMs: account.createdMs, pledgedFairPlayMs: account.pledgedMs },
      passkeys: (await accounts.passkeysOf(id)).map(
        ({ id: passkey, label, transports, createdMs, usedMs }) => ({
          id: passkey,
          label,
          transports,
          createdMs,
          usedMs,
        }),
      ),
      sessions: (await accounts.sessionsOf(id, now())).map(({ tokenHash, client, createdMs, seenMs }) => ({
        id: sessionId(tokenHash),
        client,
        createdMs,
        seenMs,
      })),
      devices: (await store.devices.of(id, now())).map(({ tokenHash, ...rest }) => ({
        id: sessionId(tokenHash),
        ...rest,
      })),
      tokens: (await store.tokens.of(id)).map(({ id: token, name: title, scopes, createdMs, usedMs }) => ({
        id: token,
        name: title,
        scopes,
        createdMs,
        usedMs,
      })),
      ratings: await records.ratingsOf(id),
      results: await records.history(id, null, MOST_GAMES),
      chat: {
        ...(await chat.listening([id])).get(id),
        messages: await chat.writtenBy(id),
        reports: await chat.reports(MOST_GAMES, id),
      },
      mail: await store.mail.of(id),
      agreement: await store.agreements.of(id),
      moderation: {
        ...(await shownStanding({ store, now }, id)),
        reports: (await store.moderation.reportsBy(id, MOST_GAMES)).map(
          ({ about, game, kind, reason, atMs }) => ({ about, game, kind, reason, atMs }),
        ),
      },
      notices: await store.notices.of(id, MOST_GAMES),
      alerts: {
        settings: await store.alerts.settingsOf(id),
        // Whoever has the keys of a device could write to it.
        devices: (await store.alerts.devicesOf(id)).map(
          ({ device, endpoint, language, client, createdMs }) => ({
            id: device,
            service: endpoint.startsWith('mailto:') ? 'mail' : new URL(endpoint).origin,
            language,
            client,
            createdMs,
          }),
        ),
        mutedGames: await store.alerts.mutedBy(id),
        webhook: withoutSecret(await store.webhooks.of(id)),
      },
      progressCopy: await store.progress.copy(id),
      gameNotes: await store.notes.of(id),
      shortLinks: (await store.links.of(id)).map(({ id: link, text, expiresMs }) => ({
        id: link,
        text,
        expiresMs,
      })),
      studies: (await store.studies.of(id)).map(({ study, role }) => ({
        id: study.id,
        title: study.title,
        role,
        changedMs: study.changedMs,
      })),
      studyEntries: (await store.studies.writtenBy(id)).map(({ study, number, atMs, event }) => ({
        study,
        number,
        atMs,
        event: JSON.parse(event) as unknown,
      })),
      seeks: await store.seeks.all(id),
      card: (await store.profiles.cards([id]))[0] ?? null,
      following: await store.profiles.followedBy(id),
      vacations: await store.vacations.vacationsOf(id, 0),
      classrooms: (await store.classes.of(id, MOST_GAMES)).map(({ id: classroom, name: title, teacher }) => ({
        id: classroom,
        name: title,
        taughtByMe: teacher === id,
      })),
      classCard: await cardFor(store.school, id),
      classWork: await store.assignments.workOf(id),
      awaitedClassrooms: (await store.classes.awaitedBy(id)).map(({ id: classroom }) => ({ id: classroom })),
    };
    yield `${JSON.stringify(head).slice(0, -1)},"progress":[`;
    let separator = '';
    for await (const piece of exportedPieces(store.progress, id)) {
      yield `${separator}\n${JSON.stringify(piece)}`;
      separator = ',';
    }
    yield '],"games":[';
    separator = '';
    for (const listed of await store.games.gamesOf(id, MOST_GAMES)) {
      yield `${separator}\n${JSON.stringify(await this.#gameFor(listed, id))}`;
      separator = ',';
    }
    yield '\n]}\n';
  }

  /**
   * As its player may see it: whole after its end, and before it without the tiles of others. Whoever has left a game
   * that goes on sees no more of it until then.
   */
  async #gameFor(
    { record, headline }: ListedGame,
    person: string,
  ): Promise<Readonly<Record<string, unknown>>> {
    const { store } = this.#parts.service.parts;
    const stored = await store.games.eventsAfter(record.id, 0);
    const seats = await store.games.seatsOf(record.id);
    const mine = seats.filter(({ person: one, team }) =>
      team === null ? one === person : team.some((member) => member.person === person),
    );
    const { id, code, visibility, stage, pace, terms, host } = record;
    const { ruleset } = replay(stored.map(({ event }) => event));
    const viewer = mine.find((seat) => peopleAt(seat).includes(person))?.seat;
    const shown = stage === 'over' || viewer !== undefined ? stored : [];
    return {
      game: id,
      code,
      visibility,
      stage,
      pace,
      terms,
      madeByMe: host === person,
      seats: mine.map(({ seat }) => seat),
      ...headline,
      events: shown.map(({ seq, atMs, event }) => ({
        seq,
        atMs,
        event: stage === 'over' ? event : redact(ruleset, event, viewer ?? 'spectator').event,
      })),
    };
  }
}

/** Whoever reads the file could sign as this server. */
function withoutSecret(webhook: WebhookRecord | null): Omit<WebhookRecord, 'secret'> | null {
  if (webhook === null) return null;
  const { secret: _, ...rest } = webhook;
  return rest;
}

/** Whoever has the hash of the code has nothing; the picture is half of what a card says. */
async function cardFor(
  school: SchoolStore,
  person: string,
): Promise<{ readonly classroom: string; readonly picture: string } | null> {
  const card = await school.cardOf(person);
  return card === null ? null : { classroom: card.classroom, picture: card.picture };
}
