/** Why something that synchronises is not done. */

import type { RequestFailure } from '../../online/connection/requests.ts';

/**
 * `ended`: another device has deleted the copy. `locked`: the passphrase is needed, because another device has changed it
 * or has encrypted the copy. `unsealed`: another device has ended that. `too-large`: a piece is.
 */
export type SyncFailure = RequestFailure | 'ended' | 'locked' | 'unsealed' | 'too-large' | 'broken';

export type JoinFailure = RequestFailure | 'wrong-phrase' | 'phrase-needed';

/**
 * `moved`: another device was faster, and this one stops until it knows the passphrase. `unsure`: no answer came, so that
 * only the next one tells. `not-done`: the device has to be synchronised first.
 */
export type ChangeFailure = RequestFailure | 'wrong-phrase' | 'moved' | 'unsure' | 'not-done';
