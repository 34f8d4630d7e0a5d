/** Questions as newcomers type them into the rulebook, in both languages, and where the answer stands. */

import { configure, type PresetId } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { chaptersOf, isInBook, type SectionId } from '../../src/learn/rulebook/outline.ts';
import { searchIndex, sectionsAbout, type SearchIndex } from '../../src/learn/rulebook/search.ts';
import { page as ENGLISH } from '@lexiko/texts/en/page';
import { page as GERMAN } from '@lexiko/texts/de/page';
import type { Texts } from '../../src/texts/texts.ts';

function bookOf(preset: PresetId, texts: Texts): SearchIndex {
  const configured = configure({ preset, sides: 2 });
  if (!configured.ok) throw new Error(configured.error.code);
  return searchIndex(configured.value, texts);
}

const english = bookOf('deluxe', ENGLISH);
const latest = bookOf('collectible-2020', GERMAN);

/** The book that a question is put to: Deluxe, and for what it does not tell that of 2020. */
function bookFor(section: SectionId, texts: Texts): SearchIndex {
  return bookOf(isInBook(section, { preset: 'deluxe' }) ? 'deluxe' : 'collectible-2020', texts);
}

const ENGLISH_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['How do I swap my tiles?', 'exchange'],
  ['can I swap tiles', 'exchange'],
  ['Who goes first?', 'start'],
  ['How much is a blank worth?', 'blanks'],
  ['wildcard', 'blanks'],
  ['are proper nouns allowed', 'dictionary'],
  ['swear words', 'dictionary'],
  ['triple word score', 'premiums'],
  ['Do bonus squares count twice?', 'premiums'],
  ['50 point bonus', 'fifty'],
  ['what is a bingo', 'fifty'],
  ['What happens if I cannot play?', 'pass'],
  ['skip my turn', 'pass'],
  ['someone played a fake word', 'challenge'],
  ['penalty for a wrong challenge', 'ruling'],
  ['When does the game end?', 'ending'],
  ['what about leftover tiles', 'settling'],
  ['who wins a tie', 'settling'],
  ['may words go diagonally', 'placing'],
  ['Can I play the same word twice?', 'forms'],
  ['How many points is each letter worth?', 'set'],
  ['how many tiles are there', 'set'],
  ['time limit per turn', 'timer'],
  ['playing alone', 'solitaire'],
  ['can I use a dictionary', 'dictionary'],
  ['looking up words', 'lookup'],
  ['how is the score counted', 'score'],
  ['first word middle of the board', 'opening'],
  ['who invented it', 'history'],
  ['give up', 'leaving'],
  ['exch', 'exchange'],
  ['S-25', 'challenge'],
];

const GERMAN_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['Wie tausche ich Buchstaben?', 'exchange'],
  ['Steine austauschen', 'exchange'],
  ['Wer fängt an?', 'start'],
  ['Was zählt ein Joker?', 'blanks'],
  ['Sind Eigennamen erlaubt?', 'dictionary'],
  ['dreifacher Wortwert', 'premiums'],
  ['Zählen Bonusfelder zweimal?', 'premiums'],
  ['50 Punkte Bonus', 'fifty'],
  ['Was ist ein Bingo?', 'fifty'],
  ['Was passiert, wenn ich nicht legen kann?', 'pass'],
  ['aussetzen', 'pass'],
  ['jemand hat ein erfundenes Wort gelegt', 'challenge'],
  ['Strafe für falsches Anzweifeln', 'ruling'],
  ['Wann ist das Spiel zu Ende?', 'ending'],
  ['Was ist mit übrigen Steinen?', 'settling'],
  ['Gleichstand', 'settling'],
  ['darf man schräg legen', 'placing'],
  ['dasselbe Wort zweimal', 'forms'],
  ['Wie viele Punkte hat jeder Buchstabe?', 'set'],
  ['Wie viele Steine gibt es?', 'set'],
  ['Zeitlimit', 'timer'],
  ['alleine spielen', 'solitaire'],
  ['Darf ich nachschlagen?', 'lookup'],
  ['Wie werden Punkte gezählt?', 'score'],
  ['erstes Wort Mitte', 'opening'],
  ['Wer hat es erfunden?', 'history'],
  ['aufgeben', 'leaving'],
  ['Mehrzahl', 'forms'],
];

/** Answers that are shown without scrolling far. */
const FIRST_FEW = 3;

describe('the search in the rulebook', () => {
  it.each(ENGLISH_QUESTIONS)('answers “%s” with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, ENGLISH)).slice(0, FIRST_FEW)).toContain(section);
  });

  it.each(GERMAN_QUESTIONS)('answers „%s“ with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, GERMAN)).slice(0, FIRST_FEW)).toContain(section);
  });

  it('takes a single letter for one of the game', () => {
    expect(sectionsAbout('Q', latest)).toEqual(['set', 'tips']);
  });

  it('answers from the book of the game', () => {
    expect(sectionsAbout('can I swap tiles', bookOf('crosswords', ENGLISH))[0]).toBe('cwExchange');
    expect(sectionsAbout('Wann ist das Spiel vorbei?', bookOf('crosswords', GERMAN))[0]).toBe('cwEnd');
  });

  it('shows the whole book to whoever asks nothing, chapter by chapter', () => {
    const all = sectionsAbout('  ', english);
    expect(all[0]).toBe('aim');
    expect(chaptersOf(all).flatMap(({ ids }) => ids)).toEqual(all);
  });

  it('puts the chapter of the best answer first', () => {
    const found = sectionsAbout('swap tiles', english);
    expect(chaptersOf(found)[0]?.ids[0]).toBe(found[0]);
  });

  it('leaves out what a question asks for and no rule tells, and finds nothing where nothing is told', () => {
    expect(sectionsAbout('exchange xylophones', english)).toContain('exchange');
    expect(sectionsAbout('xylophones', english)).toEqual([]);
  });
});
