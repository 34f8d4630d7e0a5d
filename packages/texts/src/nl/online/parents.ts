/** What is kept about pupils, for their parents, in Dutch. */

import type { ParentsTexts } from '../../en/online/parents.ts';
import { counted } from '../grammar.ts';

export const parents: ParentsTexts = {
  title: 'Wat Lexiko over leerlingen bewaart',
  lead: 'Voor ouders en scholen. Met een kaart speelt en oefent een leerling hier zonder e-mail, zonder wachtwoord, zonder reclame en zonder gevolgd te worden.',
  keptTitle: 'Wat wordt bewaard',
  kept: [
    'een naam die de docent heeft gekozen; een voornaam of bijnaam is genoeg',
    'het plaatje op de kaart, en de code in een vorm waaruit niemand die kan aflezen',
    'spellen van de klas met hun beurten, en berichten in het team',
    'bij opdrachten: hoe vaak iets is geprobeerd, wat goed was en wanneer er voor het laatst iets is gedaan',
    'in welke browser de leerling is ingelogd, in een paar woorden (‘Firefox, Linux’)',
    'alleen op het apparaat, niet op de server: welke lessen, oefeningen en puzzels een leerling daar heeft gedaan; wie met een andere kaart binnenkomt, ziet het niet',
  ],
  seesTitle: 'Wie het ziet',
  sees: [
    'Docenten van de klas zien namen, spellen en opdrachten.',
    'Klasgenoten zien namen en de spellen die ze samen spelen.',
    'Niemand anders: leerlingen staan in geen zoekresultaat en geen ranglijst, en met een kaart kom je niet in een spel met vreemden.',
  ],
  longTitle: 'Hoe lang',
  year: (days) =>
    `Een klas eindigt met het schooljaar, na hoogstens ${counted(days, 'dag', 'dagen')}. De kaarten werken dan niet meer.`,
  archived: (days) =>
    `Nog ${counted(days, 'dag', 'dagen')} kunnen de docenten de klas bekijken. Daarna wordt alles over de leerlingen verwijderd.`,
  devices:
    'Een apparaat waarop ze zijn binnengekomen, wist wat het van hen heeft zodra er weer iemand online speelt.',
  session: (days) =>
    `Een browser wordt na ${counted(days, 'dag', 'dagen')} zonder gebruik uitgelogd, en met ‘Klaar en uitloggen’ meteen.`,
  earlier:
    'Docenten kunnen altijd een leerling of de hele klas verwijderen: vraag het hun. Reservekopieën van deze server kunnen verwijderde gegevens bevatten tot nieuwere ze vervangen.',
  wordsTitle: 'Woorden',
  words:
    'Woorden die niet op school horen, komen in geen les, oefenkaart, puzzel of werkblad voor, en computers leggen ze niet in schoolspellen.',
};
