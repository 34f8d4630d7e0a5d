/** The shared studies in which somebody takes part, in the list of studies. */

import { useEffect, useMemo } from 'preact/hooks';
import { hasBeenOnline } from '../../../online/connection/been-online.ts';
import { Requests } from '../../../online/connection/requests.ts';
import { useStore } from '../../../page/page-context.ts';
import { locale } from '../../../texts/current.ts';
import { useFailureReporter } from '../../use-answer.ts';
import { studiesTexts } from '../studies-texts.ts';
import { liveName } from './live-address.ts';
import { openLiveStudies } from './live-studies.ts';
import { liveTexts } from './live-texts.ts';
import './live.css';

export function LiveList() {
  const words = liveTexts.value;
  const live = useStore(openLiveStudies);
  const requests = useMemo(() => new Requests(), []);
  const reportFailure = useFailureReporter();
  useEffect(() => {
    const read = async (): Promise<void> => {
      await live.refresh();
      if (!hasBeenOnline()) return;
      const answer = await requests.request('studies', null);
      if (answer.ok) live.addListed(answer.value.studies);
    };
    read().catch(reportFailure);
    return () => requests.close();
  }, []);
  const list = live.list.value ?? [];
  if (list.length === 0) return null;
  const when = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  return (
    <section aria-label={words.sharedStudies}>
      <h2>{words.sharedStudies}</h2>
      <ul class="live-list">
        {list.map(({ id, title, role, changedMs }) => (
          <li key={id}>
            <a class="button live-link" href={`#/learn/studies/${liveName(id)}`}>
              <b>{title === '' ? studiesTexts.value.untitled : title}</b>
              <span class="hint">
                {role === 'owner' ? words.own : words.roles[role]}, {when.format(changedMs)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
