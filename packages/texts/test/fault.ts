/** A fault of grammar or voice. */

export interface Fault {
  readonly name: string;
  readonly pattern: RegExp;
  /** Only where values are put into a text: the help may well speak of null. */
  readonly inMessages?: true;
}
