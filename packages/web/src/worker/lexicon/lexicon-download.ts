/** Downloads a word list from the server and verifies its checksum. */

import { alphabetOf, parseKwg } from '@lexiko/words';
import { languageOf } from '@lexiko/languages';
import type { WantedLexicon } from '../../words/dictionaries.ts';
import { LexiconError } from './lexicon-fault.ts';
import type { PackedLexicon } from './packed-lexicon.ts';
import { wordChecksum } from './word-checksum.ts';

const GRAPH = 'graph.kwg';
/** Extra file for graphs with more arcs than the KWG format can number. */
const HIGH = 'graph.high';
const MOST_ARC_BYTES = 4 * 2 ** 22;
const COLUMNS = 'columns.bin';

/** Size of a graph after decompression relative to its compressed size; measured: 1.24 to 1.37. */
const UNPACKED = 1.35;

/** Estimated decompressed size in bytes; 0 if unknown. The header has only the compressed size. */
function unpackedLength({ headers }: Response): number {
  const sent = Number(headers.get('content-length') ?? 0);
  return headers.has('content-encoding') ? sent * UNPACKED : sent;
}

/** Status while the server builds the list for the first time. */
const NOT_YET = 503;
const MOST_TRIES = 20;
const LONGEST_PAUSE_S = 10;

/** Fetches, and retries while the server builds the list. */
async function requested(url: string): Promise<Response> {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(url).catch(() => {
      throw new LexiconError('unreachable', url);
    });
    if (response.status !== NOT_YET || attempt === MOST_TRIES) return response;
    const seconds = Math.min(LONGEST_PAUSE_S, Number(response.headers.get('retry-after') ?? 1));
    await new Promise((resolve) => {
      setTimeout(resolve, seconds * 1000);
    });
  }
}

/** `null` if the server has no such file. */
async function fetchFile(
  url: string,
  onShare: (share: number) => void,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const response = await requested(url);
  if (response.status === 404) return null;
  if (!response.ok || response.body === null) throw new LexiconError('unreachable', url);
  const expected = unpackedLength(response);
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, out) {
        bytes += part.length;
        if (expected > 0) onShare(Math.min(1, bytes / expected));
        out.enqueue(part);
      },
    }),
  );
  try {
    return new Uint8Array(await new Response(counted).arrayBuffer());
  } catch {
    throw new LexiconError('unreachable', url);
  }
}

/** The graph's part of the progress: it is most of the download. */
const GRAPH_SHARE = 0.9;

/** `onShare` gets the loaded share, from 0 to 1. The server builds a list when it is first requested. */
export async function downloadLexicon(
  wanted: WantedLexicon,
  onShare: (share: number) => void,
): Promise<PackedLexicon> {
  const { identity, language } = wanted;
  const { id, checksum } = identity;
  // Logs of tools and tests name lists that no server has.
  if (!/^[0-9a-f]{64}$/u.test(checksum)) throw new LexiconError('gone', id);
  const folder = `/lexica/${encodeURIComponent(id)}/${checksum}`;
  const graph = await fetchFile(`${folder}/${GRAPH}`, (share) => onShare(share * GRAPH_SHARE));
  if (graph === null) throw new LexiconError('gone', id);
  const [high, columns] = await Promise.all([
    graph.length > MOST_ARC_BYTES ? fetchFile(`${folder}/${HIGH}`, () => {}) : null,
    fetchFile(`${folder}/${COLUMNS}`, (share) => onShare(GRAPH_SHARE + share * (1 - GRAPH_SHARE))),
  ]);
  if (columns === null) throw new LexiconError('gone', id);
  const parsed = parseKwg(graph, high);
  if (!parsed.ok || wordChecksum(parsed.value, alphabetOf(languageOf(language))) !== checksum)
    throw new LexiconError('damaged', id);
  return { identity, language, graph, high, columns };
}
