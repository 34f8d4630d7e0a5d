/** Files that the page was built with, fetched by a worker; each has its name by its content. */

import type { LexiconIdentity } from '@lexiko/words';

const MANIFEST = new URL('../../../words/data/english/manifest.json', import.meta.url);

export async function fetched(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response;
}

/** The text of a file; `onBytes` is told of each part of it that has come, unpacked. */
export async function fetchText(url: URL, onBytes: (count: number) => void): Promise<string> {
  const { body } = await fetched(url);
  if (body === null) return '';
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        onBytes(part.length);
        out.enqueue(part);
      },
    }),
  );
  return new Response(counted).text();
}

/** Which dictionary it is, known long before its words are there. */
export async function fetchIdentity(): Promise<LexiconIdentity> {
  const manifest = (await (await fetched(MANIFEST)).json()) as LexiconIdentity;
  const { id, name, version, checksum } = manifest;
  return { id, name, version, checksum };
}
