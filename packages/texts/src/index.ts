/** What all languages share. The texts themselves are `@lexiko/texts/<language>/<area>`. */

export type { AreaLoaders, AreaName, AreaTexts } from './areas.ts';
export {
  LANGUAGE_NAMES,
  PAGE_LANGUAGES,
  TERMINAL_LANGUAGES,
  type PageLanguage,
  type TerminalLanguage,
} from './languages.ts';
export { endingText, eventText, type EventContext, type EventLanguage } from './event-text.ts';
export {
  disagreementText,
  replayFaultText,
  unreadableText,
  type FileFaultLanguage,
} from './file-fault-text.ts';
export type { CommandHelp, HelpRow, HelpTable } from './command-help.ts';
export type { OptionText, OptionTexts } from './option-texts.ts';
export { textByCode, type TextsByCode } from './by-code.ts';
export { named, YOU, type Person } from './person.ts';
export { capitalized } from './capitalized.ts';
export { reasonsOf } from './reasons.ts';
export { BEGINNINGS, ENDINGS } from './word-ends.ts';
export { isYou, YOUR_NAME } from './your-names.ts';
