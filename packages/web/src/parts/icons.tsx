/** Small drawings for buttons; their meaning is always in words too. */

const PATHS = {
  shuffle:
    'M3 7h3.5c4.5 0 5 10 9.5 10H20m-3-3 3 3-3 3M3 17h3.5c1.7 0 2.8-1.4 3.7-3M13 9.500C13.800 8 14.700 7 16 7H20m-3-3 3 3-3 3',
  sort: 'M4 6h9M4 12h6M4 18h3M17 5v14m-3-3 3 3 3-3',
  recall: 'M9 6 4 11l5 5M4 11h10a6 6 0 0 1 6 6v1',
  exchange: 'M4 8h14m-4-4 4 4-4 4M20 16H6m4 4-4-4 4-4',
  pass: 'M5 5l8 7-8 7zM17 5v14',
  play: 'M5 13l4.500 4.500L19 7',
  challenge:
    'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  variations: 'M12 4v4m0 8v4M4 12h4m8 0h4M9 9h6v6H9z',
  first: 'M18 5l-8 7 8 7zM6 5v14',
  previous: 'M15 5l-8 7 8 7z',
  next: 'M9 5l8 7-8 7z',
  last: 'M6 5l8 7-8 7zM18 5v14',
  command: 'M5 7l5 5-5 5M12 18h7',
  list: 'M8 6h12M8 12h12M8 18h12M4 6h.1M4 12h.1M4 18h.1',
  gear: 'M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6zM12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.100 2.100M16.300 16.300l2.100 2.100M18.400 5.600l-2.100 2.100M7.700 16.300l-2.100 2.100',
  help: 'M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.1',
  flag: 'M6 21V4h11l-2.500 4L17 12H6',
  close: 'M6 6l12 12M18 6L6 18',
  board: 'M4 4h16v16H4zM4 12h16M12 4v16',
  book: 'M12 6.500C10 5 7 4.500 3.500 4.500v14c3.500 0 6.500.5 8.500 2c2-1.500 5-2 8.500-2v-14c-3.500 0-6.500.5-8.500 2zM12 6.500v14',
  chart: 'M4 4v16h16M8 16v-4m4 4V8m4 8v-6',
  person:
    'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM4.500 20.500c.8-4 3.700-5.500 7.500-5.500s6.700 1.500 7.500 5.500',
  menu: 'M4 7h16M4 12h16M4 17h16',
  eye: 'M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12zM12 9.500a2.500 2.500 0 1 1 0 5a2.500 2.500 0 0 1 0-5z',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
