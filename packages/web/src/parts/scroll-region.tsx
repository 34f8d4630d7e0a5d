/**
 * A part of the page whose content may be larger than its room, a wide table mostly: it scrolls by itself, shows a shade
 * at every edge beyond which there is more, and can be reached by keys for as long as there is something to scroll.
 */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import './scroll-region.css';

/** Less than this is rounding. */
const SLACK_PX = 1;

/** The edges beyond which there is more, as classes. */
function hiddenEdges(region: HTMLElement): string {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = region;
  const edges = [
    scrollLeft > SLACK_PX && 'more-left',
    scrollLeft + clientWidth < scrollWidth - SLACK_PX && 'more-right',
    scrollTop > SLACK_PX && 'more-above',
    scrollTop + clientHeight < scrollHeight - SLACK_PX && 'more-below',
  ];
  return edges.filter((edge) => edge !== false).join(' ');
}

export function ScrollRegion({
  title,
  look = '',
  children,
}: {
  /** Read aloud to whoever comes here. */
  readonly title: string;
  /** A class of its own. */
  readonly look?: string;
  readonly children: ComponentChildren;
}) {
  const region = useRef<HTMLDivElement>(null);
  const edges = useSignal('');
  useEffect(() => {
    const { current } = region;
    if (current === null) return undefined;
    const notice = (): void => {
      edges.value = hiddenEdges(current);
    };
    const observer = new ResizeObserver(notice);
    observer.observe(current);
    for (const child of current.children) observer.observe(child);
    current.addEventListener('scroll', notice, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', notice);
    };
  }, []);
  return (
    <div class={`scroll-frame ${edges.value}`}>
      <div
        ref={region}
        class={`scroll-region ${look}`}
        tabIndex={edges.value === '' ? undefined : 0}
        role="group"
        aria-label={title}
      >
        {children}
      </div>
    </div>
  );
}
