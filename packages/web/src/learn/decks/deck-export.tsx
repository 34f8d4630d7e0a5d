/** Hands a deck out as a file, for other programs or another device. */

import { useSignal } from '@preact/signals';
import { saveFile } from '../../page/storage/save-file.ts';
import { useStore } from '../../page/page-context.ts';
import { openStudy, type Study } from '../../study/study.ts';
import type { CardText } from '../../study/finder-questions.ts';
import { useFailureReporter } from '../use-answer.ts';
import { lexiconOf, type Deck } from './deck.ts';
import { openDecks } from './decks-state.ts';
import { decksTexts } from './decks-texts.ts';
import type { ForeignCard } from './files/cardbox-file.ts';
import type { WholeDeck } from './whole-deck.ts';

const EXPORTS = ['lexiko', 'cardbox', 'schedule', 'anki', 'list'] as const;
type ExportKind = (typeof EXPORTS)[number];

/** Cards whose answers are looked up at a time. */
const BATCH = 500;

function foreignCards({ contents, cards }: WholeDeck): readonly ForeignCard[] {
  const memories = new Map(cards.map(({ letters, memory }) => [letters, memory]));
  return contents.map((text) => ({ text, memory: memories.get(text) ?? null }));
}

async function cardTexts(study: Study, { deck, contents }: WholeDeck): Promise<readonly CardText[]> {
  const texts: CardText[] = [];
  const dictionary = lexiconOf(deck);
  for (let from = 0; from < contents.length; from += BATCH) {
    const letters = contents.slice(from, from + BATCH);
    texts.push(...(await study.ask('cardTexts', { kind: deck.kind, letters }, { dictionary })));
  }
  return texts;
}

/** The file's name without its end: what a deck is called, as far as every system can write it. */
function fileName({ name }: Deck): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/gu, '');
  return plain === '' ? 'deck' : plain;
}

async function contentOf(
  kind: ExportKind,
  whole: WholeDeck,
  study: Study,
): Promise<{ readonly end: string; readonly content: BlobPart; readonly type: string }> {
  switch (kind) {
    case 'lexiko': {
      const { formatDeck } = await import('./files/deck-file.ts');
      return { end: '.json', content: formatDeck(whole), type: 'application/json' };
    }
    case 'cardbox': {
      const { writeCardbox } = await import('./files/cardbox-file.ts');
      return { end: '.db', content: writeCardbox(foreignCards(whole)), type: 'application/vnd.sqlite3' };
    }
    case 'schedule': {
      const { formatSchedule } = await import('./files/card-table.ts');
      return { end: '.csv', content: formatSchedule(foreignCards(whole)), type: 'text/csv' };
    }
    case 'anki': {
      const { formatAnki } = await import('./files/card-table.ts');
      return { end: '-anki.csv', content: formatAnki(await cardTexts(study, whole)), type: 'text/csv' };
    }
    case 'list':
      return { end: '.txt', content: `${whole.contents.join('\n')}\n`, type: 'text/plain' };
  }
}

export function Export({ deck }: { readonly deck: Deck }) {
  const words = decksTexts.value;
  const decks = useStore(openDecks);
  const study = useStore(openStudy);
  const reportFailure = useFailureReporter();
  const isBusy = useSignal(false);
  const save = async (kind: ExportKind): Promise<void> => {
    if (isBusy.peek()) return;
    isBusy.value = true;
    try {
      const store = await decks.store();
      const whole = await store.whole(deck.id);
      if (whole === null) return;
      const { end, content, type } = await contentOf(kind, whole, study);
      saveFile(`${fileName(deck)}${end}`, new Blob([content], { type }));
    } finally {
      isBusy.value = false;
    }
  };
  return (
    <>
      <p class="hint">{words.exportAbout}</p>
      <div class="deck-buttons">
        {EXPORTS.map((kind) => (
          <button
            key={kind}
            type="button"
            disabled={isBusy.value}
            onClick={() => void save(kind).catch(reportFailure)}
          >
            {words.exports[kind]}
          </button>
        ))}
      </div>
    </>
  );
}
