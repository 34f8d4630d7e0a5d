/** The word diary (H-17): words played in games with an open dictionary, with their meanings. */

import { useSignal } from '@preact/signals';
import type { DiaryWord } from '../../study/questions.ts';
import { TextField } from '../../parts/text-field.tsx';
import { WordHelpGate } from '../help-gate.tsx';
import { useOwnGames } from '../statistics/own-games.ts';
import type { ServerGames } from '../statistics/server-games.ts';
import { ServerNote } from '../statistics/server-note.tsx';
import { DefinitionNotice } from './definition-notice.tsx';
import { diaryTexts } from './diary-texts.ts';
import { startLearningGame } from './learning-game.ts';
import { usePage } from '../../page/page-context.ts';
import { useLocalGames } from '../../table/local-games.ts';
import { locale } from '../../texts/current.ts';
import { openStudy } from '../../study/study.ts';
import { useStore } from '../../page/page-context.ts';
import '../meanings.css';
import './diary.css';

/** Words shown at most: more than anybody reads, few enough for one page. */
const MOST = 1000;

/** Words from stored games first, then again with each batch from the server. `found` is null until the first count. */
function useDiary(): { readonly found: readonly DiaryWord[] | null; readonly server: ServerGames } {
  const study = useStore(openStudy);
  const found = useSignal<readonly DiaryWord[] | null>(null);
  const server = useOwnGames(async (signal) => {
    found.value = await study.ask('diary', { most: MOST }, { signal });
  });
  return { found: found.value, server };
}

function isWanted({ word, meaning }: DiaryWord, wanted: string): boolean {
  const text = wanted.trim().toLowerCase();
  return word.toLowerCase().includes(text) || (meaning ?? '').toLowerCase().includes(text);
}

function Entries({ found }: { readonly found: readonly DiaryWord[] }) {
  const words = diaryTexts.value;
  const wanted = useSignal('');
  const shown = found.filter((one) => isWanted(one, wanted.value));
  const dayOf = new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' });
  return (
    <>
      <TextField
        label={words.search}
        value={wanted.value}
        autocomplete="off"
        spellcheck={false}
        onValue={(value) => {
          wanted.value = value;
        }}
      />
      <p class="hint" role="status">
        {words.count(shown.length, found.length)}
      </p>
      <a class="button" href="#/learn/drills/diary">
        {words.drill}
      </a>
      <dl class="diary-words">
        {shown.map(({ word, meaning, times, by, lastMs }) => (
          <div key={word}>
            <dt lang="en">{word}</dt>
            <dd>
              {meaning === null ? words.noMeaning : <span lang="en">{meaning}</span>}{' '}
              <span class="hint">
                {words.times(times, by)} · {dayOf.format(lastMs)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <DefinitionNotice />
      </p>
    </>
  );
}

export function Diary() {
  const games = useLocalGames();
  const page = usePage();
  const words = diaryTexts.value;
  const { found, server } = useDiary();
  return (
    <main class="rules-page diary">
      <h1>{words.title}</h1>
      <p>{words.about}</p>
      <WordHelpGate topic="lists">
        {found === null ? (
          <p role="status">{words.opening}</p>
        ) : found.length === 0 ? (
          <p>{words.empty}</p>
        ) : (
          <Entries found={found} />
        )}
        <ServerNote server={server} />
      </WordHelpGate>
      <button type="button" class="primary" onClick={() => startLearningGame(games, page)}>
        {words.play}
      </button>
    </main>
  );
}
