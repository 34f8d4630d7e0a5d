/** Texts of the command line. */

import type { CommandProblem } from '@lexiko/rules';

export type CommandProblemTexts = {
  readonly [C in CommandProblem['code']]: (problem: CommandProblem & { readonly code: C }) => string;
};

export interface CommandTexts {
  readonly title: string;
  readonly label: string;
  readonly example: string;
  readonly run: string;
  readonly help: readonly (readonly [command: string, meaning: string])[];
  readonly rack: (letters: string) => string;
  readonly covered: string;
  readonly bag: (left: number, letters: string) => string;
  readonly turn: (name: string) => string;
  readonly problems: CommandProblemTexts;
}
