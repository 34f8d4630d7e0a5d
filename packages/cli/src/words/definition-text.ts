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
      return sections(texts, definition.entries).flatMap(({ heading, senses }) => [
        ...(heading === '' ? [] : [`  ${heading}`]),
        ...senses.map((sense, at) => `    ${at + 1}. ${sense}`),
      ]);
  }
}

type DefinitionTexts = TerminalTexts['words']['definition'];

interface Section {
  readonly heading: string;
  readonly senses: readonly string[];
}

/** Two sources may define a word as the same part of speech, one after the other. */
function sections(texts: DefinitionTexts, entries: readonly Entry[]): Section[] {
  const found: Section[] = [];
  for (const entry of entries) {
    const heading = headingOf(texts, entry);
    const last = found.at(-1);
    if (last?.heading === heading) {
      found[found.length - 1] = { heading, senses: [...last.senses, ...entry.senses] };
    } else {
      found.push({ heading, senses: entry.senses });
    }
  }
  return found;
}

function headingOf(texts: DefinitionTexts, { lemma, relation, partOfSpeech, sameAs }: Entry): string {
  const part = partOfSpeech === 'unstated' ? '' : partOfSpeech;
  const form = relation === 'itself' ? '' : texts.relations[relation](lemma);
  const same = sameAs === null ? '' : texts.sameAs(sameAs);
  return [part, form, same].filter((words) => words !== '').join(', ');
}
