/** Requests of the operator's console, for accounts with a role; and what everybody may ask about themselves. */

import type { RequestAnswer, RequestBody } from '@lexiko/protocol';
import { ok, type Result } from '@lexiko/rules';
import { deny, type Answer, type RequestContext, type RequestRefusal } from '../people/request-context.ts';
import { complain, roleNow, type Moderation, type ModerationParts } from './moderation.ts';
import {
  type Reader,
  shownActs,
  shownAppeals,
  shownMessages,
  shownOne,
  shownReports,
  shownStanding,
} from './shown.ts';

const MOST_REPORTS = 100;
const LOG_PAGE = 50;
const MOST_APPEALS = 100;
const MOST_FOUND = 20;
/** Messages shown before and after the one that was reported. */
const SPAN = 10;

export interface ConsoleParts extends ModerationParts {
  readonly moderation: Moderation;
  /** Whether somebody may see a game that they report. */
  readonly maySeeGame: (game: string, person: string) => Promise<boolean>;
  /** Whether somebody, and their network, may report once more for now. */
  readonly mayReport: (person: string, network: string) => boolean;
  readonly onReport: () => void;
}

export class ConsoleRequests {
  readonly #parts: ConsoleParts;

  constructor(parts: ConsoleParts) {
    this.#parts = parts;
  }

