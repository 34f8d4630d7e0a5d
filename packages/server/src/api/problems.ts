/** Refusals of the API as problem+json (RFC 9457): a code with its data, a status, and a sentence for people. */

import { REQUEST_REFUSALS, SERVICE_REFUSALS } from '@lexiko/protocol';
import { API_REFUSALS, type Problem } from '@lexiko/protocol/api';

/** A code of the API, the server or the rules, with its data. */
export interface ApiRefusal {
  readonly code: string;
}

const PROBLEM = 'urn:lexiko:problem:';

/** The seconds after which a refused request may be tried again, where nothing more exact is known. */
const RETRY_SECONDS = 20;

/** What the rules refuse, and whatever else depends on the state of a game. */
const CONFLICT = 409;

export function problemOf(refusal: ApiRefusal): Problem {
  const { code } = refusal;
  return { type: `${PROBLEM}${code}`, title: titleOf(code), status: statusOf(code), ...refusal };
}

export function problemResponse(refusal: ApiRefusal, retrySeconds: number = RETRY_SECONDS): Response {
  const problem = problemOf(refusal);
  const { status } = problem;
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(status === 429 || status === 503
        ? { 'retry-after': String(Math.max(1, Math.ceil(retrySeconds))) }
        : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
  });
}

function statusOf(code: string): number {
  const known = own(API_REFUSALS, code) ?? own(REQUEST_REFUSALS, code);
  if (known !== undefined) return known.status;
  if (code.startsWith('NO_SUCH_')) return 404;
  return /TOO_MANY/u.test(code) ? 429 : CONFLICT;
}

function titleOf(code: string): string {
  const known = own(API_REFUSALS, code)?.meaning ?? own(SERVICE_REFUSALS, code);
  return known ?? own(REQUEST_REFUSALS, code)?.meaning ?? 'The rules of the game do not allow this.';
}

function own<T>(table: Readonly<Record<string, T>>, code: string): T | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
