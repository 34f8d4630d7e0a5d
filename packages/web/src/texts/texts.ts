/** Every text of the page, by place. A language is one object of this type, so that the compiler finds what is missing. */

import type { Level } from '@lexiko/engine';
import type { QuickGame } from '../setup/quick-games.ts';
import type { SetupTexts } from './option-texts.ts';
import type { CommandTexts } from './command-texts.ts';
import type { CompanionTexts } from '@lexiko/texts/en/companion';
import type { TableTexts } from './table-texts.ts';
import type { EndReason, GameEvent, Options, PresetId, ScoredWord } from '@lexiko/rules';
import type { RefusalTexts } from '@lexiko/texts/en/refusals';
import type { AccountTexts } from './account-texts.ts';
import type { OnlineTexts } from './online-texts.ts';

export type Premium = 'letter2' | 'letter3' | 'letter4' | 'word2' | 'word3' | 'word4';
export type SquareMark =
  | Premium
  | 'centre'
  | 'bar'
  | 'cross'
  | 'blocked'
  | 'red'
  | 'blue'
  | 'green'
  | 'orange';
export type Reminder = 'pass-only-when-unable' | 'play-if-possible' | 'exchange-only-when-unable';
type PassCause = (GameEvent & { type: 'passed' })['cause'];
type StartCause = (GameEvent & { type: 'starter-chosen' })['how'];

