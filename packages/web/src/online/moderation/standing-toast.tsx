/** Tells the visitor, over any screen, what moderators have just decided, with a link to the reasons. */

import { Toast } from '../../page/feedback/toast.tsx';
import { usePage } from '../../page/page-context.ts';
import { parseOnlineRoute } from '../online-route.ts';
import { useOnline } from '../online-context.ts';
import { whenText } from '../online-texts.ts';
import { moderationTexts } from './moderation-texts.ts';

export function StandingToast() {
  const words = moderationTexts.value;
  const { standing } = useOnline();
  const sanction = standing.unread.value;
  const at = usePage().router.route.value;
  // Its own screen says the same, and more.
  const isTold = at.screen === 'online' && parseOnlineRoute(at.path).place === 'standing';
  if (sanction === null || isTold) return null;
  const { act, kind, untilMs } = sanction;
  const end = untilMs === null ? words.untilLifted : words.until(whenText(untilMs));
  return (
    <Toast
      key={act}
      sentence={`${words.sanctions[kind]}. ${words.about[kind]} ${end}.`}
      tone="news"
      onGone={() => standing.putAway(sanction)}
    >
      <a class="button primary" href="#/online/standing">
        {words.why}
      </a>
    </Toast>
  );
}
