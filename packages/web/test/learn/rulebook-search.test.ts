/** Questions as newcomers type them into the rulebook, in several languages, and where the answer stands. */

import { configure, type PresetId } from '@lexiko/rules';
import { describe, expect, it } from 'vitest';
import { chaptersOf, isInBook, type SectionId } from '../../src/learn/rulebook/outline.ts';
import {
  searchIndex,
  sectionsAbout,
  type SearchedBook,
  type SearchIndex,
} from '../../src/learn/rulebook/search.ts';
import { page as englishTexts } from '@lexiko/texts/en/page';
import { page as germanTexts } from '@lexiko/texts/de/page';
import { page as frenchTexts } from '@lexiko/texts/fr/page';
import { page as spanishTexts } from '@lexiko/texts/es/page';
import { page as dutchTexts } from '@lexiko/texts/nl/page';
import { page as polishTexts } from '@lexiko/texts/pl/page';
import * as englishBook from '@lexiko/texts/en/rulebook/rulebook';
import * as germanBook from '@lexiko/texts/de/rulebook/rulebook';
import * as frenchBook from '@lexiko/texts/fr/rulebook/rulebook';
import * as spanishBook from '@lexiko/texts/es/rulebook/rulebook';
import * as dutchBook from '@lexiko/texts/nl/rulebook/rulebook';
import * as polishBook from '@lexiko/texts/pl/rulebook/rulebook';
import * as englishSearch from '@lexiko/texts/en/rulebook/search-words';
import * as germanSearch from '@lexiko/texts/de/rulebook/search-words';
import * as frenchSearch from '@lexiko/texts/fr/rulebook/search-words';
import * as spanishSearch from '@lexiko/texts/es/rulebook/search-words';
import * as dutchSearch from '@lexiko/texts/nl/rulebook/search-words';
import * as polishSearch from '@lexiko/texts/pl/rulebook/search-words';

const ENGLISH: SearchedBook = { texts: englishTexts, ...englishBook, ...englishSearch };
const GERMAN: SearchedBook = { texts: germanTexts, ...germanBook, ...germanSearch };
const FRENCH: SearchedBook = { texts: frenchTexts, ...frenchBook, ...frenchSearch };
const SPANISH: SearchedBook = { texts: spanishTexts, ...spanishBook, ...spanishSearch };
const DUTCH: SearchedBook = { texts: dutchTexts, ...dutchBook, ...dutchSearch };
const POLISH: SearchedBook = { texts: polishTexts, ...polishBook, ...polishSearch };

function bookOf(preset: PresetId, book: SearchedBook): SearchIndex {
  const configured = configure({ preset, sides: 2 });
  if (!configured.ok) throw new Error(configured.error.code);
  return searchIndex(configured.value, book);
}

const english = bookOf('deluxe', ENGLISH);
const latest = bookOf('collectible-2020', GERMAN);

/** The book that a question is put to: Deluxe, and for what it does not tell that of 2020. */
function bookFor(section: SectionId, book: SearchedBook): SearchIndex {
  return bookOf(isInBook(section, { preset: 'deluxe' }) ? 'deluxe' : 'collectible-2020', book);
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

const FRENCH_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['Comment échanger mes lettres ?', 'exchange'],
  ['changer de jetons', 'exchange'],
  ['Qui commence ?', 'start'],
  ['Combien vaut un joker ?', 'blanks'],
  ['jeton blanc', 'blanks'],
  ['Les noms propres sont-ils admis ?', 'dictionary'],
  ['mot compte triple', 'premiums'],
  ['Est-ce que les cases bonus comptent deux fois ?', 'premiums'],
  ['bonus de 50 points', 'fifty'],
  ['Qu’est-ce qu’un bingo ?', 'fifty'],
  ['Que faire si je ne peux pas jouer ?', 'pass'],
  ['sauter mon tour', 'pass'],
  ['quelqu’un a joué un mot inventé', 'challenge'],
  ['pénalité pour une contestation fausse', 'ruling'],
  ['Quand la partie est-elle finie ?', 'ending'],
  ['Que deviennent les lettres non jouées ?', 'settling'],
  ['egalite', 'settling'],
  ['peut-on jouer en diagonale', 'placing'],
  ['le même mot deux fois', 'forms'],
  ['pluriels', 'forms'],
  ['Combien de points vaut chaque lettre ?', 'set'],
  ['Combien y a-t-il de jetons ?', 'set'],
  ['temps par tour', 'timer'],
  ['jouer tout seul', 'solitaire'],
  ['chercher dans le dictionnaire', 'lookup'],
  ['Comment compte-t-on les points ?', 'score'],
  ['l’étoile du milieu', 'opening'],
  ['Qui a inventé le jeu ?', 'history'],
  ['abandonner', 'leaving'],
];

