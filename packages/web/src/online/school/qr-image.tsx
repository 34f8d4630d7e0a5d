/** A QR code, drawn in black on white whatever the colours of the page: cameras read nothing else. */

import { qrCode } from './qr-code.ts';

/** The light margin that the standard wants, in modules. */
const MARGIN = 4;

export function QrImage({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrCode(text);
  const side = code.length + 2 * MARGIN;
  const dark = code
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x + MARGIN} ${y + MARGIN}h1v1h-1z` : [])))
    .join('');
  return (
    <svg class="qr-image" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <rect width={side} height={side} fill="#ffffff" />
      <path d={dark} fill="#000000" shape-rendering="crispEdges" />
    </svg>
  );
}
