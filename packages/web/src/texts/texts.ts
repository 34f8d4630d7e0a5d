/** What the texts of the page are made of. */

export type { PageTexts as Texts } from '@lexiko/texts/en/page';
