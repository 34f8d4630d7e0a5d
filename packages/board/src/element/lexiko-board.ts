/**
 * `<lexiko-board>`: a position or a game in any page. Attributes say what is shown; events say what people do. The look
 * is inside a shadow root and takes its colours from custom properties.
 */

import { h, render } from 'preact';
import { PRESET_IDS, type PresetId } from '@lexiko/rules';
import type { LexikoBoardEventMap } from './board-events.ts';
import { elementTexts, type ElementTexts } from './element-texts.ts';
import { ElementView } from './element-view.tsx';
import {
  emptyShown,
  readGcg,
  readLog,
  readPosition,
  readShown,
  type ShownGame,
  type ShownRules,
} from './shown-game.ts';
import style from './element.css?inline';

/** A file larger than any game. */
const LONGEST_FILE = 4_000_000;

/** Only where there are elements: importing this on a server does nothing. */
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (Object as unknown as typeof HTMLElement);

const SHOWN = ['cgp', 'gcg', 'log', 'src', 'preset', 'tiles'] as const;
const LOOK = ['turn', 'interactive', 'controls', 'label', 'lang'] as const;

let sheet: CSSStyleSheet | null = null;

/** One sheet for all elements of a page. */
function sharedSheet(): CSSStyleSheet {
  if (sheet === null) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
  }
  return sheet;
}

export class LexikoBoardElement extends Base {
  static readonly observedAttributes: readonly string[] = [...SHOWN, ...LOOK];

  #root: ShadowRoot | null = null;
  #game: ShownGame | null = null;
  #problem: string | null = null;
  /** `null`: the last one. */
  #turn: number | null = null;
  #isDue = false;
  #fetching: AbortController | null = null;

  connectedCallback(): void {
    if (this.#root === null) {
      this.#root = this.attachShadow({ mode: 'open' });
      this.#root.adoptedStyleSheets = [sharedSheet()];
    }
    this.#read();
  }

  disconnectedCallback(): void {
    this.#fetching?.abort();
    if (this.#root !== null) render(null, this.#root);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (before === now) return;
    if (name === 'turn') this.#turn = now === null ? null : Number.parseInt(now, 10) || 0;
    if (SHOWN.some((one) => one === name)) this.#read();
    else this.#draw();
  }

  /** Which turn is shown, from 0, the table before the first, to `turns`. */
  get turn(): number {
    return Math.max(0, Math.min(this.turns, this.#turn ?? this.turns));
  }

  set turn(turn: number) {
    this.#turn = turn;
    this.#draw();
  }

  /** How many turns the game has; 0 for a position. */
  get turns(): number {
    return (this.#game?.stops.length ?? 1) - 1;
  }

  /** Why nothing can be shown, as a code of the reader; `null`: it can. */
  get problem(): string | null {
    return this.#problem;
  }

  get #rules(): ShownRules {
    const preset = this.getAttribute('preset');
    return {
      preset: PRESET_IDS.find((id): id is PresetId => id === preset) ?? 'standard-2007',
      tiles: this.getAttribute('tiles') ?? 'english',
    };
  }

  get #texts(): ElementTexts {
    return elementTexts(this.closest('[lang]')?.getAttribute('lang') ?? navigator.language);
  }

  #read(): void {
    if (this.#root === null) return;
    this.#fetching?.abort();
    const [cgp, gcg, log, src] = ['cgp', 'gcg', 'log', 'src'].map((name) => this.getAttribute(name));
    if (src !== null && src !== undefined) {
      void this.#fetch(src);
      return;
    }
    const rules = this.#rules;
    this.#show(() => {
      if (typeof cgp === 'string') return readPosition(cgp, rules);
      if (typeof gcg === 'string') return readGcg(gcg, rules);
      if (typeof log === 'string') return readLog(log);
      return emptyShown(rules);
    });
  }

  async #fetch(src: string): Promise<void> {
    const fetching = new AbortController();
    this.#fetching = fetching;
    this.#game = null;
    this.#problem = null;
    this.#draw();
    try {
      const response = await fetch(src, { signal: fetching.signal });
      const text = response.ok ? await response.text() : '';
      if (fetching.signal.aborted) return;
      this.#show(() =>
        text === '' || text.length > LONGEST_FILE
          ? { ok: false, error: 'NOT_FOUND' }
          : readShown(text, this.#rules),
      );
    } catch {
      if (!fetching.signal.aborted) this.#show(() => ({ ok: false, error: 'NOT_FOUND' }));
    }
  }

  #show(read: () => ReturnType<typeof readShown>): void {
    const shown = read();
    this.#game = shown.ok ? shown.value : null;
    this.#problem = shown.ok ? null : shown.error;
    this.#draw();
    this.#tell(shown.ok ? 'lexiko-ready' : 'lexiko-problem', null);
  }

  /** Several changes are drawn together. */
  #draw(): void {
    if (this.#isDue || this.#root === null) return;
    this.#isDue = true;
    queueMicrotask(() => {
      this.#isDue = false;
      if (this.#root !== null && this.isConnected) render(this.#view(), this.#root);
    });
  }

  #view() {
    const texts = this.#texts;
    if (this.#game === null)
      return h(
        'p',
        { class: 'problem', role: 'status' },
        this.#problem === null ? texts.moves.loading : texts.moves.unreadable,
      );
    return h(ElementView, {
      game: this.#game,
      texts,
      turn: this.turn,
      label: this.getAttribute('label'),
      hasControls: this.getAttribute('controls') !== 'none',
      isInteractive: this.hasAttribute('interactive'),
      onTurn: (turn) => {
        this.turn = turn;
        this.#tell('lexiko-turn', { turn: this.turn, turns: this.turns });
      },
      onLaid: (play) => this.#tell('lexiko-laid', play),
      onPlay: (play) => this.#tell('lexiko-play', play),
    });
  }

  #tell<K extends keyof LexikoBoardEventMap>(type: K, detail: LexikoBoardEventMap[K]['detail']): void {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'lexiko-board': LexikoBoardElement;
  }
  interface HTMLElementEventMap extends LexikoBoardEventMap {}
}
