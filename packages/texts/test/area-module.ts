/** An area of any language, as the module that exports it. */

/// <reference types="vite/types/importMeta.d.ts" />

import type { PageLanguage } from '../src/index.ts';

const MODULES = import.meta.glob<Readonly<Record<string, unknown>>>('../src/*/**/*.ts');

export function areaModule(language: PageLanguage, area: string): Promise<Readonly<Record<string, unknown>>> {
  const load = MODULES[`../src/${language}/${area}.ts`];
  if (load === undefined) throw new Error(`there is no area ${area} in ${language}`);
  return load();
}
