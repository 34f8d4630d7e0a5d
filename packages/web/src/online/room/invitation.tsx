/** The link and the code of a game or a class, to share. */

import { useSignal } from '@preact/signals';
import { invitation } from '../online-route.ts';
import { onlineTexts } from '../online-texts.ts';

/** In groups of five if it is long, so that it can be read out. */
export function readableCode(code: string): string {
  return code.length > 6 ? code.replaceAll(/(.{5})(?=.)/gu, '$1 ') : code;
}

/** `about`: what the code is for, if not for a game. */
export function Invitation({ code, about }: { readonly code: string; readonly about?: string }) {
  const online = onlineTexts.value;
  const isCopied = useSignal(false);
  const url = invitation(code);
  return (
    <>
      <p>{about ?? online.inviteAbout}</p>
      <p class="room-code">{readableCode(code)}</p>
      <label class="field">
        <span>{online.link}</span>
        <input
          type="text"
          class="invite-link"
          readOnly
          value={url}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <div class="dialog-actions">
        {'share' in navigator && (
          <button type="button" onClick={() => void navigator.share({ url }).catch(() => {})}>
            {online.share}
          </button>
        )}
        {isSecureContext && (
          <button
            type="button"
            onClick={() => {
              void navigator.clipboard.writeText(url).then(() => {
                isCopied.value = true;
              });
            }}
          >
            {isCopied.value ? online.copied : online.copy}
          </button>
        )}
      </div>
    </>
  );
}
