/** What is kept about pupils and for how long, for parents and schools. The numbers are those that the server acts by. */

import { ARCHIVED_DAYS, CARD_SESSION_DAYS, LONGEST_YEAR_DAYS } from '@lexiko/protocol';
import { OnlineBar } from '../lobby/online-bar.tsx';
import { parentsTexts } from '../online-texts.ts';
import './school.css';

export function ParentsScreen() {
  const words = parentsTexts.value;
  return (
    <>
      <OnlineBar title={words.title} isApart />
      <main class="room parents">
        <p>{words.lead}</p>
        <h2>{words.keptTitle}</h2>
        <ul>
          {words.kept.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <h2>{words.seesTitle}</h2>
        <ul>
          {words.sees.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <h2>{words.longTitle}</h2>
        <ul>
          <li>{words.year(LONGEST_YEAR_DAYS)}</li>
          <li>{words.archived(ARCHIVED_DAYS)}</li>
          <li>{words.devices}</li>
          <li>{words.session(CARD_SESSION_DAYS)}</li>
        </ul>
        <p>{words.earlier}</p>
        <h2>{words.wordsTitle}</h2>
        <p>{words.words}</p>
      </main>
    </>
  );
}
