/** The screens of moderation, by address: loaded when somebody opens one. */

import type { OnlineRoute } from '../online-route.ts';
import { ConsoleScreen } from './console-screen.tsx';
import { RecoverScreen } from './recover-screen.tsx';
import { ReportScreen } from './report-screen.tsx';
import { StandingScreen } from './standing-screen.tsx';
import './moderation.css';

export type ModerationRoute = Extract<
  OnlineRoute,
  { readonly place: 'console' | 'standing' | 'report' | 'recover' }
>;

export function ModerationScreens({ at }: { readonly at: ModerationRoute }) {
  switch (at.place) {
    case 'console':
      return <ConsoleScreen tab={at.tab} id={at.id} />;
    case 'standing':
      return <StandingScreen />;
    case 'report':
      return <ReportScreen person={at.person} game={at.game} />;
    case 'recover':
      return <RecoverScreen />;
  }
}
