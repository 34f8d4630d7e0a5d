/** What is wrong in a game file, in both languages: lines that cannot be read, and turns that the rules count otherwise. */

import {
  BLANK,
  type CommandProblem,
  type GcgFault,
  type GcgProblem,
  type Refusal,
  type ReplayFault,
  type ReplayProblem,
  type Tile,
} from '@lexiko/rules';
import { textByCode } from '@lexiko/texts';
import type { Language } from '../../settings.ts';
import type { Texts } from '../../texts/texts.ts';

/** By code, each with the fault of its own code. */
type Sayings<Fault extends { readonly code: string }> = {
  readonly [Code in Fault['code']]: (fault: Fault & { readonly code: Code }) => string;
};

interface FileFaultTexts {
  readonly line: (line: number, said: string) => string;
  readonly unreadable: Sayings<GcgFault>;
  /** What the rules say themselves is told in their words. */
  readonly counted: Sayings<Exclude<ReplayFault, { readonly code: 'BAD_PLACE' | 'ILLEGAL' }>>;
  /** The rules speak to whoever plays; these two read oddly in a file. */
  readonly notOnRack: (tiles: string) => string;
  readonly tooMany: (maximum: number) => string;
}

/** A line may be anything, also a whole page pasted without line breaks. */
const LONGEST = 40;

function quoted(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

const ENGLISH: FileFaultTexts = {
  line: (line, said) => `Line ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) =>
      `“${quoted(text)}” is neither a turn, which begins with >, nor a remark, which begins with #.`,
    BAD_PLAYER: ({ text }) => `“${quoted(text)}” does not name the next player by a word of their own.`,
    UNKNOWN_PLAYER: ({ id }) => `There is no player “${quoted(id)}”.`,
    BAD_RACK: ({ text }) => `“${quoted(text)}” are not letters of a rack; a blank is written ?.`,
    BAD_MOVE: ({ text }) => `“${quoted(text)}” is not a move.`,
    BAD_WORD: ({ text }) =>
      `“${quoted(text)}” is not a word: letters, and dots for those that lie there already.`,
    BAD_NUMBER: ({ text, field }) => `“${quoted(text)}” is not a ${field}.`,
    MISSING: ({ field }) => `The ${field} is missing.`,
    TOO_LONG: ({ what, most }) => `This is no game: a GCG file has at most ${most} ${what}.`,
    NO_GAME: () => 'There are neither players nor turns.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) => `The score is written as ${written} and counts ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) => `The total is written as ${written} and comes to ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) => `There are more of ${tile} than the box holds, which is ${held}.`,
    NOTHING_TO_WITHDRAW: () => 'There is no play of this player to take back.',
  },
  notOnRack: (tiles) => `The letters held do not include ${tiles}.`,
  tooMany: (maximum) => `Nobody can hold more than ${maximum} letters.`,
};

const GERMAN_FIELDS = {
  player: 'der Spieler',
  move: 'der Zug',
  word: 'das Wort',
  score: 'die Punkte',
  total: 'die Summe',
} as const;
const NO_NUMBER = { score: 'sind keine Punkte', total: 'ist keine Summe' } as const;

const GERMAN: FileFaultTexts = {
  line: (line, said) => `Zeile ${line}: ${said}`,
  unreadable: {
    NOT_A_LINE: ({ text }) =>
      `„${quoted(text)}“ ist weder ein Zug, der mit > beginnt, noch eine Bemerkung, die mit # beginnt.`,
    BAD_PLAYER: ({ text }) => `„${quoted(text)}“ nennt den nächsten Spieler nicht mit einem eigenen Wort.`,
    UNKNOWN_PLAYER: ({ id }) => `Einen Spieler „${quoted(id)}“ gibt es nicht.`,
    BAD_RACK: ({ text }) => `„${quoted(text)}“ sind keine Buchstaben einer Bank; ein Blanko schreibt sich ?.`,
    BAD_MOVE: ({ text }) => `„${quoted(text)}“ ist kein Zug.`,
    BAD_WORD: ({ text }) =>
      `„${quoted(text)}“ ist kein Wort: Buchstaben, und Punkte für die, die schon liegen.`,
    BAD_NUMBER: ({ text, field }) => `„${quoted(text)}“ ${NO_NUMBER[field]}.`,
    MISSING: ({ field }) => `Es ${field === 'score' ? 'fehlen' : 'fehlt'} ${GERMAN_FIELDS[field]}.`,
    TOO_LONG: ({ what, most }) =>
      `Das ist kein Spiel: Eine GCG-Datei hat höchstens ${most} ${what === 'turns' ? 'Züge' : 'Zeichen'}.`,
    NO_GAME: () => 'Es gibt weder Spieler noch Züge.',
  },
  counted: {
    WRONG_SCORE: ({ written, counted }) => `Der Zug steht mit ${written} Punkten da und zählt ${counted}.`,
    WRONG_TOTAL: ({ written, counted }) => `Die Summe steht mit ${written} da und beträgt ${counted}.`,
    TOO_MANY_OF_TILE: ({ tile, held }) => `Von ${tile} gibt es mehr, als im Spiel sind, nämlich ${held}.`,
    NOTHING_TO_WITHDRAW: () => 'Es gibt keinen Zug dieses Spielers, der zurückzunehmen wäre.',
  },
  notOnRack: (tiles) => `Unter den Buchstaben auf der Bank fehlt: ${tiles}.`,
  tooMany: (maximum) => `Mehr als ${maximum} Buchstaben kann niemand haben.`,
};

const TEXTS: Readonly<Record<Language, FileFaultTexts>> = { en: ENGLISH, de: GERMAN };

function say<Fault extends { readonly code: string }>(sayings: Sayings<Fault>, fault: Fault): string {
  // Each entry takes the fault of its own code, which the compiler cannot see through a computed key.
  const saying = sayings[fault.code as Fault['code']];
  return saying(fault);
}

/** A line that cannot be read. */
export function unreadableText({ tag }: Texts, problem: GcgProblem): string {
  const { line, unreadable } = TEXTS[tag];
  return line(problem.line, say<GcgFault>(unreadable, problem));
}

/** Where a file and the rules disagree. */
export function disagreementText(texts: Texts, problem: ReplayProblem): string {
  return TEXTS[texts.tag].line(problem.line, countedText(texts, problem));
}

function tileName({ game }: Texts, tile: Tile): string {
  return tile === BLANK ? game.blank : tile;
}

function countedText(texts: Texts, fault: ReplayFault): string {
  const { counted, notOnRack, tooMany } = TEXTS[texts.tag];
  switch (fault.code) {
    case 'BAD_PLACE':
      return textByCode<CommandProblem>(texts.commands.problems, fault.problem);
    case 'ILLEGAL':
      if (fault.refusal.code === 'TILE_NOT_ON_RACK')
        return notOnRack(fault.refusal.tiles.map((tile) => tileName(texts, tile)).join(', '));
      if (fault.refusal.code === 'TOO_MANY_TILES') return tooMany(fault.refusal.maximum);
      return textByCode<Refusal>(texts.refusals, fault.refusal);
    case 'TOO_MANY_OF_TILE':
      return counted.TOO_MANY_OF_TILE({ ...fault, tile: tileName(texts, fault.tile) });
    default:
      return say(counted, fault);
  }
}
