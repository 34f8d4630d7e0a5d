/** `lexiko admin`: moderates a server in the terminal, on its database. */

import { isPersonName, ROLES } from '@lexiko/protocol';
import {
  Moderation,
  openStore,
  shownActs,
  shownAppeals,
  shownOne,
  shownReports,
  type GivenSentence,
  type ServerStore,
} from '@lexiko/server';
import { closestName } from '../../closest-name.ts';
import {
  parseArguments,
  UsageError,
  type Command,
  type Io,
  type OptionTable,
  type ParsedArguments,
} from '../../command.ts';
import { agreementOf, RATING_BAND } from '../../fair-play/agreement-run.ts';
import { printable } from '../../printable-text.ts';
import { withExisting } from '../../serve/existing-database.ts';
import { SERVER_SETTINGS, storedDatabaseOf } from '../../serve/settings.ts';
import { actLine, agreementLines, personLines, reportLines } from './admin-text.ts';

const USUAL_COUNT = 20;
const DAY_MS = 24 * 60 * 60 * 1000;
const MOST_DAYS = 3650;

const OPTIONS = {
  database: SERVER_SETTINGS.database,
  reason: { type: 'string' },
  days: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string', choices: ROLES, usual: 'moderator' },
  lift: { type: 'boolean' },
  closed: { type: 'boolean' },
  count: { type: 'string', usual: USUAL_COUNT },
} as const satisfies OptionTable;

/** What a subcommand works with. */
interface Work {
  readonly store: ServerStore;
  readonly moderation: Moderation;
  readonly io: Io;
  readonly given: ParsedArguments;
  /** What follows the name of the subcommand. */
  readonly target: string | null;
}

type Subcommand = (work: Work) => Promise<number>;

const SUBCOMMANDS: Readonly<Record<string, Subcommand>> = {
  reports: async (work) => {
    const reports = await work.store.moderation.reports(
      work.given.values['closed'] === true ? 'closed' : 'open',
      countOf(work),
    );
    const shown = await shownReports(parts(work), reports);
    return print(
      work,
      shown.flatMap((report) => reportLines(work.io.texts, report)),
    );
  },
  appeals: async (work) => {
    const appeals = await shownAppeals(parts(work), await work.store.moderation.openAppeals(countOf(work)));
    return print(
      work,
      appeals.flatMap(({ act, text }) => [actLine(work.io.texts, act), `  ${text}`]),
    );
  },
  log: async (work) => {
    const acts = await shownActs(parts(work), await work.store.moderation.acts(countOf(work)));
    return print(
      work,
      acts.map((act) => actLine(work.io.texts, act)),
    );
  },
  roles: async (work) => {
    const moderators = await work.store.moderation.moderators();
    const people = await work.store.people.people(moderators.map(({ person }) => person));
    return print(
      work,
      moderators.map(({ person, role }) => {
        const name = people.find(({ id }) => id === person)?.name ?? person;
        return `${name} (${person}): ${work.io.texts.admin.roles[role]}`;
      }),
    );
  },
  show: async (work) => {
    const shown = await shownOne(parts(work), await personOf(work), { id: null, role: 'operator' });
    return print(work, shown === null ? [] : personLines(work.io.texts, shown));
  },
  agreement: async (work) => {
    const person = await personOf(work);
    const mostGames = countOf(work);
    const report = await agreementOf(work.store, { person, games: mostGames }, work.io);
    const lines = agreementLines(work.io.texts, report);
    if (report === null) return print(work, lines);
    await work.store.agreements.keep(person, {
      measuredMs: Date.now(),
      mostGames,
      ratingBand: RATING_BAND,
      report,
    });
    return print(work, [...lines, work.io.texts.agreement.kept]);
  },
  mute: (work) => pass(work, { kind: 'mute', untilMs: untilOf(work) }),
  suspend: (work) => pass(work, { kind: 'suspend', untilMs: untilOf(work) }),
  unmute: (work) => pass(work, { kind: 'unmute' }),
  unsuspend: (work) => pass(work, { kind: 'unsuspend' }),
  'unlock-name': (work) => pass(work, { kind: 'unlock-name' }),
  rename: (work) => {
    const name = textOf(work, 'name') ?? '';
    if (!isPersonName(name)) throw new UsageError(({ admin: texts }) => texts.needsName);
    return pass(work, { kind: 'rename', name });
  },
  grant: (work) => {
    const wanted = textOf(work, 'role') ?? 'moderator';
    const role = ROLES.find((one) => one === wanted);
    if (role === undefined)
      throw new UsageError(({ commandLine }) => commandLine.oneOf('--role', ROLES, wanted));
    return pass(work, { kind: 'grant', role });
  },
  revoke: (work) => pass(work, { kind: 'revoke' }),
  reset: async (work) => {
    const reason = reasonOf(work);
    const made = await work.moderation.reset(null, { person: await personOf(work), reason });
    if (!made.ok) return refused(work, made.error);
    const { admin: texts } = work.io.texts;
    const { code, expiresMs } = made.value;
    return print(work, [texts.code(code, new Date(expiresMs).toISOString()), texts.codeHint]);
  },
  close: async (work) => {
    if (work.target === null) throw new UsageError(({ admin: texts }) => texts.needsReport);
    const closed = await work.moderation.close(null, work.target, reasonOf(work));
    return closed.ok ? print(work, [work.io.texts.admin.closed]) : refused(work, closed.error);
  },
  answer: async (work) => {
    const number = Number(work.target ?? Number.NaN);
    if (!Number.isInteger(number)) throw new UsageError(({ admin: texts }) => texts.needsAct);
    const lift = work.given.values['lift'] === true;
    const answered = await work.moderation.answer(null, { act: number, text: reasonOf(work), lift });
    return answered.ok ? print(work, [work.io.texts.admin.answered]) : refused(work, answered.error);
  },
};

