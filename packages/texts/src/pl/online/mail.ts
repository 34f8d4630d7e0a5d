/** E-mail po polsku: adres do powiadomień i na wypadek utraty hasła oraz treść listów. */

import type { MailTexts } from '../../en/online/mail.ts';

export const mail: MailTexts = {
  title: 'E-mail',
  about:
    'Nieobowiązkowe. Na adres wyślemy powiadomienia, jeśli chcesz, i kod, gdy zapomnisz hasła. Nikt inny go nie widzi.',
  address: 'Adres e-mail',
  save: 'Wyślij kod',
  sent: (text) => `Kod wysłano na ${text}. Działa przez godzinę.`,
  code: 'Kod z wiadomości',
  confirm: 'Potwierdź',
  confirmed: (text) => `Adres ${text} jest potwierdzony.`,
  alerts: 'Wysyłaj powiadomienia e-mailem',
  remove: 'Usuń adres',
  recover: 'Wyślij kod',
  recoverAbout: 'Jeśli konto ma potwierdzony adres e-mail, wyślemy tam kod.',
  recoverSent: 'Jeśli jest adres, kod jest już w drodze. Działa przez godzinę.',
  confirmSubject: (code) => `${code} to Twój kod Lexiko`,
  confirmText: (code) =>
    `Twój kod do potwierdzenia tego adresu e-mail: ${code}\n\nDziała przez godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość.`,
  recoverSubject: (code) => `${code} to Twój kod Lexiko`,
  recoverText: (code) =>
    `Twój kod do nowego hasła: ${code}\n\nPrzy logowaniu wybierz „Nie pamiętam hasła”. Działa przez godzinę. Jeśli to nie Twoja prośba, zignoruj tę wiadomość: hasło się nie zmieni.`,
  footer: 'Ta wiadomość przyszła, bo powiadomienia e-mailem są włączone. Wyłączysz je na swoim koncie:',
};
