/** Tools about words: short ones by heart, Q without U, hooks (H-02, H-08, H-09). */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { MeantWord } from '../drills/drill-card.ts';
import { cardId, isFirm } from '../drills/drill-card.ts';
import { openDrills } from '../drills/drill-state.ts';
import { drillsTexts } from '../drills/drills-texts.ts';
import type { Deck } from '../drills/drill-plan.ts';
import { useFailureReporter, useAnswer } from '../use-answer.ts';
import { tipsTexts } from './tips-texts.ts';
import { useStore } from '../../page/page-context.ts';

export function DrillLink({ deck }: { readonly deck: Deck }) {
  return (
    <a class="tip-drill" href={`#/learn/drills/${deck}`}>
      {tipsTexts.value.drill(drillsTexts.value.deck[deck].name)}
    </a>
  );
}

/** Whoever has a mark behind a word can also read what it means. */
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
  const card = useStore(openDrills).cards.value.get(cardId({ kind: 'word', letters: word }));
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
  const hooks = useAnswer('hooks', word);
  if (hooks === null) return null;
  const listed = (list: readonly string[]): string => (list.length === 0 ? words.none : list.join(' '));
  const inner = [
    ...(hooks.inner.first ? [word.slice(1)] : []),
    ...(hooks.inner.last ? [word.slice(0, -1)] : []),
  ];
  const inside = hooks.middle.map(({ at, letter }) => word.slice(0, at) + letter + word.slice(at));
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

/** Words by their first letter; the chosen one is explained. */
function WordList({ list }: { readonly list: readonly MeantWord[] }) {
  const reportFailure = useFailureReporter();
  const { short } = tipsTexts.value;
  const chosen = useSignal<MeantWord | null>(null);
  const drills = useStore(openDrills);
  useEffect(() => {
    drills.open().catch(reportFailure);
  }, []);
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
  const list = useAnswer('shortList', wanted.value);
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
      <div class="diagram-choice">
        {button('twos', words.short.two)}
        {button('threes', words.short.three)}
      </div>
      <p class="tip-links">
        <DrillLink deck="twos" /> <DrillLink deck="hundred" /> <DrillLink deck="threes" />
      </p>
      {list === null ? (
        <p role="status">{words.opening}</p>
      ) : (
        <>
          {wanted.value === 'twos' && (
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
          <WordList list={list.words} />
        </>
      )}
    </>
  );
}

export function HookExplorer() {
  const words = tipsTexts.value;
  const typed = useSignal('HAND');
  const word = typed.value.toUpperCase().replace(/[^A-Z]/gu, '');
  const answer = useAnswer('card', word === '' ? null : { kind: 'word', letters: word });
  return (
    <>
      <p class="tip-links">
        <DrillLink deck="hooks2" /> <DrillLink deck="hooks3" />
      </p>
      <form class="drill-form" onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.hooks.word}
          <input
            type="text"
            value={typed.value}
            maxLength={15}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
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
    </>
  );
}
