/** Fetches files of the page's build in a worker. Their names contain a hash of their content. */

export async function fetched(url: URL): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${response.status}`);
  return response;
}

/** The text of a file; `onBytes` gets the size of each part as it arrives, in bytes after decompression. */
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
