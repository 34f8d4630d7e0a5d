/** An area of any language, as the module that exports it. */
import type { PageLanguage } from '../src/index.ts';
export declare function areaModule(
  language: PageLanguage,
  area: string,
): Promise<Readonly<Record<string, unknown>>>;
