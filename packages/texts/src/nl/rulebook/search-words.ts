/** The words in which newcomers ask about a section where the rulebook itself uses others, in Dutch. Not shown anywhere. */

import type { RulebookSearchWords } from '../../rulebook-search-words.ts';

export const rulebookSearch: RulebookSearchWords = {
  askedAs: {
    aim: 'bedoeling winnen medespelers hoeveel spelers personen goede gemiddelde score resultaat',
    set: 'letterwaarde verdeling hoeveel punten waarde waard elke letter grootte vakjes velden kleur speelbord stenen steentjes blokjes zakje rekje',
    agreement: 'huisregels eigen regels veranderen opties instellingen varianten',
    dictionary:
      'toegestaan mag geldig eigennamen namen plaatsen merken afkorting vreemde woorden leenwoorden scheldwoorden vloeken straattaal spreektaal woordenlijst Groene Boekje Van Dale',
    forms: 'meervoud vervoeging verleden tijd verkleinwoord hetzelfde woord twee keer dubbel nog eens',
    lookup: 'vals spelen valsspelen spieken hulp hint controleren zoeken internet telefoon',
    start: 'eerst eerste beginnen volgorde startspeler loten',
    opening: 'eerste zet beurt begin start ster midden',
    placing:
      'neerleggen plaatsen stenen aansluiten raken naast evenwijdig parallel diagonaal achterstevoren richting verlengen aanhaken',
    blanks: 'joker lege steen blanco nul waard vrije letter veranderen',
    refill: 'aanvullen bijpakken nieuwe stenen pakken verschuiven liggende letters',
    score: 'puntentelling scoren rekenen berekenen optellen beide woorden dubbel geteld',
    premiums:
      'bonusvelden premievakken gekleurde vakjes kleuren roze rood blauw 2x 3x dubbele driedubbele letterwaarde woordwaarde 2l 3l 2w 3w twee keer opnieuw',
    fifty: 'bonus 50 vijftig bingo zeven alle letters heel plankje premie',
    exchange: 'ruilen inruilen omruilen stenen vervangen slechte letters kwijt',
    pass: 'overslaan geen woord kan niet leggen vastzitten beurt voorbij laten gaan',
    challenge: 'betwisten protesteren twijfel verzonnen ongeldig fout woord bluffen bluf spelfout bezwaar',
    ruling: 'straf strafpunten beurt verliezen onterecht betwist terugnemen fout',
    ending: 'einde klaar voorbij stoppen leeg laatste letter op uitgespeeld',
    settling:
      'wint gewonnen gelijkspel gelijk overige resterende ongebruikte letters aftrekken aftrek minpunten',
    leaving: 'opgeven stoppen afbreken verlaten weglopen weg tegenstander',
    anagram: 'omgooien husselen verplaatsen anagram volgorde',
    recycle: 'ruilen vervangen wisselen bord',
    retrieve: 'ruilen joker bord vervangen pakken terugpakken',
    nine: '9 stenen meer letters snel beginners kinderen',
    finishLine: 'finish race wedstrijd eerste puntendoel kort snel voorgift',
    timer: 'tijd timer zandloper minuten seconden tijdslimiet bedenktijd hoe lang snel',
    teams: 'team koppels partners klas school groep ploeg',
    solitaire: 'alleen één speler in je eentje solo patience',
    cwAim: 'bedoeling winnen spelers',
    cwBoard: 'vakjes velden kleur hoeken speelbord',
    cwStart: 'eerst beginnen trekken hoeveel dobbelen',
    cwOpening: 'eerste zet start midden kruis',
    cwPlaying: 'neerleggen aansluiten joker blanco diagonaal trekken',
    cwScore: 'puntentelling rekenen dobbelen bonus 50 kruis kleur',
    cwExchange: 'ruilen passen overslaan geen woord kan niet leggen',
    cwWords: 'toegestaan mag meervoud vreemde leenwoorden eigennamen woordenboek',
    cwChallenge: 'betwisten bluf ongeldig straf',
    cwEnd: 'einde klaar voorbij laatste letter winnaar gelijkspel resterende',
    cwPartners: 'team koppels met vier',
    tips: 'tweeletterwoorden strategie tactiek beter verbeteren winnen leren',
    dosAndDonts: 'fouten verboden toegestaan onthouden',
    history: 'uitgevonden uitvinder bedacht oorsprong wie jaar naam oud',
    originalSets: 'inhoud draaiplateau hout uitgave deluxe school',
  },
  emptyWords:
    'aan af al alle als ben bent bij daar dan dat de deze die dit doe doen doet door dus echt een en er gaan gaat gebeurt geef geen had heb hebben hebt heeft hem het hier hij hoe iemand ik in is ja jaar je jij jou jouw jullie kan kun kunnen kunt maar mag mee met mij mijn mogen moet moeten na naar niet nog nu of om onder ons ook op over te tegen toch toen tot u uit uw van veel voor waar waarom wanneer waren was wat we wel welk welke werd wie wij wil willen word worden wordt zal ze zich zij zijn zo zonder zou',
  endings: /(?:en|es|er|e|n|s|t)$/u,
  // `ruilen` is of `ruil`, but `passen` of `pas`.
  doubled: /([bdfgklmnprst])\1$/u,
  joinsWords: true,
};