  async standing({ known }: RequestContext): Answer<RequestAnswer<'standing'>> {
    return known === null ? deny('NOBODY') : ok({ body: await shownStanding(this.#parts, known.person.id) });
  }

  async agreement({ known }: RequestContext): Answer<RequestAnswer<'agreement'>> {
    if (known === null) return deny('NOBODY');
    return ok({ body: { agreement: await this.#parts.store.agreements.of(known.person.id) } });
  }

  async agreementOf(
    request: RequestContext,
    { person }: RequestBody<'consoleAgreement'>,
  ): Answer<RequestAnswer<'consoleAgreement'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    return ok({ body: { agreement: await this.#parts.store.agreements.of(person) } });
  }

  async appeal(
    { known }: RequestContext,
    { act: number, text }: RequestBody<'appeal'>,
  ): Answer<RequestAnswer<'appeal'>> {
    if (known === null) return deny('NOBODY');
    const { store, now } = this.#parts;
    const person = known.person.id;
    const { sanctions } = await shownStanding(this.#parts, person);
    if (!sanctions.some(({ act }) => act === number)) return deny('NOT_FOUND');
    const isNew = await store.moderation.appeal({ act: number, person, text, atMs: now() });
    return isNew ? ok({ body: await shownStanding(this.#parts, person) }) : deny('APPEALED_ALREADY');
  }

  async reportPerson(
    { known, address }: RequestContext,
    { person: about, game: given, kind, reason }: RequestBody<'reportPerson'>,
  ): Answer<Record<string, never>> {
    if (known === null) return deny('NOBODY');
    const { store, maySeeGame, mayReport, onReport } = this.#parts;
    const person = known.person.id;
    const game = given ?? null;
    if (about === person || (await store.people.person(about)) === null) return deny('NOT_FOUND');
    if (game !== null && !(await maySeeGame(game, person))) return deny('NOT_FOUND');
    if (!mayReport(person, address)) return deny('TOO_MANY_MESSAGES');
    if (!(await complain(this.#parts, { person, about, game, kind, reason })))
      return deny('TOO_MANY_REPORTS');
    onReport();
    return ok({ body: {} });
  }

  async reports(
    request: RequestContext,
    { state }: RequestBody<'consoleReports'>,
  ): Answer<RequestAnswer<'consoleReports'>> {
    const reader = await this.#reader(request);
    return reader.ok ? ok({ body: await this.#listed(reader.value, state) }) : reader;
  }

  async report(
    request: RequestContext,
    { report: id }: RequestBody<'consoleReport'>,
  ): Answer<RequestAnswer<'consoleReport'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const { moderation } = this.#parts.store;
    const report = await moderation.report(id);
    if (report?.about === reader.value.id) return deny('NOT_FOUND');
    const [shown] = report === null ? [] : await shownReports(this.#parts, [report]);
    if (report === null || shown === undefined) return deny('NOT_FOUND');
    const { game, message, about, words } = report;
    const written = about === null ? [] : (words?.around ?? []).map((one) => ({ ...one, person: about }));
    const messages = game === null ? written : await moderation.messagesAround(game.id, message, SPAN);
    return ok({
      body: {
        report: shown,
        messages: await shownMessages(this.#parts, messages, message?.number ?? words?.number ?? null),
        person: about === null ? null : await shownOne(this.#parts, about, reader.value),
      },
    });
  }

  async close(
    request: RequestContext,
    { report, reason }: RequestBody<'consoleClose'>,
  ): Answer<RequestAnswer<'consoleClose'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const closed = await this.#parts.moderation.close(reader.value.id, report, reason);
    return closed.ok ? ok({ body: await this.#listed(reader.value, 'open') }) : deny(closed.error);
  }

  async people(
    request: RequestContext,
    { search }: RequestBody<'consolePeople'>,
  ): Answer<RequestAnswer<'consolePeople'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const { moderation, people } = this.#parts.store;
    const found = await people.people(await moderation.findPeople(search, MOST_FOUND));
    return ok({ body: { people: found.map(({ id, name }) => ({ id, name })) } });
  }

  async person(
    request: RequestContext,
    { person }: RequestBody<'consolePerson'>,
  ): Answer<RequestAnswer<'consolePerson'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const shown = await shownOne(this.#parts, person, reader.value);
    return shown === null ? deny('NOT_FOUND') : ok({ body: shown });
  }

  async act(request: RequestContext, body: RequestBody<'consoleAct'>): Answer<RequestAnswer<'consoleAct'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const done = await this.#parts.moderation.act(reader.value.id, body);
    if (!done.ok) return deny(done.error);
    const shown = await shownOne(this.#parts, body.person, reader.value);
    return shown === null ? deny('NOT_FOUND') : ok({ body: shown });
  }

  async reset(
    request: RequestContext,
    body: RequestBody<'consoleReset'>,
  ): Answer<RequestAnswer<'consoleReset'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const made = await this.#parts.moderation.reset(reader.value.id, body);
    return made.ok ? ok({ body: made.value }) : deny(made.error);
  }

  async log(
    request: RequestContext,
    { before }: RequestBody<'consoleLog'>,
  ): Answer<RequestAnswer<'consoleLog'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const earlier = before === undefined ? undefined : Number(before);
    const acts = await this.#parts.store.moderation.acts(LOG_PAGE, earlier);
    return ok({ body: { acts: await shownActs(this.#parts, acts) } });
  }

  async appeals(request: RequestContext): Answer<RequestAnswer<'consoleAppeals'>> {
    const reader = await this.#reader(request);
    return reader.ok ? ok({ body: await this.#appeals() }) : reader;
  }

  async answer(
    request: RequestContext,
    body: RequestBody<'consoleAnswer'>,
  ): Answer<RequestAnswer<'consoleAnswer'>> {
    const reader = await this.#reader(request);
    if (!reader.ok) return reader;
    const answered = await this.#parts.moderation.answer(reader.value.id, body);
    return answered.ok ? ok({ body: await this.#appeals() }) : deny(answered.error);
  }

  /** Who asks, if they have a role. */
  async #reader({
    known,
  }: RequestContext): Promise<Result<Reader & { readonly id: string }, RequestRefusal>> {
    if (known === null) return deny('NOBODY');
    const { id } = known.person;
    const { store, now } = this.#parts;
    const role = await roleNow(store.moderation, id, now());
    return role === null ? deny('NOT_A_MODERATOR') : ok({ id, role });
  }

  /** Not those about the reader: they name who reported. */
  async #listed({ id }: Reader, state: 'open' | 'closed'): Promise<RequestAnswer<'consoleReports'>> {
    const all = await this.#parts.store.moderation.reports(state, MOST_REPORTS);
    const reports = all.filter(({ about }) => about !== id);
    return { reports: await shownReports(this.#parts, reports) };
  }

  async #appeals(): Promise<RequestAnswer<'consoleAppeals'>> {
    const appeals = await this.#parts.store.moderation.openAppeals(MOST_APPEALS);
    return { appeals: await shownAppeals(this.#parts, appeals) };
  }
}