export const admin: Command = {
  options: OPTIONS,
  parts: Object.keys(SUBCOMMANDS),
  async run(args, io) {
    const given = parseArguments(args, OPTIONS);
    const [name = '', target = null, more] = given.positionals;
    const subcommand = Object.hasOwn(SUBCOMMANDS, name) ? SUBCOMMANDS[name] : undefined;
    const database = storedDatabaseOf(given.values, io.env);
    if (more !== undefined) throw new UsageError(({ commandLine }) => commandLine.unexpected(more));
    if (subcommand === undefined)
      throw new UsageError(({ admin: texts }) =>
        texts.noWhat(name, closestName(name, Object.keys(SUBCOMMANDS))),
      );
    const store = await withExisting(database, openStore);
    try {
      return await subcommand({
        store,
        moderation: new Moderation({ store, now: Date.now }),
        io,
        given,
        target,
      });
    } finally {
      await store.close();
    }
  },
};

function parts({ store }: Work): { readonly store: ServerStore; readonly now: () => number } {
  return { store, now: Date.now };
}

async function pass(work: Work, sentence: GivenSentence): Promise<number> {
  const reason = reasonOf(work);
  const done = await work.moderation.act(null, { person: await personOf(work), reason, sentence });
  return done.ok ? print(work, [work.io.texts.admin.done(done.value)]) : refused(work, done.error);
}

/** The one person who is meant. */
async function personOf({ store, target }: Work): Promise<string> {
  if (target === null) throw new UsageError(({ admin: texts }) => texts.needsPerson);
  const [known, account] = [
    await store.people.person(target),
    await store.accounts.accountByLogin(target.toLowerCase()),
  ];
  const exact = known?.id ?? account?.person;
  if (exact !== undefined) return exact;
  const found = await store.people.people(await store.moderation.findPeople(target, USUAL_COUNT));
  const [one, other] = found;
  if (one === undefined) throw new UsageError(({ admin: texts }) => texts.noSuch(target));
  if (other !== undefined)
    throw new UsageError(({ admin: texts }) =>
      texts.several(
        target,
        found.map(({ id, name }) => printable(`${name} (${id})`)),
      ),
    );
  return one.id;
}

function reasonOf(work: Work): string {
  const reason = textOf(work, 'reason')?.trim() ?? '';
  if (reason === '') throw new UsageError(({ admin: texts }) => texts.needsReason);
  return reason.slice(0, 500);
}

function untilOf(work: Work): number | null {
  const text = textOf(work, 'days');
  if (text === null) return null;
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS)
    throw new UsageError(({ commandLine }) => commandLine.wholeFrom('--days', 1, MOST_DAYS));
  return Date.now() + days * DAY_MS;
}

function countOf(work: Work): number {
  const count = Number(textOf(work, 'count') ?? USUAL_COUNT);
  if (!Number.isInteger(count) || count < 1)
    throw new UsageError(({ commandLine }) => commandLine.wholeAtLeast('--count', 1));
  return count;
}

function textOf({ given }: Work, name: keyof typeof OPTIONS): string | null {
  return textFrom(given, name);
}

function textFrom({ values }: ParsedArguments, name: keyof typeof OPTIONS): string | null {
  const value = values[name];
  return typeof value === 'string' ? value : null;
}

function print({ io }: Work, lines: readonly string[]): number {
  const shown = lines.length === 0 ? [io.texts.admin.none] : lines;
  io.stdout.write(printable(`${shown.join('\n')}\n`));
  return 0;
}

function refused({ io }: Work, code: string): number {
  const texts: Readonly<Record<string, string>> = io.texts.admin.refusals;
  io.stderr.write(`lexiko admin: ${texts[code] ?? code}\n`);
  return 1;
}
