/** A fault of grammar or voice. */

export interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
  /** A text that has it. */
  readonly example: string;
  /** Only where values are put into a text: the help may well speak of null. */
  readonly inMessages?: true;
}
