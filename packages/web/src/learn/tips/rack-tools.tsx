/** Tools on a rack: letter groups and leaves (H-04, H-06). */

import { useSignal } from '@preact/signals';
import { LetterTiles } from '../letter-tiles.tsx';
import { useAnswer } from '../use-answer.ts';
import { leaveFacts } from './leave-facts.ts';
import { GROUPS, groupsIn } from './letter-groups.ts';
import { MarkQuiz } from './mark-quiz.tsx';
import { drawn, PracticeRack, useRack } from './practice-rack.tsx';
import { inTenths, tipsTexts } from './tips-texts.ts';
import { useFeedback } from '../../page/page-context.ts';

/** The learner marks the groups that the rack holds, then sees the right ones. */
function GroupQuiz({ rack }: { readonly rack: readonly string[] }) {
  const words = tipsTexts.value.groups;
  return (
    <MarkQuiz
      question={words.question}
      options={GROUPS}
      right={groupsIn(rack)}
      none={words.none}
      wrongly={words.wrongly}
    />
  );
}

export function LetterGroups() {
  const rack = useRack();
  return (
    <>
      <PracticeRack rack={rack} />
      <GroupQuiz key={[...rack.value].sort().join('')} rack={rack.value} />
    </>
  );
}

function Meter({ kept }: { readonly kept: readonly string[] }) {
  const words = tipsTexts.value.keeping;
  const { good, vowels, consonants, isBalanced } = leaveFacts(kept);
  const worth = useAnswer('keeping', kept);
  return (
    <div class="tip-meter" role="status">
      <p>
        <b>{words.kept(kept.length === 0 ? words.nothing : kept.join(' '))}</b>
      </p>
      <p>
        {words.good(good)} · {words.balance(vowels, consonants)},{' '}
        {isBalanced ? words.balanced : words.unbalanced}
      </p>
      {worth !== null && (
        <>
          <meter
            min={-20}
            max={40}
            low={0}
            optimum={40}
            value={Math.max(-20, Math.min(40, worth))}
            aria-label={words.worth(inTenths(worth, 'exceptZero'))}
          />
          <p>
            <b>{words.worth(inTenths(worth, 'exceptZero'))}</b> <span class="hint">{words.worthAbout}</span>
          </p>
        </>
      )}
    </div>
  );
}

function Keeper({ rack }: { readonly rack: readonly string[] }) {
  const words = tipsTexts.value.keeping;
  const places = useSignal<ReadonlySet<number>>(new Set());
  return (
    <>
      <p>{words.about}</p>
      <div class="tip-words tip-keep" role="group" aria-label={words.about}>
        {rack.map((letter, place) => (
          <button
            key={place}
            type="button"
            class="tip-word"
            aria-pressed={places.value.has(place)}
            aria-label={words.keep(letter)}
            onClick={() => {
              const next = new Set(places.value);
              if (!next.delete(place)) next.add(place);
              places.value = next;
            }}
          >
            {letter}
          </button>
        ))}
      </div>
      {places.value.size > 0 && <Meter kept={rack.filter((_, place) => places.value.has(place))} />}
    </>
  );
}

/** Asks which of two three-letter leaves is worth more. */
function LeaveQuiz() {
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const pair = useSignal(drawnPair());
  const chosen = useSignal<number | null>(null);
  const [first, second] = pair.value;
  const worths = [useAnswer('keeping', first), useAnswer('keeping', second)];
  const [one, other] = worths;
  const better = (one ?? 0) >= (other ?? 0) ? 0 : 1;
  return (
    <section aria-labelledby="tip-leaves">
      <h2 id="tip-leaves">{words.keeping.quiz}</h2>
      <div class="tip-pair">
        {pair.value.map((kept, at) => (
          <button
            key={at}
            type="button"
            aria-pressed={chosen.value === at}
            disabled={one === null || other === null}
            onClick={() => {
              if (chosen.value !== null) return;
              chosen.value = at;
              announce(at === better ? words.right : words.wrong);
            }}
          >
            <LetterTiles letters={kept} />
            {chosen.value !== null && (
              <span class="hint">{words.keeping.worth(inTenths(worths[at] ?? 0, 'exceptZero'))}</span>
            )}
          </button>
        ))}
      </div>
      {chosen.value !== null && (
        <>
          <p class={chosen.value === better ? 'verdict drill-right' : 'verdict drill-wrong'}>
            {chosen.value === better ? words.right : words.wrong}
          </p>
          <button
            type="button"
            onClick={() => {
              pair.value = drawnPair();
              chosen.value = null;
            }}
          >
            {words.keeping.nextPair}
          </button>
        </>
      )}
    </section>
  );
}

function drawnPair(): readonly [readonly string[], readonly string[]] {
  const letters = drawn();
  return [letters.slice(0, 3), letters.slice(3, 6)];
}

export function LeaveMeter() {
  const rack = useRack();
  return (
    <>
      <PracticeRack rack={rack} />
      <Keeper key={rack.value.join('')} rack={rack.value} />
      <LeaveQuiz />
    </>
  );
}
