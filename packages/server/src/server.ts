/** Wires a server: store and bus below, features on them, sockets and requests above; closes them in order. */

import type { Seat } from '@lexiko/rules';
import type { Hono } from 'hono';
import { addApi } from './api/api-app.ts';
import { addEmbed, openFrames } from './embed/embed-app.ts';
import type { Environment } from './net/http/request-routes.ts';
import { PuzzleSets } from './puzzles/puzzle-sets.ts';
import { makeApiHandlers } from './api/handlers.ts';
import { Streams } from './api/streams.ts';
import { AlertRequests } from './alerts/alert-requests.ts';
import { AlertSender } from './alerts/alert-sender.ts';
import { newKeys, PushService } from './alerts/push-service.ts';
import { WebhookService } from './alerts/webhook-service.ts';
import { Webhooks } from './alerts/webhooks.ts';
import { Notes } from './notes/notes.ts';
import { Progress } from './progress/progress.ts';
import { Links } from './links/links.ts';
import { Cards } from './classes/cards.ts';
import { closeSchoolYears } from './classes/school-year.ts';
import { lessonByCode } from './classes/lessons.ts';
import { Thinker } from './thinking/thinker.ts';
import { isHurried } from './thinking/thinking-time.ts';
import { Ticker } from './jobs/due-work.ts';
import { forgetIdleLobbies } from './jobs/idle-lobbies.ts';
import { leaveLobbies } from './jobs/leave-lobbies.ts';
import { AlertMail } from './mail/alert-mail.ts';
import { MailRequests } from './mail/mail-requests.ts';
import { Mailer } from './mail/mailer.ts';
import { ActWatch } from './moderation/act-watch.ts';
import { ConsoleRequests } from './moderation/console.ts';
import { Moderation } from './moderation/moderation.ts';
import { visibleGame } from './games/visible-game.ts';
import { GameService } from './games/game-service.ts';
import { NO_LISTS } from './ports.ts';
import { SYSTEM_SECRETS } from './secrets.ts';
import { Accounts } from './people/accounts.ts';
import { OwnData } from './personal-data/own-data.ts';
import { OwnSessions } from './people/own-sessions.ts';
import { markBot } from './records/bots.ts';
import { Records } from './records/records.ts';
import { makeRequestHandlers } from './net/http/request-handlers.ts';
import { Bound } from './net/bound.ts';
import { boundConnections } from './net/http/http-bounds.ts';
import { listen } from './net/http/listen.ts';
import { makeHttpApp } from './net/http/http-app.ts';
import { Pairer } from './pairing/pairer.ts';
import { Hub } from './rooms/hub.ts';
import { StudyRooms } from './rooms/study-rooms.ts';
import { APPENDS, NETWORK_APPENDS } from './studies/study-bounds.ts';
import { Studies } from './studies/studies.ts';
import { makeMetrics } from './net/metrics.ts';
import { UnsentBytes } from './net/outgoing.ts';
import { Origins } from './net/http/origins.ts';
import { BEAT_MS, Presence } from './presence/presence.ts';
import { RateLimit } from './rate-limit.ts';
import { Recovery } from './recovery/recovery.ts';
import { countHints } from './net/traffic-metrics.ts';
import { SocketServer } from './net/socket-server.ts';
import { Tokens } from './tokens/tokens.ts';
import { EVERY_MS, PUSH_MS } from './server-times.ts';
import type { RunningServer, ServerParts } from './server-parts.ts';
import { readWebFiles } from './net/http/web-files.ts';

