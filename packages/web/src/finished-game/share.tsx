/** A button that copies a link to a game or a position: a short one where a server keeps it, else one that holds it whole. */

import { useSignal } from '@preact/signals';
import type { NewLink } from '@lexiko/protocol';
import { locale, texts } from '../texts/current.ts';
import { packText } from './game-link.ts';
import { deleteShortLink, makeShortLink } from './short-link.ts';
import './share.css';

type Shared =
  | { readonly kind: 'long' | 'short'; readonly address: string; readonly link: NewLink | null }
  | { readonly kind: 'too-long' | 'deleted' };

async function share(text: string): Promise<Shared> {
  const code = await packText(text);
  if (code === null) return { kind: 'too-long' };
  const link = await makeShortLink(code);
  const page = location.href.replace(/#.*$/u, '');
  return link === null
    ? { kind: 'long', address: `${page}#/shared/${code}`, link }
    : { kind: 'short', address: new URL(`/s/${link.id}`, page).href, link };
}

function day(ms: number): string {
  return new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium' }).format(ms);
}

/** `textOf`: the log, GCG, CGP or study to share. `said`: sentences about anything but a game. */
export function ShareButton({
  textOf,
  said,
}: {
  readonly textOf: () => Promise<string>;
  readonly said?: { readonly copied: string; readonly tooLong: string };
}) {
  const { table } = texts.value;
  const shared = useSignal<Shared | null>(null);
  const make = async (): Promise<void> => {
    const made = await share(await textOf());
    shared.value = made;
    // Where the clipboard is closed to us, the link can be copied by hand.
    if ('address' in made) await navigator.clipboard?.writeText(made.address).catch(() => {});
  };
  const sentence = (made: Shared): string => {
    switch (made.kind) {
      case 'too-long':
        return said?.tooLong ?? table.shareTooLong;
      case 'deleted':
        return table.linkDeleted;
      case 'long':
        return said?.copied ?? table.copied;
      case 'short':
        return table.copiedShort(day(made.link?.expiresMs ?? 0));
    }
  };
  const made = shared.value;
  return (
    <>
      <button type="button" onClick={() => void make()}>
        {table.share}
      </button>
      {made !== null && (
        <div class="shared-link">
          <p role="status">{sentence(made)}</p>
          {'address' in made && (
            <input
              type="text"
              readOnly
              value={made.address}
              aria-label={table.share}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
          {'address' in made && made.link !== null && (
            <button
              type="button"
              onClick={() => {
                const { link } = made;
                if (link === null) return;
                void deleteShortLink(link).then((isGone) => {
                  if (isGone) shared.value = { kind: 'deleted' };
                });
              }}
            >
              {table.deleteLink}
            </button>
          )}
        </div>
      )}
    </>
  );
}
