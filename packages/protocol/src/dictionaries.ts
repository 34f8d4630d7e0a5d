/** The dictionaries of a server. */

import * as z from 'zod/mini';
import { described } from './fields.ts';

/** A dictionary that games can be played with on this server. */
export const OfferedDictionary = z.strictObject({
  id: described(z.string(), 'For `dictionary.id`.'),
  name: z.string(),
  version: z.string(),
  language: described(z.string(), 'For `letters.language`.'),
  words: z.number(),
  checksum: described(z.string(), 'SHA-256 of the words; part of the address of its files.'),
});
export type OfferedDictionary = z.infer<typeof OfferedDictionary>;
