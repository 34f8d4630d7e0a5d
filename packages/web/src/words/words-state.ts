/** The loading state of a dictionary, and why loading can fail. */

/**
 * `unreachable`: no answer from the network or the server, worth a retry. `gone`: the server has no list with this
 * checksum. `damaged`: the data received is not the requested list. `removed`: an own list that is not on this device.
 */
export type WordsFault = 'unreachable' | 'gone' | 'damaged' | 'removed';

export type WordsState =
  /** `share`: the loaded share, from 0 to 1. */
  | { readonly kind: 'loading'; readonly share: number }
  | { readonly kind: 'ready'; readonly words: number }
  | { readonly kind: 'failed'; readonly fault: WordsFault };

/** Thrown when work fails because its dictionary cannot be loaded. */
export class NoWords extends Error {
  override readonly name = 'NoWords';
  /** The title of the dictionary. */
  readonly dictionary: string;
  readonly fault: WordsFault;

  constructor(dictionary: string, fault: WordsFault) {
    super(`${dictionary}: ${fault}`);
    this.dictionary = dictionary;
    this.fault = fault;
  }
}
