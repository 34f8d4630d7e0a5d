/** The words in which newcomers ask about a section where the rulebook itself uses others, in German. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'Sinn Zweck gewinnen Mitspieler wie viele Spieler Personen Ergebnis Durchschnitt',
    set: 'Buchstabenwert Verteilung wie viele Punkte Wert zählt jeder Buchstabe Größe Felder Farbe Spielbrett Plättchen Säckchen Steine Spielsteine',
    agreement: 'Hausregeln eigene Regeln ändern Optionen Einstellungen Varianten',
    dictionary:
      'erlaubt gültig zulässig Eigennamen Namen Orte Marken Abkürzung Fremdwort Fremdwörter Schimpfwort Schimpfwörter Umgangssprache Duden Wortliste',
    forms: 'Plural Konjugation Vergangenheit gleiches Wort zweimal doppelt wiederholen nochmal',
    lookup: 'schummeln mogeln Hilfe Tipp prüfen suchen Internet Handy',
    start: 'anfangen Anfang fängt zuerst Reihenfolge Startspieler erster',
    opening: 'erster Zug Anfang Start Stern Mitte',
    placing:
      'anlegen legen Spielsteine angrenzen berühren parallel neben diagonal schräg rückwärts Richtung verlängern verbinden',
    blanks: 'Joker leerer Stein Platzhalter blank null',
    refill: 'ziehen neue Steine nehmen verschieben liegende nachfüllen',
    score: 'Wertung werten rechnen berechnen zählen Punkte addieren',
    premiums:
      'Bonusfelder Prämienfelder Sonderfelder Farben rosa rot blau doppelter dreifacher Buchstabenwert Wortwert 2l 3l 2w 3w zweimal wieder',
    fifty: 'Bonus 50 Bingo sieben alle ganze Bank Prämie',
    exchange: 'Steine austauschen umtauschen wechseln schlechte Buchstaben loswerden',
    pass: 'aussetzen überspringen kein Wort kann nicht legen',
    challenge:
      'anzweifeln anfechten bezweifeln erfunden ungültig falsches Wort bluffen Bluff Schreibfehler Widerspruch',
    ruling: 'Strafe aussetzen verlieren falsch angezweifelt zurücknehmen Strafpunkte',
    ending: 'Ende vorbei aus fertig Schluss leer letzter Stein aufhören zu Ende',
    settling:
      'Sieger Gewinner gewinnt gewonnen Gleichstand unentschieden übrige restliche Steine Buchstaben abziehen Abzug Minuspunkte',
    leaving: 'aufgeben aufhören abbrechen verlassen weg Gegner',
    anagram: 'umstellen umordnen verschieben Anagramm',
    recycle: 'austauschen ersetzen Brett wechseln',
    retrieve: 'austauschen Joker Brett ersetzen wegnehmen',
    nine: '9 Steine mehr Buchstaben schnell Anfänger Kinder',
    finishLine: 'Wettlauf zuerst Punktziel kurzes Spiel schnell Vorgabe',
    timer: 'Zeit Uhr Minuten Sekunden Zeitlimit Bedenkzeit wie lange',
    teams: 'Team Paare Partner Klasse Schule Gruppe',
    solitaire: 'alleine einzeln ein Spieler solo',
    cwAim: 'Sinn Zweck gewinnen Spieler',
    cwBoard: 'Felder Farbe Ecken Spielbrett',
    cwStart: 'anfangen fängt zuerst ziehen wie viele Würfel',
    cwOpening: 'erster Zug Start Mitte Kreuz',
    cwPlaying: 'anlegen verbinden Joker Blanko diagonal schräg ziehen',
    cwScore: 'Wertung rechnen Würfel Bonus 50 Kreuz Farbe',
    cwExchange: 'tauschen austauschen passen aussetzen kein Wort kann nicht legen',
    cwWords: 'erlaubt gültig Plural Mehrzahl Fremdwörter Namen Wörterbuch',
    cwChallenge: 'anzweifeln anfechten Bluff ungültig Strafe',
    cwEnd: 'vorbei Schluss fertig letzter Stein Sieger Gleichstand restliche',
    cwPartners: 'Team Paare zu viert',
    tips: 'Wörter zwei Buchstaben Strategie Taktik besser verbessern gewinnen lernen',
    dosAndDonts: 'Fehler verboten erlaubt merken',
    history: 'erfunden Erfinder Ursprung wer Jahr Name alt',
    originalSets: 'Inhalt Karton Drehteller Holz Ausgabe Deluxe Schule',
  },
  emptyWords:
    'aber als am an auch auf aus bei beim bin bis da darf darfst das dass dem den der des dich die dies diese diesen dieses dir doch du durch dürfen ein eine einem einen einer eines er es für gibt geht hab habe haben hat ich ihm ihr im in ins ist ja jemand kann kannst können mal man mein meine meinen meiner mich mir mit muss müssen nach nicht noch nun nur ob oder ohne passiert schon sein seine sich sie sind so soll sollte über um und uns unser vom von vor wann war warum was welche welchen welcher welches wenn wer werde werden wie wieso wird wo zu zum zur',
  endings: /(?:en|er|es|em|e|n|s|t)$/u,
  doubled: null,
  joinsWords: true,
};
