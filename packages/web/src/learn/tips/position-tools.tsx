/** Tools on a position: the S coach, and premium squares beside vowels (H-03, H-05). */

import { useSignal } from '@preact/signals';
import { formatSquare } from '@lexiko/rules/board';
import { PREMIUM_LABELS } from '@lexiko/board/parts';
import { lessonView, type LessonPosition } from '../lesson-table.ts';
import { useReadingPlace } from '../reading-place.ts';
import { useAnswer } from '../use-answer.ts';
import { PositionFrame } from './position-frame.tsx';
import { premiumNeighbours } from './premium-neighbours.ts';
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

export function PremiumSquares({ number }: { readonly number: number }) {
  const words = tipsTexts.value;
  const position = useAnswer('practice', { number });
  const isShown = useSignal(true);
  const plays = useAnswer('candidates', position === null ? null : { position, most: 200, by: 'score' });
  if (position === null) return <p role="status">{words.opening}</p>;
  const { layout } = lessonView(position).ruleset;
  const found = premiumNeighbours(layout, position.board);
  const textOf = ({ premium, vowels }: (typeof found)[number]): string =>
    `${PREMIUM_LABELS[premium]}, ${words.premiums.beside(vowels.join(' '))}`;
  const squares = new Set(found.map(({ square }) => square));
  const best = (plays ?? []).filter(({ tiles }) => tiles.some(([square]) => squares.has(square))).slice(0, 5);
  return (
    <PositionFrame
      tip="premiums"
      number={number}
      position={position}
      lessons={new Map(isShown.value ? found.map((one) => [one.square, textOf(one)] as const) : [])}
    >
      <label class="check tip-check">
        <input
          type="checkbox"
          checked={isShown.value}
          onChange={({ currentTarget }) => {
            isShown.value = currentTarget.checked;
          }}
        />
        <span>{words.premiums.overlay}</span>
      </label>
      {isShown.value && (
        <>
          <p>{words.premiums.found(found.length)}</p>
          <ul>
            {found.map((one) => (
              <li key={one.square}>
                <b>{formatSquare(layout, one.square)}</b> {textOf(one)}
              </li>
            ))}
          </ul>
          {best.length > 0 && (
            <details key={number}>
              <summary>{words.premiums.best}</summary>
              <ul>
                {best.map((one) => (
                  <li key={one.notation}>
                    <b>{one.notation}</b> {words.points(one.score)}
                  </li>
                ))}
              </ul>
            </details>
          )}
        </>
      )}
    </PositionFrame>
  );
}
