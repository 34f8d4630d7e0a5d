/** Acts, reports and people as the console shows them. */

import {
  SANCTION_KINDS,
  type ConsoleAct,
  type ConsoleAppeal,
  type ConsoleMessage,
  type ConsolePerson,
  type ConsoleReport,
  type Person,
  type Role,
  type Standing,
} from '@lexiko/protocol';
import { FORMER_PLAYER, shownPerson } from '../people/person.ts';
import { roleNow, type ModerationParts } from './moderation.ts';
import {
  holdingNow,
  type ActRecord,
  type AppealRecord,
  type ContextMessage,
  type ReportRecord,
} from './moderation-store.ts';

/** Of one person. */
const MOST_ACTS = 200;
const MOST_REPORTS = 50;

interface Parts {
  readonly store: Pick<ModerationParts['store'], 'people' | 'accounts' | 'moderation'>;
  readonly now: ModerationParts['now'];
}

async function namesOf({ store }: Parts, ids: readonly (string | null)[]): Promise<(id: string) => Person> {
  const known = await store.people.people([...new Set(ids.filter((id) => id !== null))]);
  const people = new Map(known.map((one) => [one.id, shownPerson(one)]));
  return (id) => people.get(id) ?? { id, name: FORMER_PLAYER };
}

export async function shownActs(parts: Parts, acts: readonly ActRecord[]): Promise<ConsoleAct[]> {
  const named = await namesOf(
    parts,
    acts.flatMap(({ person, by }) => [person, by]),
  );
  return acts.map(({ number, person, by, ...act }) => ({
    ...act,
    act: number,
    person: named(person),
    by: by === null ? null : named(by),
  }));
}

export async function shownReports(parts: Parts, reports: readonly ReportRecord[]): Promise<ConsoleReport[]> {
  const named = await namesOf(
    parts,
    reports.flatMap(({ person, about }) => [person, about]),
  );
  return reports.map(({ person, about, message, words, ...report }) => ({
    ...report,
    by: named(person),
    about: about === null ? null : named(about),
    message: message?.text ?? words?.quote ?? null,
  }));
}

export async function shownMessages(
  parts: Parts,
  messages: readonly ContextMessage[],
  reported: number | null,
): Promise<ConsoleMessage[]> {
  const named = await namesOf(
    parts,
    messages.map(({ person }) => person),
  );
  return messages.map(({ number, person, text, atMs }) => ({
    number,
    from: named(person),
    text,
    atMs,
    reported: number === reported,
  }));
}

/** Who looks at the console; without an id at the terminal of the server. */
export interface Reader {
  readonly id: string | null;
  readonly role: Role;
}

/**
 * `null`: nobody has this id. Only operators see by which name somebody signs in, and nobody reads who reported them.
 */
export async function shownOne(parts: Parts, id: string, reader: Reader): Promise<ConsolePerson | null> {
  const { people, accounts, moderation } = parts.store;
  const person = await people.person(id);
  if (person === null) return null;
  const acts = await moderation.actsOn(id, MOST_ACTS);
  return {
    person: shownPerson(person),
    login: reader.role === 'operator' ? ((await accounts.account(id))?.login ?? null) : null,
    role: await moderation.roleOf(id),
    sinceMs: await moderation.cameMs(id),
    active: SANCTION_KINDS.filter((kind) => holdingNow(acts, [kind], parts.now()).length > 0),
    acts: await shownActs(parts, acts),
    reports:
      id === reader.id ? [] : await shownReports(parts, await moderation.reportsAbout(id, MOST_REPORTS)),
  };
}

export async function shownAppeals(parts: Parts, appeals: readonly AppealRecord[]): Promise<ConsoleAppeal[]> {
  const acts = await Promise.all(appeals.map(({ act }) => parts.store.moderation.act(act)));
  const known = await shownActs(
    parts,
    acts.filter((act) => act !== null),
  );
  return appeals.flatMap(({ act: number, text, atMs }) => {
    const act = known.find((one) => one.act === number);
    return act === undefined ? [] : [{ act, text, atMs }];
  });
}

/** What has been decided about somebody, as they see it: not by whom. */
export async function shownStanding(parts: Parts, person: string): Promise<Standing> {
  const { moderation } = parts.store;
  const acts = await moderation.actsOn(person, MOST_ACTS);
  const holding = new Set(holdingNow(acts, SANCTION_KINDS, parts.now()).map(({ number }) => number));
  const appeals = await moderation.appealsOf(person);
  const answers = await moderation.answersTo(appeals.map(({ act }) => act));
  const sanctions = acts.flatMap(({ kind: any, number, reason, atMs, untilMs }) => {
    const kind = SANCTION_KINDS.find((one) => one === any);
    if (kind === undefined) return [];
    const appeal = appeals.find(({ act }) => act === number);
    const answer = answers.find(({ about }) => about === number);
    return [
      {
        act: number,
        kind,
        reason,
        atMs,
        untilMs,
        active: holding.has(number),
        appeal:
          appeal === undefined
            ? null
            : {
                text: appeal.text,
                atMs: appeal.atMs,
                answer:
                  answer === undefined
                    ? null
                    : { text: answer.reason, lifted: answer.detail === 'lifted', atMs: answer.atMs },
              },
      },
    ];
  });
  return { role: await roleNow(moderation, person, parts.now()), sanctions };
}
