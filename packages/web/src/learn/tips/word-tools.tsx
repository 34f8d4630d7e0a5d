/** Tools on words: short words, Q without U, hooks (H-02, H-08, H-09). */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MeantWord } from '../drills/drill-card.ts';
import { cardId, isFirm } from '../drills/drill-card.ts';
import { useDrills } from '../drills/drill-state.ts';
import { drillsTexts } from '../drills/drills-texts.ts';
import type { Deck } from '../drills/drill-plan.ts';
import { foldText, languageOf } from '@lexiko/languages';
import { alphabetOf } from '@lexiko/words';
import { TextField } from '../../parts/text-field.tsx';
import { readLetters } from '../../words/typed-letters.ts';
import { StudyDictionary } from '../study-dictionary.tsx';
import { useFailureReporter, useAnswer, useChosenLexicon } from '../use-answer.ts';
import { tipsTexts } from './tips-texts.ts';
import { HookQuiz, WordQuiz } from './word-quiz.tsx';

export function DrillLink({ deck }: { readonly deck: Deck }) {
  return (
    <a class="tip-drill" href={`#/learn/drills/${deck}`}>
      {tipsTexts.value.drill(drillsTexts.value.deck[deck].name)}
    </a>
  );
}

/** A word with its drill state: ● learnt, ○ started. The label says the state in words. */
function WordButton({
  word,
  isChosen,
  onChoose,
}: {
  readonly word: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { short } = tipsTexts.value;
  const card = useDrills().cards.value.get(cardId({ kind: 'word', letters: word }));
  const state = card === undefined ? null : isFirm(card) ? 'firm' : 'begun';
  return (
    <button
      type="button"
      class={`tip-word ${state ?? ''}`}
      aria-pressed={isChosen}
      aria-label={state === null ? word : `${word}, ${short[state]}`}
      onClick={onChoose}
    >
      {word}
      {state === null ? '' : state === 'firm' ? ' ●' : ' ○'}
    </button>
  );
}

function HookLists({ word }: { readonly word: string }) {
  const words = tipsTexts.value.hooks;
  const dictionary = useChosenLexicon();
  const hooks = useAnswer('hooks', word, dictionary);
  if (hooks === null) return null;
  const listed = (list: readonly string[]): string => (list.length === 0 ? words.none : list.join(' '));
  const letters = readLetters(alphabetOf(languageOf(dictionary.language)), word);
  const inner = [
    ...(hooks.inner.first ? [letters.slice(1).join('')] : []),
    ...(hooks.inner.last ? [letters.slice(0, -1).join('')] : []),
  ];
  const inside = hooks.middle.map(({ at, letter }) => letters.toSpliced(at, 0, letter).join(''));
  return (
    <>
      <dl class="tip-hooks">
        <div>
          <dt>{words.front}</dt>
          <dd>{listed(hooks.front)}</dd>
        </div>
        <div>
          <dt>{words.back}</dt>
          <dd>{listed(hooks.back)}</dd>
        </div>
        <div>
          <dt>{words.inside}</dt>
          <dd>{listed([...new Set(inside)])}</dd>
        </div>
      </dl>
      {inner.length > 0 && <p>{words.inner(inner.join(', '))}</p>}
    </>
  );
}

/** Words grouped by first letter; shows meaning and hooks of the chosen one. */
function WordList({ list }: { readonly list: readonly MeantWord[] }) {
  const reportFailure = useFailureReporter();
  const { short } = tipsTexts.value;
  const chosen = useSignal<MeantWord | null>(null);
  const drills = useDrills();
  useEffect(() => {
    drills.open().catch(reportFailure);
  }, [drills]);
  const initials = [...new Set(list.map(({ word }) => word.slice(0, 1)))];
  return (
    <>
      <div class="tip-meaning" role="status">
        {chosen.value === null ? (
          <p class="hint">{short.choose}</p>
        ) : (
          <>
            <p>
              <b>{chosen.value.word}</b>:{' '}
              {chosen.value.meaning === null ? (
                short.noMeaning
              ) : (
                <span lang="en">{chosen.value.meaning}</span>
              )}
            </p>
            <HookLists word={chosen.value.word} />
          </>
        )}
      </div>
      {initials.map((initial) => (
        <div key={initial} class="tip-words">
          {list
            .filter(({ word }) => word.startsWith(initial))
            .map((one) => (
              <WordButton
                key={one.word}
                word={one.word}
                isChosen={chosen.value?.word === one.word}
                onChoose={() => {
                  chosen.value = one;
                }}
              />
            ))}
        </div>
      ))}
    </>
  );
}

export function ShortWords() {
  const words = tipsTexts.value;
  const wanted = useSignal<'twos' | 'threes'>('twos');
  // The rulebooks' word lists are English.
  const dictionary = useChosenLexicon();
  const isEnglish = dictionary.language === 'english';
  const list = useAnswer('shortList', wanted.value, dictionary);
  const button = (id: 'twos' | 'threes', name: string) => (
    <button
      type="button"
      aria-pressed={wanted.value === id}
      class={wanted.value === id ? 'primary' : ''}
      onClick={() => {
        wanted.value = id;
      }}
    >
      {name}
    </button>
  );
  return (
    <>
      <StudyDictionary />
      <div class="diagram-choice">
        {button('twos', words.short.two)}
        {button('threes', words.short.three)}
      </div>
      <p class="tip-links">
        <DrillLink deck="twos" /> {isEnglish && <DrillLink deck="hundred" />} <DrillLink deck="threes" />
      </p>
      {list === null ? (
        <p role="status">{words.opening}</p>
      ) : (
        <>
          {wanted.value === 'twos' && isEnglish && (
            <section aria-labelledby="tip-difference">
              <h2 id="tip-difference">{words.short.difference}</h2>
              <p>
                {list.absent.length === 0
                  ? words.short.noneAbsent
                  : words.short.absent(list.absent.join(' '))}{' '}
                {words.short.beyond(list.beyond.length, list.beyond.join(' '))}
              </p>
            </section>
          )}
          <WordQuiz list={list.words} dictionary={dictionary} />
          <WordList key={wanted.value} list={list.words} />
        </>
      )}
    </>
  );
}

export function QWords() {
  const words = tipsTexts.value;
  const list = useAnswer('shortList', 'q');
  return (
    <>
      <p class="tip-links">
        <DrillLink deck="q" />
      </p>
      <h2>{words.q.list}</h2>
      {list === null ? (
        <p role="status">{words.opening}</p>
      ) : (
        <>
          {list.absent.length > 0 && <p>{words.q.absent(list.absent.join(' '))}</p>}
          <WordQuiz list={list.words} keep="Q" />
          <WordList list={list.words} />
        </>
      )}
    </>
  );
}

export function HookExplorer() {
  const words = tipsTexts.value;
  const typed = useSignal('HAND');
  const dictionary = useChosenLexicon();
  const language = languageOf(dictionary.language);
  // Drops characters that no tile of the language shows.
  const read = readLetters(alphabetOf(language), foldText(language, typed.value));
  const word = read.join('');
  const short = useAnswer('shortList', 'threes', dictionary);
  const answer = useAnswer('card', word === '' ? null : { kind: 'word', letters: word }, dictionary);
  return (
    <>
      <StudyDictionary />
      <p class="tip-links">
        <DrillLink deck="hooks2" /> <DrillLink deck="hooks3" />
      </p>
      <form class="drill-form" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={words.hooks.word}
          value={typed.value}
          maxLength={15}
          autocomplete="off"
          spellcheck={false}
          onValue={(value) => {
            typed.value = value;
          }}
        />
      </form>
      <div role="status">
        {answer === null && word !== '' && <p>{words.opening}</p>}
        {answer?.kind === 'word' &&
          (answer.isWord ? (
            <>
              {answer.meaning !== null && (
                <p>
                  <b>{word}</b>: <span lang="en">{answer.meaning}</span>
                </p>
              )}
              <HookLists word={word} />
            </>
          ) : (
            <p>{words.hooks.noWord(word)}</p>
          ))}
      </div>
      {short !== null && <HookQuiz list={short.words} dictionary={dictionary} />}
    </>
  );
}
