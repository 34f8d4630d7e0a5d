/** Help at a terminal, in German: keys, commands, and the rules of a game in short. */

import type { RuleCardTexts, TerminalHelpTexts } from '../../en/terminal/help.ts';
import { points, tilesAsObject } from '../grammar.ts';

export const terminalHelp: TerminalHelpTexts = {
  keysTitle: 'Tasten',
  commandsTitle: 'Befehle',
  keys: [
    ['Pfeile', 'über das Brett gehen'],
    ['Leertaste', 'zwischen waagrecht und senkrecht wechseln'],
    ['Buchstaben', 'legen (fehlt der Buchstabe: Blankostein); ? davor: Blankostein'],
    ['Rücktaste', 'letzten Buchstaben zurück; Escape nimmt alle zurück'],
    ['+', 'wo CH ein Buchstabe ist: C und H daraus, oder umgekehrt'],
    ['Enter', 'die gelegten Buchstaben spielen'],
    ['Tab', 'deine Buchstaben mischen'],
    [': oder Ziffer', 'einen Befehl tippen'],
  ],
  commands: {
    play: ['8F HORN', 'legt waagrecht ab F8; F8 HORN legt senkrecht'],
    through: ['8F (H)OR.', 'was schon liegt, in Klammern oder als Punkt'],
    blank: ['8F HoRN', 'kleine Buchstaben unter großen sind Blankosteine'],
    exchange: ['exchange QVV', 'tauscht Buchstaben (? ist ein Blankostein); auch: ex QVV'],
    draw: ['draw 2', 'zieht zum Tauschen; dann mit exchange zurücklegen'],
    pass: ['pass', 'passt'],
    challenge: ['challenge [WORT]', 'ficht den letzten Zug an, vor dem eigenen; accept: gilt'],
    start: ['start', 'beginnt deinen Zug; dann ist Anfechten zu spät'],
    retrieve: ['retrieve A3 N', 'nimmt den Blankostein auf A3 gegen dein N auf'],
    recycle: ['recycle F8 C', 'tauscht den Buchstaben auf F8 gegen dein C aus'],
    rearrange: ['rearrange 8F WORT', 'stellt das Wort dort um; from H8 sagt, welches Wort'],
    undo: ['undo', 'nimmt deinen letzten Zug zurück'],
    away: ['away NAME, back NAME', 'jemand vom Team geht oder kommt wieder'],
    lookup: ['lookup WORT', 'schlägt ein Wort nach'],
    browse: ['browse HO', 'Wörter, die mit HO beginnen; H.RN: passende Wörter'],
    anagram: ['anagram BUCHSTABEN', 'Wörter aus diesen Buchstaben'],
    list: ['list two, list q', 'kurze Wortlisten'],
    scores: ['scores, sheet', 'die Punkte; der Spielbericht mit jedem Zug'],
    unseen: ['unseen', 'die Restbuchstaben'],
    rules: ['rules, options', 'die Regeln dieses Spiels in Kürze; alle Regeln einzeln'],
    end: ['agree, resign', 'das Spiel gemeinsam beenden; aufgeben'],
    save: ['save, quit', 'wo das Spiel gesichert ist; aufhören, später weiter'],
  },
};

export const ruleCard: RuleCardTexts = {
  opening: (minimum) => `Das erste Wort bedeckt das Mittelfeld und hat mindestens ${tilesAsObject(minimum)}.`,
  placing:
    'Danach legst du in eine Reihe, ohne Lücke und an Buchstaben auf dem Brett. Alle neuen Wörter müssen gelten.',
  premiums: '2B und 3B vervielfachen einen Buchstaben, 2W und 3W das Wort, einmal; Buchstaben zuerst.',
  bonus: (count, score) => `Ab ${tilesAsObject(count)} in einem Zug gibt es ${points(score)} Bonus.`,
  blanks: 'Ein Blankostein steht für jeden Buchstaben und zählt nichts.',
  exchange: 'Statt zu legen kannst du tauschen oder passen.',
  exchangeWhile: (count) =>
    `Statt zu legen kannst du passen oder tauschen; tauschen nur mit mindestens ${tilesAsObject(count)} im Beutel.`,
  rearrange: 'Du kannst ein Wort umstellen, wenn du Buchstaben hinzufügst.',
  swap: 'Vor dem Legen kannst du Buchstaben auf dem Brett gegen deine austauschen, einen nach dem anderen.',
  retrieve: 'Du kannst einen Blankostein auf dem Brett gegen seinen Buchstaben aufnehmen.',
  finishLine: 'Wer zuerst sein Ziel erreicht, gewinnt.',
  endAlone: 'Das Spiel ist aus, wenn alle Buchstaben gelegt sind oder du aufhörst.',
  end: 'Das Spiel ist aus, wenn eine Seite alles gelegt hat oder niemand mehr legen kann. Übrige Buchstaben werden abgezogen.',
  cwOpening: 'Das erste Wort hat mindestens drei Buchstaben und liegt auf dem kleinen Kreuz (*).',
  cwTiles: (score, own) => `Jeder gelegte Buchstabe zählt ${score}, auf der eigenen Farbe ${own}.`,
  cwDice: (score, own) =>
    `Ein Buchstabe auf einem Kreuz (+) lässt würfeln: ${score} mal der Wurf, ${own} mal auf der eigenen Farbe.`,
  cwBonus: (score) =>
    `Ein Wort aus mehr als fünf Buchstaben, davon fünf gelegt, bringt ${points(score)} Bonus.`,
  cwExchange: 'Findest du kein Wort, kannst du bis zu drei Buchstaben tauschen.',
  cwForeign: { allowed: 'Fremdwörter gelten.', excluded: 'Fremdwörter gelten nicht.' },
  plurals: {
    onlyPlural: 'Was nur Mehrzahl sein kann, gilt nicht: CITIES nicht; BOATS, auch ein Verb, schon.',
    anyPlural: 'Was Mehrzahl sein kann, gilt nicht.',
    off: 'Die Mehrzahl gilt.',
  },
  cwEnd: (score) =>
    `Das Spiel ist aus, wenn niemand mehr legen kann; jeder übrige Buchstabe kostet ${points(score)}.`,
  checked: 'Wörter werden sofort geprüft; ungültige sind nicht möglich.',
  challenge: {
    allWords: 'Du kannst einen Zug anfechten, bis die nächste Seite handelt. Geprüft wird der ganze Zug.',
    singleWord: 'Du kannst ein Wort eines Zuges anfechten, bis die nächste Seite handelt.',
  },
  costs: {
    loseNextTurn: 'Wer falsch anficht, verliert den nächsten Zug.',
    none: 'Falsch anzufechten kostet nichts.',
    points: (score) => `Wer falsch anficht, gibt der anderen Seite ${points(score)}.`,
    loseGame: 'Wer falsch anficht, verliert das Spiel.',
    stake: (score) => `Eine Anfechtung bringt oder kostet ${points(score)}.`,
  },
  houseRules: (text) => `Hausregeln: ${text}`,
};