const SPANISH_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['¿Cómo cambio mis fichas?', 'exchange'],
  ['cambio de letras', 'exchange'],
  ['¿Quién empieza?', 'start'],
  ['¿Cuánto vale un comodín?', 'blanks'],
  ['cuanto vale un comodin', 'blanks'],
  ['¿Se permiten nombres propios?', 'dictionary'],
  ['groserias', 'dictionary'],
  ['triple palabra', 'premiums'],
  ['¿Las casillas de premio cuentan dos veces?', 'premiums'],
  ['bono de 50 puntos', 'fifty'],
  ['¿Qué es un bingo?', 'fifty'],
  ['¿Qué pasa si no puedo jugar?', 'pass'],
  ['saltar mi turno', 'pass'],
  ['alguien jugó una palabra inventada', 'challenge'],
  ['castigo por una impugnacion fallida', 'ruling'],
  ['¿Cuándo termina la partida?', 'ending'],
  ['fichas que sobran', 'settling'],
  ['¿Quién gana un empate?', 'settling'],
  ['en diagonal', 'placing'],
  ['la misma palabra dos veces', 'forms'],
  ['¿Cuántos puntos vale cada letra?', 'set'],
  ['¿Cuántas fichas hay?', 'set'],
  ['limite de tiempo', 'timer'],
  ['jugar solo', 'solitaire'],
  ['consultar palabras', 'lookup'],
  ['¿Cómo se cuentan los puntos?', 'score'],
  ['primera palabra en el centro', 'opening'],
  ['¿Quién lo inventó?', 'history'],
  ['rendirse', 'leaving'],
  ['plurales', 'forms'],
];

const POLISH_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['Jak wymienić płytki?', 'exchange'],
  ['wymiana liter', 'exchange'],
  ['jak wymienic plytki', 'exchange'],
  ['Kto zaczyna?', 'start'],
  ['Ile wart jest blank?', 'blanks'],
  ['mydło', 'blanks'],
  ['Czy nazwy własne są dozwolone?', 'dictionary'],
  ['przekleństwa', 'dictionary'],
  ['potrójna premia słowna', 'premiums'],
  ['Czy premie liczą się drugi raz?', 'premiums'],
  ['50 punktów premii', 'fifty'],
  ['Co to jest bingo?', 'fifty'],
  ['Co jeśli nie mogę nic ułożyć?', 'pass'],
  ['spasować', 'pass'],
  ['ktoś ułożył zmyślone słowo', 'challenge'],
  ['kara za błędne sprawdzenie', 'ruling'],
  ['Kiedy kończy się gra?', 'ending'],
  ['pozostałe płytki', 'settling'],
  ['Kto wygrywa przy remisie?', 'settling'],
  ['na ukos', 'placing'],
  ['to samo słowo dwa razy', 'forms'],
  ['Ile punktów jest warta każda litera?', 'set'],
  ['Ile jest płytek?', 'set'],
  ['limit czasu na ruch', 'timer'],
  ['gra w pojedynkę', 'solitaire'],
  ['sprawdzanie słów w słowniku', 'lookup'],
  ['Jak liczy się punkty?', 'score'],
  ['pierwsze słowo na środku', 'opening'],
  ['Kto wymyślił tę grę?', 'history'],
  ['poddać się', 'leaving'],
  ['liczba mnoga', 'forms'],
];

const DUTCH_QUESTIONS: readonly (readonly [question: string, section: SectionId])[] = [
  ['Hoe wissel ik letters?', 'exchange'],
  ['letters ruilen', 'exchange'],
  ['Wie begint er?', 'start'],
  ['Hoeveel is een joker waard?', 'blanks'],
  ['Mogen eigennamen?', 'dictionary'],
  ['driedubbele woordwaarde', 'premiums'],
  ['Tellen bonusvakken twee keer?', 'premiums'],
  ['50 punten bonus', 'fifty'],
  ['Wat is een bingo?', 'fifty'],
  ['Wat als ik niet kan leggen?', 'pass'],
  ['beurt overslaan', 'pass'],
  ['iemand heeft een verzonnen woord gelegd', 'challenge'],
  ['straf voor onterecht aanvechten', 'ruling'],
  ['Wanneer is het spel afgelopen?', 'ending'],
  ['Wat gebeurt er met overgebleven letters?', 'settling'],
  ['gelijkspel', 'settling'],
  ['mag je diagonaal leggen', 'placing'],
  ['hetzelfde woord twee keer', 'forms'],
  ['Hoeveel punten is elke letter waard?', 'set'],
  ['Hoeveel stenen zijn er?', 'set'],
  ['tijdslimiet', 'timer'],
  ['alleen spelen', 'solitaire'],
  ['Mag ik woorden opzoeken?', 'lookup'],
  ['Hoe tel je de punten?', 'score'],
  ['eerste woord midden', 'opening'],
  ['Wie heeft het uitgevonden?', 'history'],
  ['opgeven', 'leaving'],
  ['meervoud', 'forms'],
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

  it.each(FRENCH_QUESTIONS)('answers « %s » with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, FRENCH)).slice(0, FIRST_FEW)).toContain(section);
  });

  it.each(SPANISH_QUESTIONS)('answers “%s” in Spanish with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, SPANISH)).slice(0, FIRST_FEW)).toContain(section);
  });

  it.each(POLISH_QUESTIONS)('answers “%s” in Polish with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, POLISH)).slice(0, FIRST_FEW)).toContain(section);
  });

  it.each(DUTCH_QUESTIONS)('answers ‘%s’ in Dutch with %s', (question, section) => {
    expect(sectionsAbout(question, bookFor(section, DUTCH)).slice(0, FIRST_FEW)).toContain(section);
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
