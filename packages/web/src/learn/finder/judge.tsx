/** The judge: one ruling on all the words of a play, as at tournaments, and on request a ruling on each. */

import { languageOf } from '@lexiko/languages';
import { useSignal } from '@preact/signals';
import { useStore } from '../../page/page-context.ts';
import { useAnswer, useChosenLexicon } from '../use-answer.ts';
import { openFinder } from './finder-state.ts';
import { finderTexts } from './finder-texts.ts';
import { wordsIn } from './wanted-search.ts';

/** Nobody judges more words at once. */
const MOST_TYPED = 2000;

function Ruling({ asked }: { readonly asked: readonly string[] }) {
  const words = finderTexts.value;
  const rulings = useAnswer('wordRuling', asked, useChosenLexicon());
  const isEach = useSignal(false);
  if (rulings === null) return <p role="status">{words.opening}</p>;
  const isGood = rulings.every(({ isWord }) => isWord);
  return (
    <>
      <p role="status" class={isGood ? 'ruling ruling-good' : 'ruling ruling-bad'}>
        {isGood ? `✓ ${words.acceptable}` : `✗ ${words.notAcceptable}`}
      </p>
      {asked.length > 1 && (
        <label class="finder-each">
          <input
            type="checkbox"
            checked={isEach.value}
            onChange={({ currentTarget }) => {
              isEach.value = currentTarget.checked;
            }}
          />
          <span>{words.each}</span>
        </label>
      )}
      {asked.length > 1 && isEach.value && (
        <ul class="finder-rulings">
          {rulings.map(({ word, isWord }) => (
            <li key={word}>
              <span aria-hidden="true">{isWord ? '✓' : '✗'}</span>{' '}
              {isWord ? words.isWord(word) : words.isNone(word)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

export function Judge() {
  const words = finderTexts.value;
  const { judged } = useStore(openFinder);
  const { language } = useChosenLexicon();
  const asked = useSignal<readonly string[]>([]);
  return (
    <section aria-label={words.judge}>
      <form
        class="finder-form"
        onSubmit={(event) => {
          event.preventDefault();
          asked.value = wordsIn(judged.peek(), languageOf(language));
        }}
      >
        <label class="field">
          <span>{words.judgeWords}</span>
          <textarea
            rows={3}
            maxLength={MOST_TYPED}
            autocapitalize="characters"
            spellcheck={false}
            value={judged.value}
            aria-describedby="judge-about"
            onInput={({ currentTarget }) => {
              judged.value = currentTarget.value;
              asked.value = [];
            }}
          />
        </label>
        <p id="judge-about" class="hint">
          {words.judgeAbout}
        </p>
        <button type="submit" class="primary">
          {words.judgeNow}
        </button>
      </form>
      {asked.value.length > 0 && <Ruling key={asked.value.join(' ')} asked={asked.value} />}
    </section>
  );
}
