/** Beside the board of a learning game (H-17): a field to look up a word, and the meanings of the last words played. */

import { useSignal } from '@preact/signals';
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

/** The player's own play and the reply. */
const LAST_PLAYS = 2;

function lastWords({ events }: TableSnapshot): readonly string[] {
  const plays = events.flatMap(({ event }) => (event.type === 'played' ? [event] : []));
  const words = plays.slice(-LAST_PLAYS).reverse();
  return [...new Set(words.flatMap(({ score }) => score.words.map(({ word }) => word)))];
}

/** One entry of a `<dl>` of meanings. */
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
  const asked = wanted.value === null ? null : { words: [wanted.value], config: view.config };
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

export function PlayedWords({ snapshot }: { readonly snapshot: TableSnapshot }) {
  const words = diaryTexts.value;
  const { view } = snapshot;
  const played = lastWords(snapshot);
  const asked = { words: played, config: view.config };
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
        {/* The diary has online games only after they end. */}
        {(snapshot.place === 'here' || snapshot.view.phase === 'over') && (
          <a href="#/learn/diary">{words.title}</a>
        )}{' '}
        <DefinitionNotice />
      </p>
    </div>
  );
}
