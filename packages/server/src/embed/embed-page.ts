/** The document inside a frame on somebody else's page: the element, a title, and a link to where it comes from. Pure. */

export interface EmbedPage {
  /** As in `lang`. */
  readonly language: string;
  readonly title: string;
  /** Attributes of the element. */
  readonly board: Readonly<Record<string, string>>;
  /** Below the board, until somebody opens it. */
  readonly answer: { readonly label: string; readonly text: string } | null;
  /** Where the same is found on this server. */
  readonly link: { readonly label: string; readonly href: string };
  /** Addresses of oEmbed for this page. */
  readonly oembed: string;
}

export function embedPage({ language, title, board, answer, link, oembed }: EmbedPage): string {
  const attributes = Object.entries(board).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="${escaped(language)}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<link rel="alternate" type="application/json+oembed" href="${escaped(oembed)}" title="${escaped(title)}">
<link rel="stylesheet" href="/embed/embed.css">
<script type="module" src="/embed/lexiko-board.js"></script>
<main>
<h1>${escaped(title)}</h1>
<lexiko-board${attributes.join('')}></lexiko-board>
${answer === null ? '' : `<details><summary>${escaped(answer.label)}</summary><p>${escaped(answer.text)}</p></details>\n`}<p><a href="${escaped(link.href)}" target="_blank" rel="noopener">${escaped(link.label)}</a></p>
</main>
</html>
`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
