/** Everything online, made once when an online screen first opens, and passed down by context. */

import { computed, effect, signal, type Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Page } from '../page/page.ts';
import { openLearner } from '../page/storage/learner.ts';
import { language } from '../texts/current.ts';
import { Alerts } from './alerts/alerts.ts';
import { browserPush } from './alerts/browser-push.ts';
import { browserConnection } from './connection/browser-connection.ts';
import type { Connection } from './connection/connection.ts';
import { openRequests, type Requests } from './connection/requests.ts';
import { Session } from './connection/session.ts';
import { FairPlay } from './fair-play/fair-play.ts';
import { GameLists } from './lobby/game-lists.ts';
import { Notices } from './lobby/notices.ts';
import { countWaitingTurns } from './lobby/waiting-turns.ts';
import { Standing } from './moderation/standing.ts';
import { openClassWork } from '../learn/class-work.ts';
import { failureReporter } from '../learn/use-answer.ts';
import { openSyncStarter } from '../learn/sync/start-sync.ts';
import { GonePupils } from './school/gone-pupils.ts';
import { WorkReporter } from './school/work-reporter.ts';
import { Seeks } from './pairing/seeks.ts';
import { Avatars } from './people/avatars.ts';
import { randomDigits } from '../page/random-digits.ts';
import { parseOnlineRoute, type GoOnline, type OnlineRoute } from './online-route.ts';
import type { OnlineGame } from './table/online-game.ts';
import { Rematches } from './table/rematches.ts';

export interface Online {
  readonly connection: Connection;
  readonly requests: Requests;
  readonly session: Session;
  readonly lists: GameLists;
  readonly seeks: Seeks;
  readonly avatars: Avatars;
  readonly notices: Notices;
  readonly rematches: Rematches;
  readonly alerts: Alerts;
  readonly standing: Standing;
  readonly fairPlay: FairPlay;
  /** The game on the screen; `null` on other screens. */
  readonly game: Signal<OnlineGame | null>;
  readonly goOnline: GoOnline;
  close(): void;
}

export function createOnline(page: Page): Online {
  const currentRoute = (): OnlineRoute => {
    const at = page.router.route.peek();
    return parseOnlineRoute(at.screen === 'online' ? at.path : []);
  };
  const goOnline: GoOnline = (path = [], manner = 'push') =>
    page.router.go({ screen: 'online', path }, manner);
  const requests = page.of(openRequests);
  const learner = page.of(openLearner);
  page.of(openSyncStarter);
  const gone = new GonePupils({
    requests: page.of(openRequests).beside(),
    storage: page.storage,
    forget: async (person) => (await import('../learn/forget-place.ts')).forgetPlace(person),
  });
  const session = new Session({
    requests,
    route: currentRoute,
    storage: page.storage,
    onArrival: (me) => {
      learner.arrive(me);
      gone.arrive(me).catch(failureReporter(page));
    },
  });
  const connection = browserConnection(session);
  const stopNaming = effect(() => {
    const { value: me } = connection.me;
    if (me !== null) page.personName.set(me.name);
  });
  const game = signal<OnlineGame | null>(null);
  const known = computed(() => game.value?.room.value?.game ?? null);
  const notices = new Notices(connection, known);
  const lists = new GameLists(connection);
  const stopCounting = countWaitingTurns({
    connection,
    notices,
    lists,
    game: known,
    count: page.turnMark.elsewhere,
  });
  const rematches = new Rematches(connection, goOnline, page.failure);
  const seeks = new Seeks({
    connection,
    goTo: (found) => goOnline(['game', found]),
    nonce: randomDigits,
  });
  const alerts = new Alerts({ requests, push: browserPush(), me: connection.me, language });
  const standing = new Standing({ requests, connection });
  const fairPlay = new FairPlay(connection);
  const reporter = new WorkReporter(connection, page.of(openClassWork), page.pupilOf.value);
  return {
    connection,
    fairPlay,
    standing,
    alerts,
    requests,
    session,
    lists,
    seeks,
    avatars: new Avatars(connection),
    notices,
    rematches,
    game,
    goOnline,
    close: () => {
      stopNaming();
      stopCounting();
      for (const one of [reporter, fairPlay, standing, alerts, seeks, rematches, notices, connection])
        one.close();
    },
  };
}

export const OnlineContext = createContext<Online | null>(null);

export function useOnline(): Online {
  const online = useContext(OnlineContext);
  if (online === null) throw new Error('only screens of playing over the network know it');
  return online;
}

/** The game on the screen, for the parts of its table. */
export function useOnlineGame(): OnlineGame {
  const game = useOnline().game.value;
  if (game === null) throw new Error('only a table at the server has a game there');
  return game;
}
