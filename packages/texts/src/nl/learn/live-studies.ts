/** Shared studies in Dutch. */

import type { LiveStudiesTexts } from '../../en/learn/live-studies.ts';
import { counted } from '../grammar.ts';

export const liveStudies: LiveStudiesTexts = {
  together: 'Samen bewerken',
  shareAbout:
    'Anderen kunnen deze studie lezen of er live met jou in schrijven. De server krijgt een kopie zoals ze nu is; deze blijft zoals ze is.',
  share: 'Live delen',
  sharedStudies: 'Gedeelde studies',
  own: 'van jou',
  roles: {
    owner: 'eigenaar',
    edit: 'kan bewerken',
    read: 'kan lezen',
  },
  here: 'Alles is voor iedereen opgeslagen.',
  sending: (count) => `Opslaan: ${counted(count, 'wijziging', 'wijzigingen')} …`,
  elsewhere: {
    away: (count) =>
      count === 0
        ? 'Geen verbinding. Wat je schrijft, wordt op dit apparaat bewaard en later verstuurd.'
        : `Geen verbinding. Op dit apparaat bewaard en nog niet verstuurd: ${counted(count, 'wijziging', 'wijzigingen')}.`,
    gone: 'Deze studie is verwijderd of wordt niet meer met jou gedeeld. Je kunt een kopie houden van wat dit apparaat ervan heeft.',
    outdated: 'Anderen gebruiken een nieuwere versie van Lexiko. Laad de pagina opnieuw om verder te gaan.',
  },
  readOnly: 'Je kunt meelezen. De eigenaar kan je laten meeschrijven.',
  conflict:
    'Een deel van wat je schreef past niet meer, omdat anderen de studie hebben gewijzigd. Een kopie met alles wat je schreef staat op dit apparaat.',
  keptApart: 'Een kopie met alles wat je schreef staat op dit apparaat.',
  openCopy: 'Kopie openen',
  seen: 'Sluiten',
  you: (name) => `${name} (jij)`,
  goTo: (name) => `Naar waar ${name} is`,
  at: (name, title, count) => (count === 0 ? `${name}: ${title}` : `${name}: ${title}, beurt ${count}`),
  present: 'Nu hier',
  people: 'Mensen en links',
  copy: 'Naar dit apparaat kopiëren',
  removeOf: (name) => `${name} verwijderen`,
  remove: 'Verwijderen',
  makeLink: {
    edit: 'Link om te bewerken maken',
    read: 'Link om te lezen maken',
  },
  link: {
    edit: 'Link om te bewerken',
    read: 'Link om te lezen',
  },
  linksAbout:
    'Wie een link heeft, kan meedoen. Een nieuwe link maakt de oude ongeldig; wie al meedoet, blijft.',
  copyLink: 'Kopiëren',
  copied: 'Link gekopieerd.',
  renew: 'Nieuwe link',
  linkOff: 'Link verwijderen',
  putAway: 'Van dit apparaat verwijderen',
  putAwaySure: 'Deze studie van dit apparaat verwijderen?',
  needsConnection: 'Hiervoor heb je verbinding nodig.',
  deleteForAll: 'Voor iedereen verwijderen',
  deleteSure: 'Deze studie voor iedereen verwijderen?',
  leave: 'Verlaten',
  leaveSure: 'Deze studie verlaten? Je hebt een link nodig om terug te komen.',
  report: 'Melden',
  reportWhy: 'Wat is er mis mee?',
  reportAbout: 'De moderatie ziet deze woorden en wat dezelfde persoon ervoor en erna schreef.',
  reported: 'Gemeld. Bedankt.',
  noInvitation: 'Deze uitnodiging geldt niet meer. Vraag om een nieuwe link.',
  again: 'Opnieuw proberen',
  invited: 'Je bent uitgenodigd voor een gedeelde studie.',
};
