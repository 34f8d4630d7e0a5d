/** Numbers as reports write them, in the manner of a language. */

import type { ReportNumbers } from '@lexiko/analysis/report';

const MARKS = {
  en: { decimal: '.', group: ',', percent: ' %' },
  de: { decimal: ',', group: '.', percent: ' %' },
  es: { decimal: ',', group: '.', percent: '\u00A0%' },
  fr: { decimal: ',', group: '\u202F', percent: '\u202F%' },
  nl: { decimal: ',', group: '.', percent: '%' },
  pl: { decimal: ',', group: '\u00A0', percent: '%' },
} as const;

export function numbersIn(language: keyof typeof MARKS): ReportNumbers {
  const { decimal, group, percent } = MARKS[language];
  const written = (value: number, decimals: number): string => {
    const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.');
    const text = whole.replaceAll(/\B(?=(\d{3})+$)/gu, group) + (rest === undefined ? '' : decimal + rest);
    // What is shown as nought has no sign.
    return value < 0 && /[1-9]/u.test(text) ? `-${text}` : text;
  };
  const tenths = (value: number): string => written(value, 1);
  return {
    tenths,
    points: (value) => written(value, Number.isInteger(Math.round(10 * value) / 10) ? 0 : 1),
    percent: (share) => `${tenths(100 * share)}${percent}`,
    wholePercent: (share) => `${Math.round(100 * share)}${percent}`,
    signed: (value) => (value > 0 && /[1-9]/u.test(tenths(value)) ? `+${tenths(value)}` : tenths(value)),
  };
}
