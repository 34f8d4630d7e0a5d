/** The S coach: is the S worth playing here (H-03)? */

import { useSignal } from '@preact/signals';
import type { LessonPosition } from '../lesson-table.ts';
import { useReadingPlace } from '../reading-place.ts';
import { useAnswer } from '../use-answer.ts';
import { PositionFrame } from './position-frame.tsx';
import { inTenths, tipsTexts } from './tips-texts.ts';
import { useFeedback } from '../../page/page-context.ts';

/** Points that an S must gain to be worth playing, by the rulebooks. */
const WORTH_AN_S = 8;

function SQuestion({ position }: { readonly position: LessonPosition }) {
  const { announce } = useFeedback();
  const words = tipsTexts.value;
  const [spent] =
    useAnswer('candidates', { position, most: 1, by: 'score', letter: { tile: 'S', use: 'spent' } }) ?? [];
  const [kept] =
    useAnswer('candidates', { position, most: 1, by: 'score', letter: { tile: 'S', use: 'kept' } }) ?? [];
  const worthOfS = useAnswer('keeping', ['S']);
  const said = useSignal<boolean | null>(null);
  const solution = useReadingPlace<HTMLDivElement>(said.value);
  const gain = spent === undefined ? null : spent.score - (kept?.score ?? 0);
  const isWorth = gain !== null && gain >= WORTH_AN_S;
  return (
    <>
      <p>{words.s.question}</p>
      <div class="drill-form">
        {([true, false] as const).map((spends) => (
          <button
            key={String(spends)}
            type="button"
            disabled={worthOfS === null || said.value !== null || (spent === undefined && kept === undefined)}
            onClick={() => {
              said.value = spends;
              announce(spends === isWorth ? words.right : words.wrong);
              if (gain !== null) announce(words.s.gain(gain));
            }}
          >
            {spends ? words.s.yes : words.s.no}
          </button>
        ))}
      </div>
      {worthOfS === null && (
        <p class="hint" role="status">
          {words.opening}
        </p>
      )}
      {said.value !== null && (
        <div ref={solution} tabIndex={-1} class="drill-solution">
          <p class={said.value === isWorth ? 'verdict drill-right' : 'verdict drill-wrong'}>
            {said.value === isWorth ? words.right : words.wrong}
          </p>
          <p>{spent === undefined ? words.s.nothing : words.s.spent(spent.notation, spent.score)}</p>
          <p>{kept === undefined ? words.s.nothing : words.s.kept(kept.notation, kept.score)}</p>
          {gain !== null && (
            <p>
              {words.s.gain(gain)} {isWorth ? words.s.worth : words.s.notWorth}
            </p>
          )}
          {worthOfS !== null && <p class="hint">{words.s.learnt(inTenths(worthOfS, 'exceptZero'))}</p>}
        </div>
      )}
    </>
  );
}

export function SCoach({ number }: { readonly number: number }) {
  const position = useAnswer('practice', { number, with: 'S' });
  if (position === null) return <p role="status">{tipsTexts.value.opening}</p>;
  return (
    <PositionFrame tip="s" number={number} position={position}>
      <SQuestion key={number} position={position} />
    </PositionFrame>
  );
}
