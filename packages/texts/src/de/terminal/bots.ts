/** `lexiko bot`, in German. */

import type { BotTexts } from '../../en/terminal/bots.ts';

export const bots: BotTexts = {
  needsServer: 'Nenne den Server: --server https://example.org.',
  needsToken: 'Ein Token ist nötig: --token oder LEXIKO_TOKEN. Du legst eines unter „Dein Konto“ an.',
  noEngine: (command) =>
    `Die Engine „${command}“ antwortet auf „ucgi“ nicht mit „ucgiok“ (docs/ucgi.md). Probier ihren Befehl für sich.`,
  refused: (text) => `Der Server lehnt ab: ${text}`,
  ready: (name) => `${name} wartet auf Herausforderungen.`,
  declined: (text) => `Spiel ${text}: abgelehnt, keine Engine für Regeln oder Lexikon`,
  passed: (text: string, word: string | null) =>
    word === null
      ? `Spiel ${text}: gepasst, die Engine nannte keinen Zug`
      : `Spiel ${text}: gepasst, der Server lehnt ${word} ab`,
  begun: (text) => `Spiel ${text}: begonnen`,
  over: (text, result) => `Spiel ${text}: beendet, ${result}`,
};
