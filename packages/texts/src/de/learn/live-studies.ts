/** Shared studies in German. */

import type { LiveStudiesTexts } from '../../en/learn/live-studies.ts';
import { counted } from '../grammar.ts';

export const liveStudies: LiveStudiesTexts = {
  together: 'Gemeinsam bearbeiten',
  shareAbout:
    'Andere können diese Studie lesen oder live mit dir daran schreiben. Der Server bekommt eine Kopie, wie sie jetzt ist; diese hier bleibt, wie sie ist.',
  share: 'Live teilen',
  sharedStudies: 'Geteilte Studien',
  own: 'deine',
  roles: {
    owner: 'leitet die Studie',
    edit: 'darf bearbeiten',
    read: 'darf lesen',
  },
  here: 'Alles ist für alle gespeichert.',
  sending: (count) => `Wird gespeichert: ${counted(count, 'Änderung', 'Änderungen')}…`,
  elsewhere: {
    away: (count) =>
      count === 0
        ? 'Keine Verbindung. Was du schreibst, wird auf diesem Gerät gespeichert und später gesendet.'
        : `Keine Verbindung. Auf diesem Gerät gespeichert und noch nicht gesendet: ${counted(count, 'Änderung', 'Änderungen')}.`,
    gone: 'Diese Studie wurde gelöscht oder ist nicht mehr mit dir geteilt. Du kannst eine Kopie von dem behalten, was dieses Gerät davon hat.',
    outdated: 'Andere benutzen eine neuere Version von Lexiko. Lade die Seite neu, um weiterzumachen.',
  },
  readOnly: 'Du kannst mitlesen. Wem die Studie gehört, kann dich mitschreiben lassen.',
  conflict:
    'Ein Teil von dem, was du geschrieben hast, passt nicht mehr, weil andere die Studie geändert haben. Eine Kopie mit allem, was du geschrieben hast, ist auf diesem Gerät.',
  keptApart: 'Eine Kopie mit allem, was du geschrieben hast, ist auf diesem Gerät.',
  openCopy: 'Kopie öffnen',
  seen: 'Schließen',
  you: (name) => `${name} (du)`,
  goTo: (name) => `Dorthin, wo ${name} gerade ist`,
  at: (name, title, count) => (count === 0 ? `${name}: ${title}` : `${name}: ${title}, Zug ${count}`),
  present: 'Gerade hier',
  people: 'Personen und Links',
  copy: 'Auf dieses Gerät kopieren',
  removeOf: (name) => `${name} entfernen`,
  remove: 'Entfernen',
  makeLink: {
    edit: 'Link zum Bearbeiten erstellen',
    read: 'Link zum Lesen erstellen',
  },
  link: {
    edit: 'Link zum Bearbeiten',
    read: 'Link zum Lesen',
  },
  linksAbout:
    'Wer einen Link hat, kann mitmachen. Ein neuer Link macht den alten ungültig; wer schon dabei ist, bleibt dabei.',
  copyLink: 'Kopieren',
  copied: 'Link kopiert.',
  renew: 'Neuer Link',
  linkOff: 'Link löschen',
  putAway: 'Von diesem Gerät entfernen',
  putAwaySure: 'Diese Studie von diesem Gerät entfernen?',
  needsConnection: 'Dafür brauchst du eine Verbindung.',
  deleteForAll: 'Für alle löschen',
  deleteSure: 'Diese Studie für alle löschen?',
  leave: 'Verlassen',
  leaveSure: 'Diese Studie verlassen? Zurück kommst du nur mit einem Link.',
  report: 'Melden',
  reportWhy: 'Was ist daran nicht in Ordnung?',
  reportAbout: 'Die Moderation sieht diese Worte und was dieselbe Person davor und danach geschrieben hat.',
  reported: 'Gemeldet. Danke.',
  noInvitation: 'Diese Einladung gilt nicht mehr. Lass dir einen neuen Link geben.',
  again: 'Noch einmal versuchen',
  invited: 'Du bist zu einer geteilten Studie eingeladen.',
};
