/** The languages a game can be played in. */

export { foldText, type Language, type Letter } from './language.ts';
export { LANGUAGES, LANGUAGE_IDS, languageOf, type LanguageId } from './languages.ts';
export { knowsClass, WORD_CLASSES, type WordClass } from './word-classes.ts';
