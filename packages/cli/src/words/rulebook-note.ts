/** Says beside a list how it differs from the one printed in the rulebook, which is never called complete (H-02, H-08). */

import type { Lexicon } from '@lexiko/words';
import { absentRulebookWords, beyondRulebook, wordsOfLength } from '@lexiko/words/questions';
import type { Io } from '../command.ts';

/** Writes on standard error, so that the list itself stays a list; nothing if there is nothing to say. */
export function noteRulebookWords(question: string, lexicon: Lexicon, io: Io): void {
  if (question !== 'two' && question !== 'q-without-u') return;
  if (lexicon.alphabet.id !== 'english') return;
  const absent = absentRulebookWords((word) => lexicon.has(word), question);
  const beyond = question === 'two' ? beyondRulebook(wordsOfLength(lexicon, 2)) : [];
  if (absent.length > 0) {
    io.stderr.write(`${io.texts.words.onlyInRulebook(absent)}\n`);
  }
  if (beyond.length > 0) {
    io.stderr.write(`${io.texts.words.onlyInList(beyond)}\n`);
  }
}
