/** Quizzes on words: which of these does the dictionary have? The others look much the same. */

import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { languageOf } from '@lexiko/languages';
import { alphabetOf, type Alphabet } from '@lexiko/words';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { readLetters } from '../../words/typed-letters.ts';
import type { MeantWord } from '../drills/drill-card.ts';
import { shuffled } from '../letter-tiles.tsx';
import { useAnswer } from '../use-answer.ts';
import { MarkQuiz } from './mark-quiz.tsx';
import { tipsTexts } from './tips-texts.ts';
import { extensionsOf, lookAlikes } from './word-variants.ts';

/** How many words are shown, and the most of them that are right: never all, and not always as many. */
const SHOWN = 8;
const MOST_RIGHT = 6;
/** Enough for some that are no words. */
const TRIED = 40;

interface Candidates {
  /** In any order; the dictionary decides which of them are words. */
  readonly candidates: readonly string[];
  /** The lessons' own if not given. */
  readonly dictionary?: WantedLexicon | undefined;
}

function Asked({ candidates, dictionary, onNext }: Candidates & { readonly onNext: () => void }) {
  const words = tipsTexts.value;
  const ruled = useAnswer('wordRuling', candidates, dictionary);
  const asked = useMemo(() => {
    if (ruled === null) return null;
    const good = ruled.filter(({ isWord, isHidden }) => isWord && !isHidden).map(({ word }) => word);
    const right = good.slice(0, 1 + Math.floor(Math.random() * MOST_RIGHT));
    const wrong = ruled.filter(({ isWord }) => !isWord).map(({ word }) => word);
    return { right, options: [...right, ...wrong.slice(0, SHOWN - right.length)].sort() };
  }, [ruled]);
  if (asked === null) return <p role="status">{words.opening}</p>;
  return (
    <MarkQuiz question={words.which} {...asked} none={words.noneRight} wrongly={words.noWords}>
      <button type="button" onClick={onNext}>
        {words.more}
      </button>
    </MarkQuiz>
  );
}

export interface WordQuizProps {
  readonly list: readonly MeantWord[];
  readonly dictionary?: WantedLexicon | undefined;
}

/** `draw` makes the candidates of a round from the letters of the words. */
function Quiz({
  list,
  dictionary,
  draw,
}: WordQuizProps & {
  readonly draw: (spelled: readonly Spelled[], alphabet: Alphabet) => readonly string[];
}) {
  const round = useSignal(1);
  const candidates = useMemo(() => {
    const alphabet = alphabetOf(languageOf(dictionary?.language ?? 'english'));
    return draw(
      list.map(({ word }) => readLetters(alphabet, word)),
      alphabet,
    );
  }, [list, round.value]);
  return (
    <section class="tip-asked" aria-labelledby="tip-quiz">
      <h2 id="tip-quiz">{tipsTexts.value.quiz}</h2>
      <Asked
        key={candidates.join(' ')}
        candidates={candidates}
        dictionary={dictionary}
        onNext={() => {
          round.value++;
        }}
      />
    </section>
  );
}

type Spelled = readonly string[];

/** Of the words of a list. `keep`: the letter of each that stays. */
export function WordQuiz({ keep, ...props }: WordQuizProps & { readonly keep?: string }) {
  return (
    <Quiz
      {...props}
      draw={(spelled) => [
        ...shuffled(spelled.map((word) => word.join(''))).slice(0, MOST_RIGHT),
        ...shuffled(lookAlikes(spelled, keep)).slice(0, TRIED),
      ]}
    />
  );
}

/** Of what a word becomes with one letter before or after it; a word of the list for each round. */
export function HookQuiz(props: WordQuizProps) {
  return (
    <Quiz
      {...props}
      draw={(spelled, { letters }) => {
        const word = spelled[Math.floor(Math.random() * spelled.length)] ?? [];
        return shuffled(extensionsOf(word, letters.filter(Boolean)));
      }}
    />
  );
}
