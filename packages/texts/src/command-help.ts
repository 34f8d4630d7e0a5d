/** The shape of a command's help. Defaults, choices and environment variables come from the command itself. */

/** What is typed, and what it does. */
export type HelpRow = readonly [usage: string, about: string];

export interface HelpTable {
  readonly title: string;
  readonly rows: readonly HelpRow[];
}

export interface CommandHelp {
  readonly usage: readonly string[];
  /** Paragraphs. */
  readonly about: readonly string[];
  /** By the name of the option. */
  readonly options: Readonly<Record<string, HelpRow>>;
  /** What there is besides options: questions, actions, fields of JSON. */
  readonly tables?: readonly HelpTable[];
  /** Paragraphs at the end. */
  readonly notes?: readonly string[];
}
