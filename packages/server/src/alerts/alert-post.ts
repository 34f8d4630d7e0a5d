/** One POST to an address that somebody else has named. Follows no redirect and reads next to nothing of the answer. */

import { request as requestPlain, type OutgoingHttpHeaders } from 'node:http';
import { request as requestSecure } from 'node:https';
import { publicLookup, type EndpointRule } from './push-endpoints.ts';

export interface Posted {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer | string | null;
}

/** The status of the answer; `null`: there was none. */
export function post(
  url: URL,
  { headers, body }: Posted,
  { endpoints, timeoutMs }: { readonly endpoints: EndpointRule; readonly timeoutMs: number },
): Promise<number | null> {
  return new Promise((resolve) => {
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const request = send(
      url,
      {
        method: 'POST',
        headers,
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
        ...(endpoints === 'public' ? { lookup: publicLookup() } : {}),
      },
      (response) => {
        resolve(response.statusCode ?? null);
        response.destroy(); // its body says nothing that we need
      },
    );
    request.on('error', () => resolve(null));
    request.end(body);
  });
}
