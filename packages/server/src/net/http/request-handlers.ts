/** Assigns each HTTP request to its handler. */

import type { RequestRefusalCode } from '@lexiko/protocol';
import { ok } from '@lexiko/rules';
import type { AlertRequests } from '../../alerts/alert-requests.ts';
import type { Accounts } from '../../people/accounts.ts';
import type { ConsoleRequests } from '../../moderation/console.ts';
import type { OwnData } from '../../personal-data/own-data.ts';
import type { OwnSessions } from '../../people/own-sessions.ts';
import { deny } from '../../people/request-context.ts';
import type { MailRequests } from '../../mail/mail-requests.ts';
import type { Records } from '../../records/records.ts';
import type { WordLists } from '../../ports.ts';
import type { RateLimit } from '../../rate-limit.ts';
import type { Recovery } from '../../recovery/recovery.ts';
import type { Notes } from '../../notes/notes.ts';
import type { Progress } from '../../progress/progress.ts';
import type { Links } from '../../links/links.ts';
import type { Studies } from '../../studies/studies.ts';
import type { Webhooks } from '../../alerts/webhooks.ts';
import type { Cards } from '../../classes/cards.ts';
import type { Tokens } from '../../tokens/tokens.ts';
import type { RequestHandlers } from './request-routes.ts';

export interface HandlerParts {
  readonly accounts: Accounts;
  readonly sessions: OwnSessions;
  readonly ownData: OwnData;
  readonly records: Records;
  readonly alerts: AlertRequests;
  readonly lists: WordLists;
  readonly cards: Cards;
  readonly tokens: Tokens;
  readonly console: ConsoleRequests;
  readonly recovery: Recovery;
  readonly webhooks: Webhooks;
  readonly mail: MailRequests;
  readonly links: Links;
  readonly notes: Notes;
  readonly studies: Studies;
  readonly progress: Progress;
  /** Marks the account of a person as a bot; `null`: done. */
  readonly markBot: (person: string) => Promise<RequestRefusalCode | null>;
  /** New guests of a network. */
  readonly guests: RateLimit;
  readonly onLimit: (limit: string) => void;
}

export function makeRequestHandlers(parts: HandlerParts): RequestHandlers {
  const { console, recovery, mail, studies } = parts;
  const { accounts, cards, sessions, ownData, records, tokens, webhooks, alerts, guests, onLimit } = parts;
  return {
    dictionaries: () => Promise.resolve(ok({ body: { dictionaries: [...parts.lists.offered()] } })),
    me: (request) => accounts.me(request),
    guest: async (request, body) => {
      // Whoever is known already becomes nobody new; a class comes all at once.
      const mayCome =
        request.known !== null ||
        (await accounts.limits.isOfClass(request, body.classCode)) ||
        guests.take(request.address);
      if (mayCome) return accounts.guest(request, body);
      onLimit('guests');
      return deny('TOO_MANY_MESSAGES');
    },
    signUp: (request, body) => accounts.signUp(request, body),
    signIn: (request, body) => accounts.signIn(request, body),
    cardSignIn: (request, body) => cards.signIn(request, body),
    gonePupils: (_, body) => cards.gone(body),
    signOut: (request) => sessions.signOut(request),
    passkeySignUp: (request, body) => accounts.passkeySignUp(request, body),
    passkeySignUpFinish: (request, body) => accounts.passkeySignUpFinish(request, body),
    passkeySignIn: (request, body) => accounts.passkeySignIn(request, body),
    passkeySignInFinish: (request, body) => accounts.passkeySignInFinish(request, body),
    passkeyAdd: (request, body) => accounts.passkeyAdd(request, body),
    passkeyAddFinish: (request, body) => accounts.passkeyAddFinish(request, body),
    passkeyRemove: (request, body) => accounts.passkeyRemove(request, body),
    password: (request, body) => accounts.password(request, body),
    sessions: (request) => sessions.sessions(request),
    revokeSession: (request, body) => sessions.revokeSession(request, body),
    tokens: (request) => tokens.list(request),
    gameNote: (request, body) => parts.notes.read(request, body),
    setGameNote: (request, body) => parts.notes.write(request, body),
    progress: (request, body) => parts.progress.read(request, body),
    progressBegin: (request, body) => parts.progress.begin(request, body),
    progressChange: (request, body) => parts.progress.change(request, body),
    progressPut: (request, body) => parts.progress.put(request, body),
    progressEnd: (request, body) => parts.progress.end(request, body),
    createLink: (request, body) => parts.links.create(request, body),
    link: (request, body) => parts.links.read(request, body),
    deleteLink: (request, body) => parts.links.remove(request, body),
    studies: (request) => studies.list(request),
    study: (request, body) => studies.show(request, body),
    shareStudy: (request, body) => studies.share(request, body),
    joinStudy: (request, body) => studies.join(request, body),
    studyEntries: (request, body) => studies.entries(request, body),
    appendStudy: (request, body) => studies.append(request, body),
    linkStudy: (request, body) => studies.link(request, body),
    setStudyRole: (request, body) => studies.setRole(request, body),
    deleteStudy: (request, body) => studies.remove(request, body),
    reportStudy: (request, body) => studies.report(request, body),
    webhook: (request) => webhooks.show(request),
    setWebhook: (request, body) => webhooks.set(request, body),
    removeWebhook: (request) => webhooks.remove(request),
    createToken: (request, body) => tokens.create(request, body),
    revokeToken: (request, body) => tokens.revoke(request, body),
    markBot: async (request) => {
      if (request.known === null) return deny('NOBODY');
      const { person } = request.known;
      const refusal = await parts.markBot(person.id);
      if (refusal !== null) return deny(refusal);
      return accounts.me({ ...request, known: { ...request.known, person: { ...person, isBot: true } } });
    },
    export: (request) => ownData.export(request),
    delete: (request, body) => ownData.delete(request, body),
    alerts: (request) => alerts.show(request),
    alertsAdd: (request, body) => alerts.add(request, body),
    alertsRemove: (request, body) => alerts.remove(request, body),
    alertsSet: (request, body) => alerts.set(request, body),
    alertsMute: (request, body) => alerts.mute(request, body),
    history: (request, body) => records.history(request, body),
    statistics: (request) => records.statistics(request),
    profile: (request, body) => records.profile(request, body),
    gameFile: (request, body) => records.gameFile(request, body),
    recover: (request, body) => recovery.recover(request, body),
    mail: (request) => mail.show(request),
    mailSet: (request, body) => mail.set(request, body),
    mailConfirm: (request, body) => mail.confirm(request, body),
    mailRemove: (request) => mail.remove(request),
    mailAlerts: (request, body) => mail.alerts(request, body),
    mailRecover: (request, body) => mail.recover(request, body),
    standing: (request) => console.standing(request),
    agreement: (request) => console.agreement(request),
    consoleAgreement: (request, body) => console.agreementOf(request, body),
    appeal: (request, body) => console.appeal(request, body),
    reportPerson: (request, body) => console.reportPerson(request, body),
    consoleReports: (request, body) => console.reports(request, body),
    consoleReport: (request, body) => console.report(request, body),
    consoleClose: (request, body) => console.close(request, body),
    consolePeople: (request, body) => console.people(request, body),
    consolePerson: (request, body) => console.person(request, body),
    consoleAct: (request, body) => console.act(request, body),
    consoleReset: (request, body) => console.reset(request, body),
    consoleLog: (request, body) => console.log(request, body),
    consoleAppeals: (request) => console.appeals(request),
    consoleAnswer: (request, body) => console.answer(request, body),
  };
}
