/** Faults of Polish grammar that a rendered text must not have. */

import type { Fault } from './fault.ts';

/** What is counted, with its forms after 1, after 2 to 4, and after 0 and from 5 on. */
const POLISH_COUNTED = [
  ['punkt', 'punkty', 'punktów'],
  ['płytka|płytkę', 'płytki', 'płytek'],
  ['litera|literę', 'litery', 'liter'],
  ['ruch', 'ruchy', 'ruchów'],
  ['gra|grę', 'gry', 'gier'],
  ['słowo', 'słowa', 'słów'],
  ['dzień', 'dni', 'dni'],
  ['sekunda|sekundę', 'sekundy', 'sekund'],
  ['minuta|minutę', 'minuty', 'minut'],
  ['osoba|osobę', 'osoby', 'osób'],
  ['strona|stronę', 'strony', 'stron'],
  ['krzyżyk', 'krzyżyki', 'krzyżyków'],
  ['wiersz', 'wiersze', 'wierszy'],
  ['fiszka|fiszkę', 'fiszki', 'fiszek'],
  ['symulacja|symulację', 'symulacje', 'symulacji'],
  ['uczeń', 'uczniów', 'uczniów'],
  ['widz', 'widzów', 'widzów'],
  ['gracz', 'graczy', 'graczy'],
  ['znak', 'znaki', 'znaków'],
  ['wartość', 'wartości', 'wartości'],
  ['samogłoska|samogłoskę', 'samogłoski', 'samogłosek'],
  ['spółgłoska|spółgłoskę', 'spółgłoski', 'spółgłosek'],
  ['rzut', 'rzuty', 'rzutów'],
  ['rozdział', 'rozdziały', 'rozdziałów'],
] as const;

/** Words that end there; `\b` knows no ł. */
function polishWord(before: string, words: readonly string[]): RegExp {
  return new RegExp(`${before} (?:${words.join('|')})(?!\\p{L})`, 'u');
}

/** Where no preposition asks for the genitive: `z 2 ruchów` is right. */
const COUNT_START = String.raw`(?<![\d.,\u00A0]|(?:^|[ (])(?:z|do|od|przewagą|różnicą|najmniej|Zagranie) )`;

const POLISH_PLURALS: readonly Fault[] = [
  {
    name: 'a plural of one',
    example: '1 punkty',
    pattern: polishWord(
      `${COUNT_START}1`,
      POLISH_COUNTED.flatMap(([, few, many]) => [few, many]),
    ),
  },
  {
    name: 'a form that does not go with 2 to 4',
    example: '2 punktów',
    pattern: polishWord(
      `${COUNT_START}(?:2|22)`,
      POLISH_COUNTED.flatMap(([one, few, many]) => [one, ...(few === many ? [] : [many])]),
    ),
  },
  {
    name: 'a form that does not go with 0, 5 or more',
    example: '5 punkty',
    pattern: polishWord(
      `${COUNT_START}(?:0|5|21|1000)`,
      POLISH_COUNTED.flatMap(([one, few, many]) => [one, ...(few === many ? [] : [few])]),
    ),
  },
];

export const POLISH_FAULTS: readonly Fault[] = [
  ...POLISH_PLURALS,
  {
    name: 'a verb that does not fit a name',
    example: 'Ann wygrywasz.',
    pattern: /(?<!\p{L})Ann (?:się )?\p{L}+sz(?!\p{L})/u,
  },
  {
    name: 'a past tense that tells men from women',
    example: 'Zagrałeś.',
    pattern: /(?:łeś|łaś|łem|łam)(?!\p{L})|(?<!\p{L})Ann (?:się |nie |już )*\p{L}+(?:ł|ła)(?!\p{L})/u,
  },
  {
    name: '“you” with a small letter',
    example: 'To twój ruch.',
    pattern:
      /(?<!\p{L})(?:twój|twoja|twoje|twojego|twojej|twoich|twoim|ci|cię|ciebie|tobie|tobą|wasz\p{L}*|wam)(?!\p{L})/u,
  },
  { name: 'foreign quotation marks', example: 'Słowo “OX”', pattern: /["“‘«»]/u },
  { name: 'a space before an ellipsis', example: 'Czekaj …', pattern: / …/u },
  {
    name: 'a comma inside „tylko gdy”',
    example: 'Pasuj tylko, gdy nie masz ruchu.',
    pattern: /(?<!\p{L})tylko, (?:gdy|kiedy|jeśli)(?!\p{L})/iu,
  },
  {
    name: 'another word for „gra”, „łamigłówka”, „woreczek”, „przedłużka” or „opracowanie”',
    example: 'Ta partia się nie liczy.',
    pattern:
      /(?<!\p{L})(?:parti[aięąe]|zagad(?:ka|ki|kę|ek)|work(?:u|a|iem)|worek|dostaw(?:ka|ki|kę|ek)|studi(?:um|a|ów))(?!\p{L})/iu,
  },
  {
    name: 'another word for „premia literowa” or „słowna”',
    example: 'pole z potrójną wartością słowa',
    pattern: /(?:podwójn|potrójn|poczwórn)\p{L}+ wartoś/u,
  },
  {
    name: 'another word for „gra przykładowa”',
    example: 'Guide Game z notatkami',
    pattern: /Guide Game(?!”)/u,
  },
];
