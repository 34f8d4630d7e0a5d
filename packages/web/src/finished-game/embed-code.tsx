/** The code that shows a finished game in a page of somebody else: a frame from the server where it was played. */

import { embed as en, type EmbedTexts } from '@lexiko/texts/en/online/embed';
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { areaTexts } from '../texts/area-texts.ts';

const embedTexts: ReadonlySignal<EmbedTexts> = areaTexts('embed', en);

export function EmbedCode({ game }: { readonly game: string }) {
  const words = embedTexts.value;
  const isShown = useSignal(false);
  const code = `<iframe src="${location.origin}/embed/game/${game}" width="480" height="710" style="border:0;max-width:100%" loading="lazy" title="Lexiko"></iframe>`;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown.value}
        onClick={() => {
          isShown.value = !isShown.value;
        }}
      >
        {words.button}
      </button>
      {isShown.value && (
        <p class="shared-link">
          {words.about}
          <input
            type="text"
            readOnly
            value={code}
            aria-label={words.button}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </p>
      )}
    </>
  );
}
