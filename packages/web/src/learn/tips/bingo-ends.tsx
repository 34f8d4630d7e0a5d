/** Bingos: racks with the beginnings and endings they hold; the learner looks for the word (H-07). */

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ENGLISH } from '@lexiko/words';
import { useFeedback } from '../../page/page-context.ts';
import { TextField } from '../../parts/text-field.tsx';
import { readLetters } from '../../words/typed-letters.ts';
import { LetterTiles, shuffled } from '../letter-tiles.tsx';
import { useAnswer } from '../use-answer.ts';
import { arrangementsOf } from './letter-groups.ts';
import { PracticeRack, useRack } from './practice-rack.tsx';
import { tipsTexts } from './tips-texts.ts';
import { DrillLink } from './word-tools.tsx';

/** Further arrangements only repeat shorter beginnings and endings. */
const MOST_ARRANGEMENTS = 6;

/** Draws racks that always make a seven-letter word; random letters rarely do. */
export function BingoEnds() {
  const cards = useAnswer('deck', 'sevens');
  if (cards === null) return <p role="status">{tipsTexts.value.opening}</p>;
  return <BingoPractice racks={cards.map(({ letters }) => letters)} />;
}

/** What is said of a word that somebody tried to make with all tiles. */
function verdictOn(tried: string, letters: string, found: readonly string[]): string {
  const words = tipsTexts.value;
  if (found.includes(tried)) return words.right;
  return [...tried].sort().join('') === letters ? words.hooks.noWord(tried) : words.bingos.notAll;
}

function BingoPractice({ racks }: { readonly racks: readonly string[] }) {
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const draw = (): readonly string[] => shuffled([...(shuffled(racks)[0] ?? '')]);
  const rack = useRack(draw);
  const typed = useSignal('');
  /** What the learner tried last with these tiles. */
  const tried = useSignal<string | null>(null);
  const isShown = useSignal('');
  const letters = [...rack.value].sort().join('');
  const isWhole = rack.value.length === 7;
  const answer = useAnswer('card', isWhole ? { kind: 'anagrams', letters } : null);
  const found = answer?.kind === 'anagrams' ? answer.words.map(({ word }) => word) : null;
  useEffect(() => {
    typed.value = '';
    tried.value = null;
  }, [letters]);
  const arrangements = arrangementsOf(rack.value).slice(0, MOST_ARRANGEMENTS);
  return (
    <>
      <p class="tip-links">
        <DrillLink deck="sevens" /> <DrillLink deck="eights" /> <DrillLink deck="stems" />
      </p>
      <PracticeRack rack={rack} draw={draw} />
      <h2>{words.bingos.arranged}</h2>
      {arrangements.length === 0 && <p>{words.bingos.noneArranged}</p>}
      <ul class="tip-arrangements">
        {arrangements.map(({ beginning, middle, ending }) => (
          <li key={`${beginning} ${ending}`}>
            {beginning !== '' && <LetterTiles letters={[...beginning]} />}
            <span class="tip-middle">
              <LetterTiles letters={middle} />
            </span>
            {ending !== '' && <LetterTiles letters={[...ending]} />}
          </li>
        ))}
      </ul>
      {isWhole && (
        <form
          class="drill-form"
          onSubmit={(event) => {
            event.preventDefault();
            if (found === null || typed.value === '') return;
            tried.value = readLetters(ENGLISH, typed.value.toUpperCase()).join('');
            announce(verdictOn(tried.value, letters, found));
          }}
        >
          <TextField
            label={words.bingos.yours}
            value={typed.value}
            maxLength={15}
            autocomplete="off"
            spellcheck={false}
            onValue={(value) => {
              typed.value = value;
            }}
          />
          <button type="submit" class="primary" disabled={found === null}>
            {words.check}
          </button>
        </form>
      )}
      {tried.value !== null && found !== null && (
        <p class={found.includes(tried.value) ? 'verdict drill-right' : 'verdict drill-wrong'}>
          {verdictOn(tried.value, letters, found)}
        </p>
      )}
      {isWhole && (
        <button
          type="button"
          onClick={() => {
            isShown.value = letters;
          }}
        >
          {words.show}
        </button>
      )}
      <p role="status">
        {isShown.value === letters &&
          found !== null &&
          (found.length === 0 ? words.bingos.noWord : words.bingos.words(found.join(' ')))}
      </p>
    </>
  );
}
