/** Definitions as they are printed: how the word stands to its base form, then the senses. */

import type { Definition, Entry } from '@lexiko/words/definitions';

const RELATION_NAMES: Readonly<Record<Entry['relation'], string>> = {
  itself: '',
  pl: 'plural of',
  '3sg': 'third person singular of',
  past: 'past of',
  ing: '-ing form of',
  comp: 'comparative of',
  sup: 'superlative of',
  ly: 'adverb of',
  ness: 'noun of',
};

/** Lines without the word itself, each indented by two blanks. */
export function definitionLines(definition: Definition): string[] {
  switch (definition.kind) {
    case 'none':
      return ['  No definition is known.'];
    case 'hidden':
      return ['  The definition is not shown in school play.'];
    case 'defined':
      return definition.entries.flatMap(entryLines);
  }
}

function entryLines(entry: Entry): string[] {
  const { lemma, relation, partOfSpeech, sameAs } = entry;
  const part = partOfSpeech === 'unstated' ? '' : partOfSpeech;
  const form = relation === 'itself' ? '' : `${RELATION_NAMES[relation]} ${lemma}`;
  const same = sameAs === null ? '' : `the same as ${sameAs}`;
  const heading = [part, form, same].filter((words) => words !== '').join(', ');
  return [
    ...(heading === '' ? [] : [`  ${heading}`]),
    ...entry.senses.map((sense, at) => `    ${at + 1}. ${sense}`),
  ];
}
