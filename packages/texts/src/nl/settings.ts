/** Settings of the page and how it is used, in Dutch. */

import type { HelpTexts, SettingTexts } from '../en/settings.ts';

export const settings: SettingTexts = {
  theme: 'Kleuren',
  system: 'Zoals het apparaat',
  light: 'Licht',
  dark: 'Donker',
  contrast: 'Hoog contrast',
  language: 'Taal',
  pace: 'Computers',
  calm: 'nemen even de tijd',
  quick: 'spelen meteen',
  motion: 'Animatie',
  sound: 'Geluid',
  soundOn: 'Aan',
  soundOff: 'Uit',
  volume: 'Volume',
  soundQuestion: 'Geluid bij zetten en als jij aan de beurt bent?',
  soundYes: 'Aanzetten',
  unseen: 'Resterende letters',
  unseenShown: 'Geteld naast het bord',
  unseenHidden: 'Ik tel zelf',
  alerts: 'Meldingen',
  unfit: 'Grove woorden in lessen en tips',
  unfitHidden: 'Verbergen',
  unfitShown: 'Tonen',
  motionFull: 'Aan, tenzij het apparaat anders zegt',
  motionNone: 'Uit',
};

export const help: HelpTexts = {
  hand: [
    'Sleep letters van je plankje naar het bord, of tik op een letter en dan op een vak.',
    'Tik op een letter die je hebt neergelegd om die terug te nemen.',
    'Sleep over het plankje om je letters te ordenen.',
    'De score onder het bord telt mee terwijl je legt. Of een woord geldig is, verraadt die nooit.',
  ],
  keys: [
    ['Pijltjes', 'over het bord bewegen'],
    ['Spatie', 'wisselen tussen horizontaal en verticaal'],
    ['A–Z', 'letters leggen, bezette vakken worden overgeslagen'],
    ['Shift + letter', 'blanco leggen als die letter'],
    ['Backspace', 'laatste letter terugnemen'],
    ['+', 'waar CH één letter is: er C en H van maken, of omgekeerd'],
    ['Escape', 'alle letters terugnemen'],
    ['Enter', 'leggen'],
    ['Ctrl + Z', 'tegen computers je laatste beurt terugnemen'],
    ['?', 'de woorden op het vak uitleggen'],
    [':', 'opdrachtregel openen'],
    ['Alt + ← →', 'gekozen letter op het plankje verschuiven'],
  ],
};
