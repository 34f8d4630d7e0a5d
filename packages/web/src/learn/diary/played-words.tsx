/** Beside the board of a learning game (H-17): a word to look up, and what the words just played mean. */

import { useSignal } from '@preact/signals';
import { wordLayersOf } from '@lexiko/engine';
import { dictionaryPermission, type PlayerView } from '@lexiko/rules';
import type { TableSnapshot } from '../../table/snapshot.ts';
import type { KnownWord } from '../../study/questions.ts';
import { TextField } from '../../parts/text-field.tsx';
import { useAnswer } from '../use-answer.ts';
import { DefinitionNotice } from './definition-notice.tsx';
import { diaryTexts } from './diary-texts.ts';
import '../meanings.css';
import './diary.css';
import './played-words.css';

/** One's own and the answer to it. */
const LAST_PLAYS = 2;

function lastWords({ events }: TableSnapshot): readonly string[] {
  const plays = events.flatMap(({ event }) => (event.type === 'played' ? [event] : []));
  const words = plays.slice(-LAST_PLAYS).reverse();
  return [...new Set(words.flatMap(({ score }) => score.words.map(({ word }) => word)))];
}

/** In a list of definitions. */
export function Meaning({ word, isWord, meaning }: KnownWord) {
  const words = diaryTexts.value;
  const lacking = isWord ? words.noMeaning : words.isNone(word);
  return (
    <div>
      <dt lang="en">{word}</dt>
      <dd>{meaning === null ? lacking : <span lang="en">{meaning}</span>}</dd>
    </div>
  );
}

function LookUp({ view }: { readonly view: PlayerView }) {
  const words = diaryTexts.value;
  const typed = useSignal('');
  const wanted = useSignal<string | null>(null);
  const asked = wanted.value === null ? null : { words: [wanted.value], layers: wordLayersOf(view.ruleset) };
  const [found] = useAnswer('meanings', asked) ?? [];
  return (
    <>
      <form
        class="diary-form"
        onSubmit={(event) => {
          event.preventDefault();
          const word = typed.peek().trim().toUpperCase();
          wanted.value = word === '' ? null : word;
        }}
      >
        <TextField
          label={words.lookUp}
          value={typed.value}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onValue={(value) => {
            typed.value = value;
          }}
        />
        <button type="submit">{words.ask}</button>
      </form>
      <p role="status">
        {found !== undefined && (
          <>
            <b>{found.isWord ? words.isGood(found.word) : words.isNone(found.word)}</b>{' '}
            {found.isWord &&
              (found.meaning === null ? words.noMeaning : <span lang="en">{found.meaning}</span>)}
          </>
        )}
      </p>
    </>
  );
}

export function PlayedWords({ news }: { readonly news: TableSnapshot }) {
  const words = diaryTexts.value;
  const { view } = news;
  const played = lastWords(news);
  const asked = { words: played, layers: wordLayersOf(view.ruleset) };
  const found = useAnswer('meanings', played.length === 0 ? null : asked);
  return (
    <div class="side-part played-words">
      {dictionaryPermission(view, 'lookup') === 'allowed' && <LookUp view={view} />}
      <h2>{words.words}</h2>
      {played.length === 0 ? (
        <p class="hint">{words.none}</p>
      ) : found === null ? (
        <p class="hint">{words.opening}</p>
      ) : (
        <dl class="diary-words">
          {found.map((one) => (
            <Meaning key={one.word} {...one} />
          ))}
        </dl>
      )}
      <p>
        {/* Of a game at the server the diary knows when it is finished. */}
        {(news.place === 'here' || news.view.phase === 'over') && (
          <a href="#/learn/diary">{words.title}</a>
        )}{' '}
        <DefinitionNotice />
      </p>
    </div>
  );
}
