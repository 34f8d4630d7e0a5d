/** Definitions as they are printed: how the word stands to its base form, then the senses. */

import type { TerminalTexts } from '@lexiko/texts/en/terminal';
import type { Definition, Entry } from '@lexiko/words/definitions';

/** Lines without the word itself, each indented by two blanks. */
export function definitionLines({ words }: TerminalTexts, definition: Definition): string[] {
  const texts = words.definition;
  switch (definition.kind) {
    case 'none':
      return [`  ${texts.none}`];
    case 'hidden':
      return [`  ${texts.hidden}`];
    case 'defined':
      return definition.entries.flatMap((entry) => entryLines(texts, entry));
  }
}

type DefinitionTexts = TerminalTexts['words']['definition'];

function entryLines(texts: DefinitionTexts, entry: Entry): string[] {
  const { lemma, relation, partOfSpeech, sameAs } = entry;
  const part = partOfSpeech === 'unstated' ? '' : partOfSpeech;
  const form = relation === 'itself' ? '' : texts.relations[relation](lemma);
  const same = sameAs === null ? '' : texts.sameAs(sameAs);
  const heading = [part, form, same].filter((words) => words !== '').join(', ');
  return [
    ...(heading === '' ? [] : [`  ${heading}`]),
    ...entry.senses.map((sense, at) => `    ${at + 1}. ${sense}`),
  ];
}
