/** Why something did not work. */

/** Read aloud when it appears; nothing while `text` is `null`. */
export function Fault({ text }: { readonly text: string | null }) {
  return text === null ? null : (
    <p class="fault" role="alert">
      {text}
    </p>
  );
}