export async function startServer(parts: ServerParts): Promise<RunningServer> {
  // From low to high. What a feature tells those above it goes through callbacks, which nobody calls before all is wired.
  const { store, bus, dictionaries, computers, now, log, limits, lists = NO_LISTS } = parts;
  const metrics = makeMetrics();
  countHints(metrics.registry, bus.traffic);
  const onError = (error: unknown): void => {
    metrics.errors.inc();
    log.error({ err: error }, 'unexpected error');
  };
  const onLimit = (limit: string): void => metrics.refusals.inc({ limit });
  const onReport = (): void => {
    metrics.reports.inc();
    log.warn('somebody was reported: the console and `lexiko admin reports` show it');
  };
  const people = {
    onSessionsEnded: (person: string) => bus.publish({ kind: 'sessions', person }),
    onSeatsMoved: (game: string) => bus.publish({ kind: 'seats', game }),
  };
  const service = new GameService({
    store,
    dictionaries,
    computers,
    secrets: SYSTEM_SECRETS,
    now,
    onChange(game, numbers) {
      metrics.changes.inc();
      bus.publish({ kind: 'game', game, ...numbers });
    },
    onDue: () => ticker.poke(),
    onAsked: () => bus.publish({ kind: 'asked' }),
    onWorkspace: (game: string, seat: Seat) => bus.publish({ kind: 'workspace', game, seat }),
    onSaid: (game: string, message: number) => bus.publish({ kind: 'said', game, message }),
    onSeeks: (person: string) => bus.publish({ kind: 'seeks', person }),
    onSought: () => pairer.poke(),
    onReport,
    ...people,
    onNotice: (person, game) => bus.publish({ kind: 'notice', person, game }),
    isRude: parts.isRude,
    absences: (game, how) => hub.attendance.absences(game, how),
    onlookers: (game) => hub.attendance.onlookers(game),
    reachableSinceMs: () => presence.steadySinceMs,
    isInUse: (game) => hub.isFollowed(game),
    isNotified: (game) => !bus.isShared || hub.isFollowed(game),
    computerGames: limits.computerGames,
    limits: limits.service,
    onLimit,
  });
  const presence = new Presence({ store: store.presence, bus, now, onError });
  const hub = new Hub({ service, presence, bus, onError });
  const studyRooms = new StudyRooms({ store, bus, process: presence.process, onError });
  const ticker = new Ticker(service, onError);
  const pairer = new Pairer(service, onError);
  const thinker = new Thinker({
    service,
    threads: parts.threads,
    onThought: (level, ms) => metrics.computers.thoughtSeconds.observe({ level }, ms / 1000),
    onError,
  });
  const { alerts } = parts;
  const keys = alerts ? await store.alerts.keys(newKeys) : null;
  const push = !alerts || keys === null ? null : new PushService({ ...alerts, keys, timeoutMs: PUSH_MS });
  const mail = parts.mail ? { ...parts.mail, mailer: new Mailer(parts.mail) } : null;
  const delivery = mail === null ? push : new AlertMail({ ...mail, push });
  const alertSender =
    !alerts || delivery === null
      ? null
      : new AlertSender({
          service,
          wording: alerts.wording,
          push: delivery,
          hooks: new WebhookService({
            endpoints: alerts.webhooks ?? alerts.endpoints,
            timeoutMs: PUSH_MS,
            now,
          }),
          onPush: (result) => metrics.alerts.inc({ result }),
          onError,
        });
  bus.subscribe((hint) => {
    hub.hear(hint);
    studyRooms.hear(hint);
    thinker.hear(hint);
    if (hint.kind === 'sessions') endSessions(hint.person);
    if (hint.kind === 'lost') metrics.hintsLost.inc();
    if (hint.kind === 'lost') endSessions(null);
  });

  /** Ends what sessions and tokens that are gone have opened: of one person, or of everybody (`null`). */
  const endSessions = (person: string | null): void => {
    sockets.endSessions(person).catch(onError);
    streams.endRevoked(person).catch(onError);
  };
  const unsent = new UnsentBytes(limits.unsent);
  const streams = new Streams({
    service,
    hub,
    unsent,
    tokens: store.tokens,
    keepAliveMs: limits.api.keepAliveMs,
    perToken: new Bound(limits.api.streamsPerToken),
    perNetwork: new Bound(limits.api.streamsPerNetwork),
    onLimit,
  });

  const origins = new Origins(parts.origins);
  const requests = new RateLimit(limits.requests, now);
  const sockets = new SocketServer({
    service,
    hub,
    studyRooms,
    store,
    origins,
    requests,
    limits,
    metrics,
    unsent,
    now,
    onLimit,
    onError,
  });

  const cards = new Cards({ store, now, ...people });
  const classes = {
    classOf: async (code: string) => (await lessonByCode(service.parts, code))?.id ?? null,
    pupilOf: async (person: string) => cards.classOf(person),
  };
  const accounts = new Accounts({ store, now, limits: limits.accounts, ...classes, ...people });
  const onStudyMembers = (study: string): void => bus.publish({ kind: 'study-members', study });
  const ownData = new OwnData({ service, accounts, onStudyMembers, ...people });
  const tokens = new Tokens({ store, accounts, now, onRevoked: people.onSessionsEnded });
  const records = new Records(service, async (person) => (await store.profiles.hidden([person])).has(person));
  const markAsBot = (person: string): ReturnType<typeof markBot> =>
    markBot(service, person, (marked) => bus.publish({ kind: 'person', person: marked }));
  const acts = await ActWatch.open({
    moderation: store.moderation,
    async onAct({ kind, person }) {
      hub.tell(person, { type: 'standing' });
      if (kind === 'rename') hub.hear({ kind: 'person', person });
      if (kind === 'suspend') await leaveLobbies(service, person);
    },
    onError,
  });
  const webhooks = new Webhooks({
    store,
    now,
    endpoints: alerts ? (alerts.webhooks ?? alerts.endpoints) : null,
  });
  const mayReport = (person: string, network: string): boolean =>
    service.mayDo('reports', { person, network });
  const studies = new Studies({
    store,
    now,
    perNetwork: new RateLimit(limits.studies, now),
    appends: {
      perPerson: new RateLimit(APPENDS, now),
      perNetwork: new RateLimit(NETWORK_APPENDS, now),
    },
    mayReport,
    onLimit,
    onReport,
    onEntries: (study, count) => bus.publish({ kind: 'study', study, count }),
    onMembers: onStudyMembers,
  });
  const mailRequests = new MailRequests({ store, accounts, now, mail, onError });
  const handlers = makeRequestHandlers({
    accounts,
    mail: mailRequests,
    recovery: new Recovery({ store, accounts, now }),
    console: new ConsoleRequests({
      store,
      now,
      moderation: new Moderation({ store, now }),
      maySeeGame: async (game, person) => (await visibleGame(service, game, person)) !== null,
      mayReport,
      onReport,
    }),
    cards,
    sessions: new OwnSessions({ store, now, ...people }),
    ownData,
    alerts: new AlertRequests({
      service,
      push: !alerts || keys === null ? null : { ...alerts, publicKey: keys.publicKey },
    }),
    lists,
    records,
    tokens,
    webhooks,
    notes: new Notes(service),
    studies,
    progress: new Progress({ store, now, limits: limits.progress, onLimit }),
    links: new Links({ store, now, perNetwork: new RateLimit(limits.links, now), onLimit }),
    markBot: markAsBot,
    guests: new RateLimit(limits.guests, now),
    onLimit,
  });
  const forget = async (): Promise<void> => {
    metrics.forgotten.inc({ what: 'guest' }, await ownData.forgetGuests());
    await store.alerts.forgetEnded();
    await store.links.forgetExpired(now());
    metrics.forgotten.inc({ what: 'class' }, (await closeSchoolYears(service)).deleted);
    metrics.forgotten.inc({ what: 'study' }, await studies.forgetUnused());
    const lobbies = await forgetIdleLobbies(service);
    metrics.forgotten.inc({ what: 'lobby' }, lobbies);
  };
  const files = parts.webFolder === null ? null : readWebFiles(parts.webFolder);
  const puzzles = new PuzzleSets((language, kind) => {
    const folder = language === 'english' ? '' : `${language}/`;
    const file = files?.get(`/embed/puzzles/${folder}${kind}.txt`);
    return file === undefined ? null : new TextDecoder().decode(file.body);
  });
  const { embedWording } = parts;
  const embedded = {
    open: openFrames,
    add: (to: Hono<Environment>) => {
      if (embedWording) addEmbed(to, { service, puzzles, wording: embedWording, origins });
    },
  };
  const app = makeHttpApp({
    store,
    unsubscribe: (device) => mailRequests.unsubscribe(device),
    now,
    handlers,
    metrics,
    origins,
    onError,
    limit: requests,
    unsent,
    lists,
    fileLimit: new RateLimit(limits.files, now),
    files,
    metricsToken: parts.metricsToken ?? null,
    hstsSubdomains: parts.hstsSubdomains ?? false,
    addApi: (to) =>
      addApi(to, {
        tokens,
        handlers: makeApiHandlers({ service, records, webhooks, streams, puzzles, markBot: markAsBot }),
        origins,
        byNetwork: requests,
        byToken: new RateLimit(limits.api.requests, now),
        onLimit,
        onError,
      }),
    embed: embedded,
    isClosing: () => sockets.isClosing,
  });
  /** Shows that this process runs, and forgets those that do not. */
  const beat = async (): Promise<void> => {
    const ended = await presence.beat();
    hub.forgetProcesses(ended);
    studyRooms.forgetProcesses(ended);
  };
  await beat();
  const server = await listen(app.fetch, parts);
  boundConnections(server, {
    perNetwork: parts.origins.behindProxy ? null : limits.connectionsPerNetwork,
    all: limits.connections,
    metrics,
  });
  store.watchCommits((seconds, pieces) => {
    metrics.commitSeconds.observe(seconds);
    metrics.writes.inc(pieces);
  });
  metrics.watch({
    unsentBytes: () => unsent.total,
    openGames: () => hub.openGames,
    heldGames: () => service.games.size,
  });
  sockets.attach(server);
  /** Lets tables know when computers have to hurry. */
  const lookAtQueue = async (): Promise<void> => {
    const load = await store.computers.load(now());
    metrics.computers.waiting.set(load.waiting);
    metrics.computers.oldestSeconds.set(load.oldestMs / 1000);
    metrics.computers.thinking.set(load.thinking);
    hub.hurry(isHurried(load, hub.isHurried));
  };
  ticker.start();
  pairer.start();
  thinker.start();
  alertSender?.start();
  acts.start();
  const timers = [
    every(EVERY_MS.queue, () => void lookAtQueue().catch(onError)),
    every(limits.heartbeatMs, () => sockets.check()),
    every(EVERY_MS.release, () => hub.release()),
    every(EVERY_MS.watching, () => hub.tellWatching()),
    every(EVERY_MS.studyPeople, () => studyRooms.tellPeople()),
    every(BEAT_MS, () => void beat().catch(onError)),
    every(EVERY_MS.forget, () => void presence.forgetOld().catch(onError)),
    every(EVERY_MS.guests, () => void forget().catch(onError)),
    every(EVERY_MS.sessions, () => endSessions(null)),
    ...(bus.isShared
      ? [
          every(EVERY_MS.catchUp, () => void hub.catchUp().catch(onError)),
          every(EVERY_MS.catchUp, () => void studyRooms.catchUp().catch(onError)),
          every(EVERY_MS.presence, () => void hub.catchUpPresence().catch(onError)),
        ]
      : []),
  ];
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : parts.port;
  log.info({ port, host: parts.host }, 'listening');
  if (origins.isNamelessAt(parts.host))
    log.warn('passkeys work at localhost only: name the address of the page with --origin');

  return {
    port,
    async close() {
      sockets.refuseNew();
      timers.forEach(clearInterval);
      await ticker.stop();
      await pairer.stop();
      await thinker.stop();
      await alertSender?.stop();
      await acts.stop();
      await mailRequests.settled();
      mail?.mailer.close();
      await sockets.settled();
      await service.games.settled();
      streams.close();
      await sockets.close();
      studyRooms.tellPeople(); // that nobody is here any more
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await presence.close().catch(onError);
      await bus.close();
      await store.close();
      log.info('closed');
    },
  };
}

function every(ms: number, work: () => void): NodeJS.Timeout {
  return setInterval(work, ms).unref();
}
