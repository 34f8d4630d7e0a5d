/** All areas in all languages. */

import { companion } from '../src/en/companion.ts';
import { lessons } from '../src/en/lessons.ts';
import { companion as companionDe } from '../src/de/companion.ts';
import { lessons as lessonsDe } from '../src/de/lessons.ts';
import { refusals } from '../src/en/refusals.ts';
import { refusals as refusalsDe } from '../src/de/refusals.ts';
import { terminalRefusals } from '../src/en/terminal/refusals.ts';
import { LEARN_CATALOGUE } from './learn-catalogue.ts';
import type { Area } from './area.ts';

export const CATALOGUE: Readonly<Record<string, Area>> = {
  ...LEARN_CATALOGUE,
  companion: { en: companion, de: companionDe },
  refusals: { en: refusals, de: refusalsDe, samples: { words: [['HORN', 'OX']] } },
  'terminal/refusals': { en: terminalRefusals },
  lessons: { en: lessons, de: lessonsDe },
};
