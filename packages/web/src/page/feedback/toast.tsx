/**
 * Messages over the page. Each goes by itself after some seconds, but not while somebody points at it or has the focus in
 * it, and each can be closed. They lie below the bar at the top, where a table shows its scores and nothing to be pressed.
 */

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../parts/icons.tsx';
import { texts } from '../../texts/current.ts';
import type { Offer } from '../offers.ts';
import { useFeedback, usePage } from '../page-context.ts';

/** Long enough to be read, and to be reached where there is something to do. */
const READ_MS = 12_000;
const ACT_MS = 30_000;

export function Toast({
  sentence,
  tone,
  children,
  onGone,
}: {
  readonly sentence: string;
  /** `failure` is read aloud at once, `news` when nothing else is said. */
  readonly tone: 'failure' | 'news';
  /** What can be done about it. */
  readonly children?: ComponentChildren;
  /** It was closed, or its time is over. */
  readonly onGone: (cause: 'closed' | 'over') => void;
}) {
  const { announce } = useFeedback();
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const gone = useRef(onGone);
  gone.current = onGone;
  const hold = (): void => clearTimeout(timer.current);
  const letGo = (): void => {
    hold();
    timer.current = setTimeout(() => gone.current('over'), children === undefined ? READ_MS : ACT_MS);
  };
  useEffect(() => {
    if (tone === 'news') announce(sentence);
    letGo();
    return hold;
  }, [sentence, tone]);
  return (
    <div
      class={`toast ${tone}`}
      role={tone === 'failure' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocusIn={hold}
      onFocusOut={letGo}
    >
      <p>{sentence}</p>
      {children}
      <button
        type="button"
        class="quiet round"
        aria-label={texts.value.common.close}
        onClick={() => onGone('closed')}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

function OfferToast({ made }: { readonly made: Offer }) {
  const { sentence, label, accept } = made;
  const { offers } = usePage();
  const putAway = (): void => offers.withdraw(made);
  return (
    <Toast sentence={sentence} tone="news" onGone={putAway}>
      <button
        type="button"
        class="primary"
        onClick={() => {
          putAway();
          accept();
        }}
      >
        {label}
      </button>
    </Toast>
  );
}

/** All that is shown now, one below the other. */
export function Toasts({ children }: { readonly children: ComponentChildren }) {
  const { offers } = usePage();
  const offer = offers.current.value;
  const Further = offers.further.value;
  return (
    <aside class="toasts" aria-label={texts.value.common.messages}>
      {children}
      {/* The same sentence again is a new offer: it is read out, and has its own time. */}
      {offer !== null && <OfferToast key={offer} made={offer} />}
      {Further !== null && <Further />}
    </aside>
  );
}
