/** The options of Crosswords in German. */

import type { CrosswordsOptionTexts } from '../../option-texts.ts';

const OFF_ON = { off: 'Aus', on: 'An' };
const YES_NO = { true: 'Ja', false: 'Nein' };

export const crosswordsOptions: CrosswordsOptionTexts = {
  'cw.layout': {
    name: 'Brett',
    about: 'Vier farbige Arme auf großem Brett, oder vier Viertel auf kleinem.',
    values: { arms15: 'Arme, 15 × 15', quadrants11: 'Viertel, 11 × 11' },
  },
  'cw.corners': {
    name: 'Ecken',
    about: 'Außerhalb des großen Kreuzes.',
    values: { playable: 'Bespielbar', blocked: 'Gesperrt' },
  },
  'cw.crosses': { name: 'Kreuze', about: 'Die Felder, auf denen gewürfelt wird.' },
  'cw.opening': {
    name: 'Erstes Wort',
    about: 'Auf einem Balken des kleinen Kreuzes, oder über die Mitte.',
    values: { plus5: 'Auf dem kleinen Kreuz', centreSquare: 'Über die Mitte' },
  },
  'cw.centreBonus': {
    name: 'Würfeln auf dem kleinen Kreuz',
    about: 'Bei den ersten Wörtern.',
    values: YES_NO,
  },
  'cw.dice': { name: 'Würfel', about: 'Wie viele geworfen werden.', values: { '1': 'Einer', '2': 'Zwei' } },
  'cw.rollPer': {
    name: 'Gewürfelt wird',
    about: 'Für jedes belegte Kreuz, oder einmal pro Zug.',
    values: { square: 'Für jedes Kreuz', turn: 'Einmal pro Zug' },
  },
  'cw.crossAdds': {
    name: 'Würfelpunkte',
    about: 'Zusätzlich zu den Punkten des Buchstabens, oder statt ihrer.',
    values: { true: 'Zusätzlich', false: 'Stattdessen' },
  },
  'cw.counted': {
    name: 'Gezählte Buchstaben',
    about: 'Die gelegten, das ganze Hauptwort, oder alle Wörter.',
    values: { placed: 'Die gelegten', mainWord: 'Das Hauptwort', allWords: 'Alle Wörter' },
  },
  'cw.bonus50': {
    name: '50 Punkte für',
    about: 'Was den Bonus bringt.',
    values: {
      over5AndPlaced5: 'Langes Wort mit fünf gelegten',
      placed5: 'Fünf gelegte',
      over5: 'Ein langes Wort',
    },
  },
  'cw.blankPoints': {
    name: 'Ein Blankostein zählt',
    about: 'Gelegt oder übrig.',
    values: { '5': 'Wie ein Buchstabe', '0': 'Nichts' },
  },
  'cw.exchange.when': {
    name: 'Tauschen',
    about: 'Nur wer kein Wort findet, auf Ehre oder geprüft, oder jederzeit.',
    values: { honour: 'Auf Ehre', solver: 'Geprüft', free: 'Jederzeit' },
  },
  'cw.exchange.order': {
    name: 'Beim Tauschen',
    about: 'Zurücklegen, bevor oder nachdem du die neuen siehst.',
    values: { discardFirst: 'Erst zurücklegen', drawFirst: 'Erst ziehen' },
  },
  'cw.challenge.model': {
    name: 'Was Anfechten wert ist',
    about: 'Wer 25 Punkte und einen Extrazug bekommt oder verliert.',
    values: {
      mover: 'Für oder gegen den Spieler',
      loserPays: 'Der Verlierer zahlt',
      zeroSum: 'Verlierer zahlt Gewinner',
      challenger: 'Für oder gegen den Anfechtenden',
    },
  },
  'cw.challenge.badWord': {
    name: 'Ein ungültiges Wort',
    about: 'Kommt vom Brett oder bleibt liegen.',
    values: { removed: 'Kommt weg', stays: 'Bleibt' },
  },
  'cw.plurals': {
    name: 'Mehrzahl',
    about: 'Welche Wörter in der Mehrzahl nicht erlaubt sind.',
    values: { onlyPlural: 'Reine Mehrzahl', anyPlural: 'Jede mögliche', off: 'Keine' },
  },
  'cw.foreign': {
    name: 'Fremdwörter',
    about: 'Nach einer Liste ausgeschlossen, oder erlaubt.',
    values: { exclusionList: 'Ausgeschlossen', off: 'Erlaubt' },
  },
  'cw.end': {
    name: 'Das Spiel endet',
    about: 'Wenn alle ihre Buchstaben gelegt haben, oder schon beim Ersten.',
    values: { allExhausted: 'Wenn alle fertig sind', firstOut: 'Wenn einer fertig ist' },
  },
  'cw.coloursEach': {
    name: 'Farben pro Spieler',
    about: 'Zu zweit kann jeder zwei gegenüberliegende Arme haben.',
    values: { '1': 'Eine', '2': 'Zwei' },
  },
  'cw.partners': { name: 'Partner', about: 'Vier Spieler in zwei Paaren.', values: OFF_ON },
  'cw.partnerRacks': {
    name: 'Buchstaben der Partner',
    about: 'Ob Partner einander in die Bank sehen.',
    values: { hidden: 'Verdeckt', shared: 'Gemeinsam' },
  },
  'cw.letters': { name: 'Buchstaben im Spiel', about: 'Wie viele von jedem; zusammen 120.' },
};
