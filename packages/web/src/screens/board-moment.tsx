/**
 * Shows over the board for a moment what just happened: a bingo once and briefly, the verdict on a challenge for two
 * seconds. Read aloud and written elsewhere as well, so it is for the eye alone and takes no press away from the board.
 */

import { useSignal } from '@preact/signals';
import { eventText } from '@lexiko/texts';
import { useEffect, useRef } from 'preact/hooks';
import { useFeedback } from '../page/page-context.ts';
import type { TableSnapshot } from '../table/snapshot.ts';
import { texts } from '../texts/current.ts';
import { eventContext } from '../texts/people.ts';
import { momentSince } from './moments.ts';
import './board-moment.css';

const HELD_MS = 2000;

interface Shown {
  readonly kind: 'bingo' | 'good' | 'bad';
  readonly text: string;
}

export interface BoardMomentProps {
  readonly snapshot: TableSnapshot;
}

export function BoardMoment({ snapshot }: BoardMomentProps) {
  const { mayMove } = useFeedback();
  const shown = useSignal<Shown | null>(null);
  const { length } = snapshot.events;
  // What was there when the table was opened is no news.
  const known = useRef(length);
  useEffect(() => {
    const moment = momentSince(snapshot.events, known.current);
    known.current = length;
    if (moment === null || (moment.kind === 'bingo' && !mayMove())) return;
    const words = texts.peek();
    const text =
      moment.kind === 'bingo'
        ? words.game.bingo(moment.points)
        : eventText(words, moment.seen, eventContext(snapshot));
    shown.value = text === null ? null : { kind: moment.kind, text };
  }, [length]);
  const now = shown.value;
  useEffect(() => {
    if (now === null) return;
    const timer = setTimeout(() => {
      shown.value = null;
    }, HELD_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now === null ? null : (
    <p class={`board-moment ${now.kind}`} aria-hidden="true">
      {now.text}
    </p>
  );
}