export interface Texts {
  /** As in `lang`. */
  readonly tag: 'en' | 'de';
  readonly list: (words: readonly string[]) => string;
  readonly points: (count: number) => string;
  readonly common: Readonly<
    Record<
      | 'cancel'
      | 'close'
      | 'home'
      | 'settings'
      | 'help'
      | 'skip'
      | 'loading'
      | 'menu'
      | 'messages'
      | 'opening'
      | 'updateReady'
      | 'update',
      string
    >
  > & { readonly wordsReady: (count: string) => string; readonly tooLong: (characters: number) => string };
  readonly front: Readonly<
    Record<
      | 'tagline'
      | 'computer'
      | 'computerAbout'
      | 'level'
      | 'play'
      | 'together'
      | 'togetherAbout'
      | 'people'
      | 'more'
      | 'moreAbout'
      | 'quick'
      | 'goOn'
      | 'noGames'
      | 'over',
      string
    >
  > & { readonly removeGame: (who: string) => string; readonly removed: (who: string) => string };
  readonly quick: Readonly<Record<QuickGame, { readonly title: string; readonly about: string }>>;
  readonly levels: Readonly<Record<Level, { readonly name: string; readonly about: string }>>;
  readonly presets: Readonly<Record<PresetId, { readonly title: string; readonly about: string }>>;
  /** Options and their values, and the rest of the set-up. */
  readonly forms: SetupTexts;
  readonly table: TableTexts;
  readonly paper: CompanionTexts;
  readonly commands: CommandTexts;
  readonly setup: Readonly<
    Record<
      | 'title'
      | 'rulebook'
      | 'players'
      | 'addPlayer'
      | 'nameLabel'
      | 'kindLabel'
      | 'person'
      | 'remove'
      | 'deal'
      | 'dealAbout'
      | 'coach'
      | 'coachAbout'
      | 'start'
      | 'options'
      | 'alone'
      | 'sameName'
      | 'whoeverJoins'
      | 'noName'
      | 'needPerson'
      | 'you'
      | 'school',
      string
    >
  > & {
    readonly player: (number: number) => string;
    readonly target: (points: number) => string;
  };
  readonly game: Readonly<
    Record<
      | 'board'
      | 'rack'
      | 'scores'
      | 'sheet'
      | 'news'
      | 'unseen'
      | 'unseenAbout'
      | 'details'
      | 'play'
      | 'shuffle'
      | 'sort'
      | 'recall'
      | 'exchange'
      | 'pass'
      | 'challenge'
      | 'accept'
      | 'resign'
      | 'yourTurn'
      | 'yourTurnHint'
      | 'blank'
      | 'across'
      | 'down'
      | 'opening'
      | 'noLetter'
      | 'noBlank'
      | 'noSquare'
      | 'actions'
      | 'turn'
      | 'total'
      | 'player'
      | 'playColumn'
      | 'scoreColumn'
      | 'sheetEmpty'
      | 'selected'
      | 'finalWindow',
      string
    >
  > & {
    readonly turnOf: (name: string) => string;
    /** For whoever is to accept or challenge the last play. */
    readonly toAnswer: string;
    /** While the words are on their way; `share` is a percentage in words of the language. */
    readonly wordsComing: (share: string) => string;
    readonly playWaits: (share: string) => string;
    readonly answering: (name: string) => string;
    /** Somebody says whether a challenged play stands. */
    readonly ruling: (name: string) => string;
    readonly thinking: (name: string) => string;
    readonly hurried: (name: string) => string;
    readonly bag: (count: number) => string;
    readonly target: (points: number) => string;
    readonly mayChallenge: (words: string) => string;
    readonly displaced: (letters: string, squares: string) => string;
    readonly tile: (letter: string, points: number) => string;
    readonly blankAs: (letter: string) => string;
    readonly slot: (number: number, tile: string) => string;
    readonly laid: (letter: string, square: string) => string;
    readonly takenHome: (letter: string) => string;
    readonly ordered: (letters: string) => string;
    readonly preview: (words: readonly ScoredWord[], bonus: number, total: number) => string;
    /** Of words laid out, where the dictionary lies open. */
    readonly notValid: (words: readonly string[]) => string;
    readonly crosswordsPreview: (words: string, letters: number, fifty: number, dice: number) => string;
  };
  readonly squares: Readonly<Record<SquareMark, string>> & {
    readonly empty: string;
    readonly fresh: string;
    readonly yours: string;
    readonly cursor: (direction: string) => string;
  };
  readonly cover: Readonly<Record<'show' | 'hidden', string>> & {
    readonly title: (name: string) => string;
    readonly asked: (name: string) => string;
  };
  readonly dialogs: Readonly<
    Record<
      | 'blankTitle'
      | 'exchangeTitle'
      | 'exchangeAbout'
      | 'challengeTitle'
      | 'challengeAll'
      | 'challengeOne'
      | 'challenger'
      | 'resignTitle'
      | 'resignAbout'
      | 'passTitle'
      | 'passAbout'
      | 'passWithTiles',
      string
    >
  > & {
    readonly exchange: (count: number) => string;
    readonly exchangeLimit: (count: number) => string;
    /** What a challenge costs, by the rule of the game (S-29, W-26). */
    readonly challengeCost: Readonly<
      Record<Options['challenge.failPenalty'] | Options['cw.challenge.model'], string>
    >;
  };
  readonly reminders: Readonly<Record<Reminder, { readonly rule: string; readonly sentence: string }>>;
  readonly result: Readonly<
    Record<
      'title' | 'calledOff' | 'short' | 'again' | 'board' | 'saveJson' | 'saveGcg' | 'settled' | 'analyse',
      string
    >
  > & {
    readonly wins: (names: readonly string[]) => string;
    readonly yourTotal: (points: number) => string;
    readonly totalOf: (name: string, points: number) => string;
    readonly left: (name: string, letters: string, points: number) => string;
    readonly out: (name: string, letters: string, points: number) => string;
    readonly before: (points: number) => string;
    readonly tieBreak: (names: string, winner: string) => string;
    readonly targets: (points: string) => string;
  };
  readonly endings: Readonly<Record<EndReason, string>>;
  readonly events: {
    readonly dictionary: (name: string) => string;
    readonly drewForStart: (draws: readonly { readonly name: string; readonly tile: string }[]) => string;
    readonly rolledForStart: (rolls: readonly { readonly name: string; readonly dice: string }[]) => string;
    readonly starts: (name: string, how: StartCause) => string;
    readonly played: (name: string, words: string, points: number) => string;
    readonly dice: (rolls: string) => string;
    readonly exchanged: (name: string, count: number) => string;
    readonly passed: (name: string, cause: PassCause) => string;
    readonly challenged: (name: string, word: string | null) => string;
    readonly good: (words: string) => string;
    readonly bad: (words: string) => string;
    readonly withdrew: (name: string) => string;
    readonly scored: (name: string, points: number) => string;
    readonly willLose: (name: string) => string;
    readonly lost: (name: string) => string;
    readonly resigned: (name: string) => string;
    readonly agreed: (name: string) => string;
    readonly accepted: (name: string) => string;
    readonly ended: (reason: string) => string;
  };
  readonly sheetKinds: Readonly<
    Record<'lostTurn' | 'good' | 'bad' | 'points' | 'resigned' | 'left' | 'out' | 'pass', string>
  >;
  readonly settings: Readonly<
    Record<
      | 'theme'
      | 'system'
      | 'light'
      | 'dark'
      | 'contrast'
      | 'language'
      | 'pace'
      | 'calm'
      | 'quick'
      | 'motion'
      | 'sound'
      | 'soundOn'
      | 'soundOff'
      | 'soundQuestion'
      | 'soundYes'
      | 'unseen'
      | 'unseenShown'
      | 'unseenHidden'
      | 'motionFull'
      | 'motionNone',
      string
    >
  >;
  readonly help: { readonly keys: readonly (readonly [string, string])[]; readonly hand: readonly string[] };
  readonly online: OnlineTexts;
  readonly account: AccountTexts;
  /** The way to the rules; their own texts come with them. */
  readonly learn: Readonly<
    Record<'home' | 'homeAbout' | 'title' | 'about' | 'open' | 'rule' | 'steps' | 'stepsAbout', string>
  >;
  readonly failed: (reason: string) => string;
  readonly missing: string;
  readonly refusals: RefusalTexts;
}
