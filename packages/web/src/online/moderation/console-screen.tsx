/** The operator's console: reports, appeals, people and the log, for accounts with a role. */

import { useEffect } from 'preact/hooks';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { useOnline } from '../online-context.ts';
import { accountTexts, onlineTexts } from '../online-texts.ts';
import type { ConsoleTab } from '../online-route.ts';
import { Appeals } from './console-appeals.tsx';
import { Log } from './console-log.tsx';
import { PersonDetail, People } from './console-people.tsx';
import { ReportDetail, Reports } from './console-reports.tsx';
import { moderationTexts } from './moderation-texts.ts';

const TABS = ['reports', 'appeals', 'people', 'log'] as const satisfies readonly ConsoleTab[];

function Tab({ tab, id }: { readonly tab: ConsoleTab; readonly id: string | null }) {
  switch (tab) {
    case 'reports':
      return (
        <>
          <Reports chosen={id} />
          {id !== null && <ReportDetail key={id} id={id} />}
        </>
      );
    case 'appeals':
      return <Appeals />;
    case 'people':
      return (
        <>
          <People />
          {id !== null && (
            <div class="console-detail">
              <PersonDetail key={id} id={id} />
            </div>
          )}
        </>
      );
    case 'log':
      return <Log />;
  }
}

export function ConsoleScreen({ tab, id }: { readonly tab: ConsoleTab; readonly id: string | null }) {
  const words = moderationTexts.value;
  const { standing } = useOnline();
  const known = standing.known.value;
  // A role that was given in the terminal meanwhile counts at once.
  useEffect(() => void standing.read(), []);
  return (
    <>
      <OnlineBar title={words.title} />
      <main class="room">
        {known === null && <p role="status">{onlineTexts.value.connecting}</p>}
        {known?.role === null && <p>{accountTexts.value.failures.NOT_A_MODERATOR}</p>}
        {known !== null && known.role !== null && (
          <>
            <nav class="console-tabs" aria-label={words.title}>
              {TABS.map((one) => (
                <a
                  key={one}
                  class="button"
                  href={`#/online/console/${one}`}
                  aria-current={one === tab ? 'page' : undefined}
                >
                  {words.tabs[one]}
                </a>
              ))}
            </nav>
            <div class="console">
              <Tab tab={tab} id={id} />
            </div>
          </>
        )}
      </main>
    </>
  );
}
