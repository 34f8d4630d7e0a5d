/** Who sends a command, and from which network. */

/** Whose command it is, and how they call it. */
export interface CommandKey {
  readonly person: string;
  readonly command: string;
}

/** Who sends a command: the person, how they call the command, and the network it came from. */
export interface Caller extends CommandKey {
  /** As limits count it; `null` for what the server does by itself. */
  readonly network: string | null;
}

/** By what a command is known when it comes again. */
export function keyOf({ person, command }: Caller): CommandKey {
  return { person, command };
}
