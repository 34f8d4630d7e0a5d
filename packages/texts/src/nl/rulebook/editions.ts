/** Sections that the printed rulebooks tell differently, or only some of them, in Dutch. */

import type { Ruleset } from '@lexiko/rules';
import type { EditionSections } from '../../en/rulebook/editions.ts';
import { isBookOf, paragraphs } from '../../rulebook-facts.ts';
import { BEGINNINGS, ENDINGS } from '../../word-ends.ts';

/** Of double and triple letter, double and triple word. After “een” and before “vak”; the star takes the third as it is. */
const COLOURS: Readonly<Record<Ruleset['board']['theme'], readonly [string, string, string, string]>> = {
  classic: ['lichtblauw', 'donkerblauw', 'roze', 'rood'],
  alt2007: ['blauw', 'groen', 'rood', 'oranje'],
  highContrast: ['lichtblauw', 'donkerblauw', 'roze', 'rood'],
};

function players({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Je speelt met twee tot vier spelers, en er zijn drie vormen van solitaire.';
    case 'standard-2007':
      return 'Je speelt met twee tot vier spelers, vanaf acht jaar.';
    case 'school':
      return 'Twee teams van twee of meer spelen tegen elkaar.';
    default:
      return 'Je speelt met twee tot vier spelers.';
  }
}

function box({ preset }: Ruleset): string {
  switch (preset) {
    case 'deluxe':
      return 'Het bord draait op een voet met drie rubberen voetjes naar wie aan de beurt is. Verder zitten er honderd letters, vier plankjes, een zak en een scoreblok in.';
    case 'standard-2007':
      return 'Een bord, honderd letters, vier plankjes en een zak.';
    case 'collectible-2020':
      return 'Een houten kist met een lade, een draaibaar bord waarvan het verhoogde raster de letters vasthoudt, honderd letters, een zak, vier metalen plankjes, een scoreboek met potlood en een timer.';
    case 'school':
      return 'Zes borden met elk vier voetjes, zes zakken, zes lettersets, twaalf plankjes, een boekje voor docenten, een film en een regelblad: genoeg voor zes spellen van twee teams.';
    case 'crosswords':
      return 'Een bord met een plankje langs elk van de vier zijden, 120 letters en dobbelstenen.';
    case 'custom':
      return 'Je eigen spel heeft geen doos: bord en letters zijn wat je afspreekt.';
  }
}

