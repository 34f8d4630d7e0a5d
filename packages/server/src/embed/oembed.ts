/** oEmbed (oembed.com): what a page that was given an address of ours shows instead of the bare link. Pure. */

import { escaped } from './embed-page.ts';

const SMALLEST = 240;
const USUAL = 480;
const LARGEST = 800;
/** Where it is narrower, the controls of a game take another line. */
const NARROW = 300;
const EXTRA = 60;

export interface OEmbed {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly provider_name: 'Lexiko';
  readonly provider_url: string;
  readonly title: string;
  readonly html: string;
  readonly width: number;
  readonly height: number;
  /** In seconds. */
  readonly cache_age: number;
}

export interface OEmbedRequest {
  /** `https://example.org`, of this server. */
  readonly origin: string;
  /** The path of the page to embed, with its query. */
  readonly path: string;
  readonly title: string;
  readonly maxWidth: number | null;
  readonly maxHeight: number | null;
  readonly cacheSeconds: number;
  /** The height of what there is around the board: title, players, rack, controls, link. */
  readonly around: number;
}

export function oembed({
  origin,
  path,
  title,
  maxWidth,
  maxHeight,
  cacheSeconds,
  around,
}: OEmbedRequest): OEmbed {
  const room = Math.min(maxWidth ?? USUAL, (maxHeight ?? LARGEST + around) - around, LARGEST);
  const width = Math.max(SMALLEST, Math.floor(room));
  const height = width + around + (width < NARROW ? EXTRA : 0);
  const html =
    `<iframe src="${escaped(origin + path)}" title="${escaped(title)}" width="${width}" height="${height}" ` +
    'style="border:0;max-width:100%" loading="lazy"></iframe>';
  return {
    version: '1.0',
    type: 'rich',
    provider_name: 'Lexiko',
    provider_url: origin,
    title,
    html,
    width,
    height,
    cache_age: cacheSeconds,
  };
}
