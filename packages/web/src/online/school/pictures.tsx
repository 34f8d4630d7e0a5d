/** The pictures on the cards of pupils: plain outlines that print in black and can be told apart by small children. */

import type { Picture } from '@lexiko/protocol';

/** Outlines in a square of 24. */
const OUTLINES: Readonly<Record<Picture, string>> = {
  sun: 'M12 7a5 5 0 1 1 0 10a5 5 0 1 1 0-10zM12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.1 2.1M17.7 17.7l2.1 2.1M4.2 19.8l2.1-2.1M17.7 6.3l2.1-2.1',
  moon: 'M16 3a9.5 9.5 0 1 0 5 13a8 8 0 0 1-5-13z',
  star: 'M12 2l3 6.8l7.2.8l-5.4 5l1.6 7.2l-6.4-3.7l-6.4 3.7l1.6-7.2l-5.4-5l7.2-.8z',
  heart: 'M12 21C5 15.5 2 12 2 8a5 5 0 0 1 10-1.5A5 5 0 0 1 22 8c0 4-3 7.5-10 13z',
  house: 'M2 12L12 3l10 9M5 10v11h14V10M10 21v-6h4v6',
  tree: 'M12 2l7 8h-4l5 7H4l5-7H5zM12 17v5',
  fish: 'M2 12c4-6 11-6 15 0c-4 6-11 6-15 0zM17 12l5-5v10zM6.5 11h.01',
  boat: 'M2 16h20l-3 5H5zM11 14V3L4 14zM14 14V6l6 8z',
  key: 'M7 9a4 4 0 1 1 0 8a4 4 0 1 1 0-8zM11 13h11v4M18 13v3',
  cup: 'M4 6h13v9a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 8h2a2.5 2.5 0 0 1 0 6h-2',
  flower:
    'M12 7a2.5 2.5 0 1 1 0 5a2.5 2.5 0 1 1 0-5zM12 7a3 3 0 1 1 0-5a3 3 0 0 1 0 5M9.7 9.5a3 3 0 1 1-5-2.5a3 3 0 0 1 5 2.5M14.3 9.5a3 3 0 1 0 5-2.5a3 3 0 0 0-5 2.5M12 12v10M12 19c-3 0-5-1-6-4M12 19c3 0 5-1 6-4',
  apple: 'M12 7c-3-2-8-1-8 5c0 5 4 10 8 8.5c4 1.5 8-3.5 8-8.5c0-6-5-7-8-5zM12 7c0-2 1-4 4-5',
  bell: 'M5 17c2-2 2-4 2-7a5 5 0 0 1 10 0c0 3 0 5 2 7zM10 20a2 2 0 0 0 4 0M12 5V2',
  leaf: 'M4 20C3 9 9 3 21 3c0 12-6 18-17 17zM4 20L14 10',
  cloud: 'M7 19a5 5 0 0 1-.5-10A6 6 0 0 1 18 10.5A4.3 4.3 0 0 1 17.5 19z',
  flag: 'M5 22V2M5 3h14l-4 5l4 5H5',
};

/** `label`: what a screen reader says; none where the word stands beside it. */
export function PictureMark({ picture, label }: { readonly picture: Picture; readonly label?: string }) {
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="picture-mark" viewBox="0 0 24 24" {...said}>
      <path d={OUTLINES[picture]} />
    </svg>
  );
}
