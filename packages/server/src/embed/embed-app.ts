/**
 * Pages for frames on other sites (`/embed`) and oEmbed. They alone may be framed; they read no cookie, show what a
 * stranger may see, and change nothing.
 */

import type { PuzzleKind } from '@lexiko/analysis/puzzles';
import type { Context, Hono } from 'hono';
import type { Origins } from '../net/http/origins.ts';
import type { Environment } from '../net/http/request-routes.ts';
import type { PuzzleSets } from '../puzzles/puzzle-sets.ts';
import type { RecordService } from '../records/record-result.ts';
import { embeddedGame } from './embedded-game.ts';
import { embedPage, type EmbedPage } from './embed-page.ts';
import { oembed } from './oembed.ts';

/** What stands around an embedded board, in the reader's language. */
export interface EmbedWords {
  readonly language: string;
  readonly position: string;
  readonly puzzles: Readonly<Record<PuzzleKind, string>>;
  readonly answer: string;
  /** On the link to this server. */
  readonly open: string;
  /** The players of a game. */
  readonly players: (names: readonly string[]) => string;
}

/** Comes from outside, as all texts do. `tag`: as in `accept-language`. */
export type EmbedWording = (tag: string) => Promise<EmbedWords>;

export interface EmbedParts {
  readonly service: RecordService;
  readonly puzzles: PuzzleSets;
  readonly wording: EmbedWording;
  readonly origins: Origins;
}

const GAME_ID = /^[A-Za-z0-9_-]{1,40}$/u;
const HOST = /^[A-Za-z0-9.:[\]-]{1,255}$/u;
/** A game that is over stays as it is; only names may change. */
const GAME_SECONDS = 3600;
/** The puzzle of the day is another one soon. */
const PUZZLE_SECONDS = 600;
/** Pixels, in the language with the longest sentences. */
const AROUND = { game: 230, interactive: 270, puzzle: 310 } as const;
/** Longer ones do not fit into an address everywhere. */
const LONGEST_CGP = 1000;
const LONGEST_GCG = 6000;

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** What may be framed. */
function isEmbedPath(path: string): boolean {
  return path.startsWith('/embed/');
}

/** What an address shows: a title, and what to draw. */
interface Shown {
  readonly title: string;
  readonly board: EmbedPage['board'];
  readonly answer: EmbedPage['answer'];
  /** The part of our page with the same. */
  readonly route: string;
  readonly seconds: number;
  /** See `OEmbedRequest`. */
  readonly around: number;
}

/** Before the headers of the whole server, so that these come after them. */
export function openFrames(app: Hono<Environment>): void {
  app.use('*', async (context, next) => {
    await next();
    if (!isEmbedPath(context.req.path)) return;
    context.header('content-security-policy', POLICY);
    context.header('x-frame-options', undefined);
    context.header('cross-origin-resource-policy', 'cross-origin');
    // Other pages use the element, and it fetches its games.
    context.header('access-control-allow-origin', '*');
  });
}

