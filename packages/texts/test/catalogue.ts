/** All areas in all languages. */

import { companion } from '../src/en/companion.ts';
import { lessons } from '../src/en/lessons.ts';
import { companion as companionDe } from '../src/de/companion.ts';
import { lessons as lessonsDe } from '../src/de/lessons.ts';
import type { Samples } from './rendered.ts';

export interface Area {
  readonly en: unknown;
  readonly de: unknown;
  /** Values of parameters that mean something else here. */
  readonly samples?: Samples;
}

export const CATALOGUE: Readonly<Record<string, Area>> = {
  companion: { en: companion, de: companionDe },
  lessons: { en: lessons, de: lessonsDe },
};
