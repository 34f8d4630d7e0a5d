/** Synchronising what was learnt in Dutch. */

import { counted, number } from '../grammar.ts';
import type { SyncTexts } from '../../en/learn/sync.ts';

export const sync: SyncTexts = {
  title: 'Leren op meer apparaten',
  about:
    'Je stapels, oefeningen, puzzels en lessen staan op dit apparaat. Je andere apparaten kunnen ze ook hebben: wat je op het ene beantwoordt, telt op allemaal.',
  choice: 'Wat je leert bewaren',
  choices: {
    device: { name: 'Alleen op dit apparaat', about: 'De server krijgt er niets van.' },
    plain: {
      name: 'Op je apparaten',
      about:
        'De server bewaart een kopie die de beheerders zouden kunnen lezen. Ze hoort bij de gegevens die je kunt downloaden.',
    },
    sealed: {
      name: 'Op je apparaten, versleuteld',
      about:
        'Je apparaten versleutelen de kopie voordat ze die versturen. Zonder je wachtzin kan niemand haar lezen, ook de beheerders van de server niet.',
    },
  },
  cannotSeal: 'Deze browser versleutelt alleen op een adres met https.',
  phrase: 'Wachtzin',
  phraseAbout:
    'Minstens 12 tekens, en niet je wachtwoord. Schrijf hem op: je andere apparaten vragen erom, en niemand kan je vertellen wat hij was. Zonder die zin is de kopie op de server verloren; wat op je apparaten staat, blijft.',
  suggest: 'Stel een wachtzin voor',
  start: 'Synchroniseren',
  starting: 'Een ogenblik …',
  there: {
    plain: (kilobytes) =>
      `Op de server staat een kopie van wat je op andere apparaten hebt geleerd (${number(kilobytes)} kB). Dit apparaat voegt toe wat het heeft.`,
    sealed: (kilobytes) =>
      `Op de server staat een versleutelde kopie van wat je op andere apparaten hebt geleerd (${number(kilobytes)} kB). Vul de wachtzin in, dan voegt dit apparaat toe wat het heeft.`,
  },
  join: 'Dit apparaat synchroniseren',
  wrongPhrase:
    'Dat is niet de wachtzin van deze kopie. Controleer elk teken. Ben je hem kwijt, verwijder dan hier de kopie en begin een nieuwe op een apparaat dat alles heeft.',
  shortPhrase: 'De wachtzin heeft minstens 12 tekens nodig.',
  samePhrase: 'De kopie heeft deze wachtzin al. Kies een andere.',
  wrongOldPhrase:
    'Dat is niet de huidige wachtzin van de kopie, dus er is niets gewijzigd. Ben je hem kwijt, verwijder dan de kopie en begin een nieuwe: dit apparaat heeft alles.',
  phraseNeeded: 'Vul een wachtzin in.',
  on: {
    plain: 'Dit apparaat synchroniseert.',
    sealed: 'Dit apparaat synchroniseert versleuteld.',
  },
  waiting: 'Er wacht iets om verstuurd te worden.',
  running: (count) =>
    count === 0 ? 'Aan het synchroniseren …' : `Aan het synchroniseren … ${counted(count, 'deel', 'delen')}`,
  done: (when) => `Alles is gesynchroniseerd (${when}).`,
  before: (when) => `Laatste keer: ${when}.`,
  failed: {
    offline: 'Geen verbinding met de server. Zodra die er is, gaat het vanzelf verder.',
    busy: 'De server is bezet. Het wordt vanzelf opnieuw geprobeerd.',
    signedOut: 'Je bent niet meer ingelogd. Log in, dan gaat het verder.',
    full: 'De server heeft geen plek meer voor je kopie: verwijder stapels die je niet meer leert.',
    locked:
      'De wachtzin is op een ander apparaat gewijzigd. Vul de nieuwe in, dan gaat dit apparaat verder. Tot dan verstuurt het niets, en er gaat niets verloren.',
    sealed:
      'De kopie is op een ander apparaat versleuteld. Vul de wachtzin in, dan gaat dit apparaat verder. Tot dan verstuurt het niets, en er gaat niets verloren.',
    unsealed:
      'De kopie is niet meer versleuteld: dat is op een ander apparaat gewijzigd. Dit apparaat verstuurt niets tot je akkoord gaat, en er gaat niets verloren.',
    ended:
      'Een ander apparaat heeft de kopie op de server verwijderd. Wat je hebt geleerd, staat alleen nog op dit apparaat.',
    tooLarge: 'Iets is te groot om te versturen. Op dit apparaat blijft alles staan: meld dit alsjeblieft.',
    broken:
      'Er ging iets mis op dit apparaat. Het wordt vanzelf opnieuw geprobeerd, en er is niets verloren.',
  },
  now: 'Nu synchroniseren',
  leave: 'Uitzetten op dit apparaat',
  agree: 'Onversleuteld synchroniseren',
  oldPhrase: 'Huidige wachtzin',
  newPhrase: 'Nieuwe wachtzin',
  changePhrase: 'Wachtzin wijzigen',
  changePhraseAbout:
    'De kopie krijgt ook een nieuwe sleutel, zodat de oude wachtzin niets nieuws meer opent. Je andere apparaten wachten tot je daar de nieuwe invult. Ze verliezen niets.',
  changePhraseNow: 'Wachtzin wijzigen',
  seal: 'Kopie versleutelen',
  sealAbout:
    'De server verwijdert de kopie die hij zou kunnen lezen en krijgt een versleutelde. Back-ups van de server kunnen de oude nog een tijd bevatten. Je andere apparaten wachten tot je daar de wachtzin invult. Ze verliezen niets.',
  sealNow: 'Kopie versleutelen',
  unseal: 'Niet meer versleutelen',
  unsealAbout:
    'De beheerders van de server zouden de kopie dan kunnen lezen. Je andere apparaten vragen het je voordat ze verdergaan.',
  unsealNow: 'Niet meer versleutelen',
  change: {
    changed: {
      sealed: 'De nieuwe wachtzin geldt. Vul hem in op je andere apparaten.',
      plain: 'De kopie is niet meer versleuteld.',
    },
    unsure:
      'De verbinding viel weg voordat de server antwoordde. Dit apparaat zoekt zelf uit of de wijziging gelukt is: bewaar tot dan beide wachtzinnen.',
    unchanged: 'De wijziging is niet gelukt. Probeer het opnieuw.',
    moved:
      'Een ander apparaat heeft de kopie net gewijzigd of verwijderd. Dit apparaat heeft niets gewijzigd, en er is niets verloren.',
    notDone: 'Dit apparaat moet eerst alles synchroniseren. Probeer het daarna opnieuw.',
  },
  end: 'Kopie verwijderen',
  endAbout:
    'Hiermee verwijder je de kopie op de server, voor al je apparaten. Elk apparaat houdt wat het heeft en gaat alleen verder.',
  endNow: 'Kopie nu verwijderen',
  ended: 'De kopie op de server is verwijderd.',
  line: 'Leren op meer apparaten',
  lineOff: 'Wat je leert, staat alleen op dit apparaat.',
};