export function addEmbed(app: Hono<Environment>, parts: EmbedParts): void {
  app.get('/embed/game/:game/file', async (context) => {
    const id = context.req.param('game');
    const game = GAME_ID.test(id) ? await embeddedGame(parts.service, id) : null;
    if (game === null) return missing(context);
    return context.body(game.text, 200, {
      'content-type': game.type,
      'cache-control': `public, max-age=${GAME_SECONDS}`,
    });
  });
  app.get('/embed/:kind/:id?', async (context, next) => {
    const { kind, id = '' } = context.req.param();
    // The files of the page that lie here have an ending.
    if (id === '' && kind !== 'position') return next();
    const words = await wordsFor(context, parts);
    const { pathname, search } = new URL(context.req.url);
    const shown = await shownAt(parts, words, { kind, id, query: new URLSearchParams(search) });
    if (shown === null) return missing(context);
    const origin = originOf(context, parts.origins);
    const theme = context.req.query('theme') ?? '';
    const page = embedPage({
      language: words.language,
      title: shown.title,
      board: { ...shown.board, ...(/^(?:light|dark|contrast)$/u.test(theme) ? { theme } : {}) },
      answer: shown.answer,
      link: { label: words.open, href: `/#/${shown.route}` },
      oembed: `${origin}/oembed?url=${encodeURIComponent(`${origin}${pathname}${search}`)}`,
    });
    return context.body(page, 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': `public, max-age=${shown.seconds}`,
      vary: 'accept-language',
    });
  });
  app.get('/oembed', async (context) => {
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
    if (format !== 'json') return context.text('Only JSON.\n', 501);
    const origin = originOf(context, parts.origins);
    const asked = URL.canParse(url) ? new URL(url) : null;
    if (asked === null || asked.host !== new URL(origin).host) return missing(context);
    const [, path, kind = '', id = ''] = asked.pathname.split('/');
    const words = await wordsFor(context, parts);
    const shown =
      path === 'embed' ? await shownAt(parts, words, { kind, id, query: asked.searchParams }) : null;
    if (shown === null) return missing(context);
    return context.json(
      oembed({
        origin,
        path: asked.pathname + asked.search,
        title: shown.title,
        maxWidth: sizeOf(maxwidth),
        maxHeight: sizeOf(maxheight),
        cacheSeconds: shown.seconds,
        around: shown.around,
      }),
      200,
      {
        'cache-control': `public, max-age=${shown.seconds}`,
        vary: 'accept-language',
        'access-control-allow-origin': '*',
      },
    );
  });
}

function missing(context: Context): Response {
  return context.text('There is nothing to show here.\n', 404, { 'cache-control': 'no-store' });
}

function sizeOf(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/u.test(text) ? Number(text) : null;
}

async function shownAt(
  { service, puzzles }: EmbedParts,
  words: EmbedWords,
  { kind, id, query }: { readonly kind: string; readonly id: string; readonly query: URLSearchParams },
): Promise<Shown | null> {
  switch (kind) {
    case 'game': {
      const game = GAME_ID.test(id) ? await embeddedGame(service, id) : null;
      if (game === null) return null;
      const turn = query.get('turn') ?? '';
      return {
        title: words.players(game.names),
        board: { src: `/embed/game/${id}/file`, ...(/^\d{1,4}$/u.test(turn) ? { turn } : {}) },
        answer: null,
        route: `online/game/${id}`,
        seconds: GAME_SECONDS,
        around: AROUND.game,
      };
    }
    case 'puzzle': {
      const found = puzzles.byId(id, service.parts.now());
      if (found === null) return null;
      const title = words.puzzles[found.puzzle.kind];
      const [best] = found.answers;
      return {
        title: found.square === null ? title : `${title}: ${found.square}`,
        board: { cgp: found.cgp, tiles: found.language, interactive: '' },
        answer: best === undefined ? null : { label: words.answer, text: `${best.move} +${best.score}` },
        route: 'learn/puzzles',
        seconds: PUZZLE_SECONDS,
        around: AROUND.puzzle,
      };
    }
    case 'position': {
      const [cgp, gcg] = [query.get('cgp'), query.get('gcg')];
      const preset = query.get('preset');
      const tiles = query.get('tiles');
      const given: Readonly<Record<string, string>> | null =
        cgp !== null && cgp.length <= LONGEST_CGP
          ? { cgp }
          : gcg !== null && gcg.length <= LONGEST_GCG
            ? { gcg }
            : null;
      if (id !== '' || given === null) return null;
      const rules = { ...(preset === null ? {} : { preset }), ...(tiles === null ? {} : { tiles }) };
      return {
        title: words.position,
        board: { ...given, ...rules, ...(query.has('interactive') ? { interactive: '' } : {}) },
        answer: null,
        route: 'learn',
        seconds: GAME_SECONDS,
        around: query.has('interactive') ? AROUND.interactive : AROUND.game,
      };
    }
    default:
      return null;
  }
}

function wordsFor(context: Context, { wording }: EmbedParts): Promise<EmbedWords> {
  return wording(context.req.query('lang') ?? context.req.header('accept-language')?.slice(0, 2) ?? 'en');
}

/** How the client calls this server. */
function originOf(context: Context, origins: Origins): string {
  const host = context.req.header('host') ?? '';
  const scheme = origins.isSecure(context.req.header('x-forwarded-proto')) ? 'https' : 'http';
  return `${scheme}://${HOST.test(host) ? host : 'localhost'}`;
}