export const editionSections: EditionSections = {
  aim: {
    title: 'Het doel',
    body: (ruleset) => [
      'Je legt woorden die elkaar kruisen op een gezamenlijk bord. Elke letter heeft een waarde, bonusvakken vermenigvuldigen die, en wie de meeste punten heeft, wint.',
      `${players(ruleset)} ${ruleset.teams.kind === 'teams' ? 'Drie- tot vierhonderd punten is een goede score voor een team.' : 'Met twee spelers is drie- tot vierhonderd punten een goede score.'}`,
    ],
  },
  score: {
    title: 'De punten van een beurt',
    body: (ruleset) =>
      paragraphs(
        'Elk woord dat je vormt of verandert, telt helemaal: de waarden van al zijn letters, ook van die er al lagen. Een letter in twee nieuwe woorden telt in allebei.',
        isBookOf(ruleset, 'deluxe', 'collectible-2020') &&
          'Een S achter APPEL levert de punten van heel APPELS op.',
        `Aan het eind van je beurt noem je de score, en ${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? 'wie de score bijhoudt, schrijft die op' : 'die wordt opgeschreven'}. ${ruleset.scorekeeping.keeper === null ? 'Hier houdt Lexiko de score bij.' : 'Hier houdt een speler de score bij.'}`,
        ruleset.scorekeeping.announce === 'quiz' &&
          'In dit spel noem je eerst de score, daarna laat Lexiko zien hoe die wordt geteld. De juiste score telt.',
      ),
  },
  premiums: {
    title: 'Bonusvakken',
    body: ({ board }) => {
      const [letter2, letter3, word2, word3] = COLOURS[board.theme];
      return [
        `Een ${letter2} vak (2L) verdubbelt de letter die erop ligt en een ${letter3} vak (3L) verdrievoudigt die, in elk woord waar de letter bij hoort. Daarna verdubbelt een ${word2} vak (2W) het hele woord en verdrievoudigt een ${word3} vak (3W) het. De ster in het midden is ${word2} en verdubbelt het eerste woord.`,
        'Twee woordvakken in één woord vermenigvuldigen elkaar: twee keer dubbel is vier keer, twee keer driedubbel negen keer.',
        'Een bonusvak telt alleen in de beurt waarin het bedekt wordt.',
      ];
    },
  },
  fifty: {
    title: 'Bingo: alle letters in één keer',
    body: (ruleset) => {
      if (ruleset.scoring.kind !== 'premiums') return [];
      const { bonus } = ruleset.scoring;
      return paragraphs(
        `Leg je ${bonus.tiles}${ruleset.rack.size > bonus.tiles ? ' of meer' : ''} letters in één beurt, dan krijg je ${bonus.points} punten extra.${isBookOf(ruleset, 'standard-2007', 'collectible-2020') ? ' Dat is een bingo.' : ' Spelers noemen dat een bingo.'}`,
        isBookOf(ruleset, 'collectible-2020') &&
          `Zoek beginstukken (in het Engels ${BEGINNINGS.join(', ')}) en zet ze links op je plankje, en uitgangen (${ENDINGS.join(', ')}) en zet ze rechts.`,
      );
    },
  },
  dosAndDonts: {
    title: 'Tien geheugensteuntjes',
    body: ({ passing, dictionary, blanks, preset }) => [
      '• Woorden lees je naar rechts of naar beneden, nooit schuin.',
      `• Alle letters die elkaar raken, moeten woorden vormen.${isBookOf({ preset }, 'deluxe') ? ' In het voorbeeldspel zou HERD naast een D DD geven.' : ''}`,
      `• Houd een vak vrij tussen twee woorden in één lijn, tenzij ze samen een woord vormen.${isBookOf({ preset }, 'deluxe') ? ' In het voorbeeldspel zouden GATE en LIED GATELIED geven.' : ''}`,
      `• Als een speler uit is, legt niemand meer. Kun je niet leggen, dan pas je, en in je volgende beurt ${passing.obligation === 'must' ? 'moet' : 'mag'} je leggen als je kunt.`,
      dictionary.access === 'free'
        ? '• In dit spel mag iedereen het woordenboek gebruiken.'
        : '• Het woordenboek is er alleen voor aangevochten woorden.',
      '• Woorden uit andere talen zijn geldig als ze in het woordenboek staan.',
      '• Dat geldt ook voor meervouden en werkwoordsvormen die vanzelf spreken.',
      '• Een letter aan een woord levert de punten van het hele woord op.',
      blanks.kind === 'retrieve'
        ? '• Een blanco blijft de letter waarvoor hij gelegd is, tot iemand hem opraapt.'
        : '• Een blanco blijft de letter waarvoor hij gelegd is.',
      '• Een woord mag zo vaak gelegd worden als je wilt.',
    ],
  },
  tips: {
    title: 'Tien tips',
    body: (ruleset) => [
      `• Leer de woorden van twee en drie letters: ze zijn tot vijftig punten per spel waard.${isBookOf(ruleset, 'collectible-2020') ? ' Het boek noemt er honderd van twee letters.' : ''}`,
      '• Gebruik een S voor twee woorden tegelijk, en nooit voor minder dan acht punten.',
      '• Hussel je letters vaak, en zoek groepjes die bij elkaar horen: in het Engels CH, ED, ING, STR, UN.',
      '• Benut de bonusvakken, vooral die naast een klinker.',
      '• Denk aan de volgende beurt: houd een paar van A E I L N R S T (in het Engels), en ongeveer evenveel klinkers als medeklinkers.',
      '• Zoek naar bingo’s: zet beginstukken links op je plankje en uitgangen rechts.',
      '• Leer de woorden met een Q en zonder U.',
      '• Haak losse letters aan woorden: probeer in het Engels aan het eind naast S ook Y, E, R en D.',
      '• Heb je een goede zet gevonden, zoek dan een betere.',
      '• Iedereen trekt weleens slechte letters. Maak er het beste van, en geniet van het spel.',
    ],
  },
  history: {
    title: 'Een korte geschiedenis',
    body: () => [
      'Alfred Butts, een architect uit Poughkeepsie in de staat New York, merkte dat woordspellen geen score hadden. Hij bedacht een spel dat die wel had en noemde het Lexiko. In de jaren dertig en veertig verbeterde hij het, en later noemde hij het Criss Cross Words.',
      'Hij maakte thuis sets en stuurde ze aan wie er een bestelde, maar vond geen octrooi, geen auteursrecht en geen fabrikant. In 1948 had hij ze alle drie, en kwam het spel in de winkel met een nieuw bord en onder de naam die het nog steeds heeft.',
      'Sindsdien zijn er miljoenen sets gemaakt, in vele talen. Dit project pakt de eerste naam weer op.',
    ],
  },
  originalSets: {
    title: 'Wat er in de doos zit',
    body: (ruleset) => [
      box(ruleset),
      'Op een scherm kan het bord naar de speler draaien, klikken letters vast op de vakken, en worden spellen automatisch opgeslagen.',
    ],
  },
};
