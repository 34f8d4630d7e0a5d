/** The words in which newcomers ask about a section where the rulebook itself uses others. Not shown anywhere. */

import type { Language } from '../../page/settings.ts';
import type { SectionId } from './outline.ts';

type AskedAs = Readonly<Partial<Record<SectionId, string>>>;

const ENGLISH: AskedAs = {
  aim: 'goal object purpose win how many players people good average score',
  set: 'tiles tile bag pool distribution frequency how many points value worth each letter size squares colour color',
  agreement: 'house rules custom own change options settings variants',
  dictionary:
    'allowed valid legal acceptable proper nouns names places brands acronyms foreign slang swear swearing rude offensive words list lexicon',
  forms: 'plural s tense same word twice again repeat',
  lookup: 'cheat cheating check look up help hint hints search internet phone',
  start: 'who goes first begin starting player order draw',
  opening: 'first move turn start star middle centre center',
  placing:
    'place put tiles down connect touch adjacent parallel next diagonal diagonally backwards direction several two lines extend hook',
  blanks: 'worth joker wild wildcard empty tile blank zero change later',
  refill: 'draw how many new tiles take back replace move tiles already played after turn',
  score: 'scoring scored count points add calculate letter twice crosses both words',
  premiums:
    'bonus squares colours colors pink red blue double triple letter word score dls tls dws tws dl tl dw tw 2l 3l 2w 3w twice again reuse',
  fifty: 'bonus 50 bingo seven all tiles whole rack',
  exchange: 'swap trade change replace get rid bad tiles',
  pass: 'skip cannot can’t play stuck no word miss turn',
  challenge: 'dispute question phony phoney fake bluff invalid wrong misspelled made up word object',
  ruling: 'penalty lose turn wrong challenge fails invalid take back phony phoney',
  ending: 'end over finish finished run out stop last tile empty bag nobody move play',
  settling:
    'winner wins tie draw leftover remaining unplayed tiles left subtract deduct negative minus penalty',
  leaving: 'quit resign give up abandon stop opponent left gone',
  anagram: 'rearrange reorder move letters',
  recycle: 'swap replace exchange letters board tiles',
  retrieve: 'swap take replace blank joker board change',
  nine: '9 tiles more letters quick beginners kids children',
  finishLine: 'target race first to reach quick short game handicap',
  timer: 'time clock minutes seconds limit how long speed slow',
  teams: 'team pairs partners class school classroom',
  solitaire: 'alone single one player by myself solo',
  cwAim: 'goal object purpose win players',
  cwBoard: 'squares colour color corners area',
  cwStart: 'who goes first begin draw tiles how many dice',
  cwOpening: 'first move turn start middle centre center cross',
  cwPlaying: 'place put tiles connect touch blank joker draw diagonal',
  cwScore: 'scoring scored count dice roll bonus 50 cross colour color',
  cwExchange: 'swap trade change pass skip cannot can’t play stuck tiles',
  cwWords: 'allowed valid legal plural foreign names dictionary',
  cwChallenge: 'dispute phony fake bluff invalid wrong penalty',
  cwEnd: 'over finish finished last tile winner tie leftover left',
  cwPartners: 'team pairs four players',
  tips: 'two letter words strategy advice improve better win learn',
  dosAndDonts: 'mistakes common allowed forbidden remember',
  history: 'invented inventor who made origin old year name',
  originalSets: 'box contents turntable wooden edition deluxe school',
};

const GERMAN: AskedAs = {
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
};

export const ASKED_AS: Readonly<Record<Language, AskedAs>> = { en: ENGLISH, de: GERMAN };

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Words of a question that say nothing about what it is after. */
export const EMPTY_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words(
    'a an and any are as at be been by can could did do does for from get give had happens go has have how i if in into is it its just may me much my no not of on one or our should so some somebody someone than that the their them then there they this to us use used using want was we were what whats when where which who whose why will with without would you your',
  ),
  de: words(
    'aber als am an auch auf aus bei beim bin bis da darf darfst das dass dem den der des dich die dies diese diesen dieses dir doch du durch dürfen ein eine einem einen einer eines er es für gibt geht hab habe haben hat ich ihm ihr im in ins ist ja jemand kann kannst können mal man mein meine meinen meiner mich mir mit muss müssen nach nicht noch nun nur ob oder ohne passiert schon sein seine sich sie sind so soll sollte über um und uns unser vom von vor wann war warum was welche welchen welcher welches wenn wer werde werden wie wieso wird wo zu zum zur',
  ),
};
