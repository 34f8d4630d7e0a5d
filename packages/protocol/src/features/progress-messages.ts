/**
 * The copy of what somebody has learnt: decks, drills, puzzles, lessons. The server keeps pieces under keys and does not
 * look into them; what they mean, and how two of them become one, is the page's affair.
 */

import * as z from 'zod/mini';
import { described, id } from '../fields.ts';

/** Fits into a request together with its key. */
export const LONGEST_PIECE = 48_000;
/** The most that a request with pieces may have, in bytes. */
export const LARGEST_PROGRESS_REQUEST: number = 64 * 1024;
export const MOST_PIECES_AT_ONCE = 100;
const LONGEST_LOCK = 2000;

/** `plain`: the server could read it, and exports it readable; `sealed`: only the learner's devices can. */
export const PROGRESS_FORMS = ['plain', 'sealed'] as const;
export type ProgressForm = (typeof PROGRESS_FORMS)[number];

const key = described(
  z.string().check(z.regex(/^[A-Za-z0-9/_.-]{1,120}$/u)),
  'Of a piece: a name, or in a sealed copy what only its owner can compute from the name.',
);
const body = described(
  z.string().check(z.maxLength(LONGEST_PIECE), z.regex(/^[A-Za-z0-9+/=]*$/u)),
  'In base64: JSON packed by gzip; in a sealed copy that encrypted. Empty: the piece is deleted.',
);
const pieceSeq = z.int().check(z.minimum(0));
const lock = described(
  z.nullable(z.string().check(z.minLength(1), z.maxLength(LONGEST_LOCK))),
  'What a device needs besides the passphrase to open a sealed copy; `null` for a plain one.',
);

export const ProgressCopy = z.strictObject({
  id: described(id, 'Another one when the copy was deleted and begun anew.'),
  form: z.enum(PROGRESS_FORMS),
  lock,
  seq: described(pieceSeq, 'Of the last change.'),
  bytes: described(z.int(), 'What its pieces take.'),
  mostBytes: described(z.int(), 'What they may take.'),
});
export type ProgressCopy = z.infer<typeof ProgressCopy>;

const ProgressPiece = z.strictObject({ key, seq: pieceSeq, body });
export type ProgressPiece = z.infer<typeof ProgressPiece>;

const account = described(
  id,
  'The person for whom this browser keeps what was learnt: refused if the session is that of another one.',
);
const number = z.string().check(z.regex(/^\d{1,12}$/u));

export const PROGRESS_REQUESTS = {
  progress: {
    method: 'GET',
    path: '/api/progress',
    body: z.strictObject({ account, after: described(number, 'The last change that is known; 0: none.') }),
    answer: z.strictObject({
      copy: described(z.nullable(ProgressCopy), '`null`: the account keeps none here.'),
      pieces: z.array(ProgressPiece),
      more: described(z.boolean(), 'Whether to ask again, after the last of these.'),
    }),
    about:
      'The copy of what the sender has learnt, and its pieces that were changed after a number, the oldest change first.',
  },
  progressBegin: {
    method: 'POST',
    path: '/api/progress/begin',
    body: z.strictObject({ account, form: z.enum(PROGRESS_FORMS), lock }),
    answer: ProgressCopy,
    about: 'Begins a copy. One that is there already stays as it is, and is the answer.',
  },
  progressChange: {
    method: 'POST',
    path: '/api/progress/change',
    body: z.strictObject({
      account,
      copy: described(id, 'The `id` of the copy.'),
      seq: described(pieceSeq, 'The last change of it that the sender has read.'),
      form: z.enum(PROGRESS_FORMS),
      lock,
    }),
    answer: z.strictObject({
      copy: described(z.nullable(ProgressCopy), 'The copy as it is now; `null`: there is none any more.'),
      changed: described(
        z.boolean(),
        'Not if another device was faster: it is another copy, or there are later changes.',
      ),
    }),
    about:
      'Changes the passphrase of a copy, or whether it is sealed. It gets another `id`, so that nobody goes on writing to it as before. Of a copy that stays sealed the pieces stay, and the new lock says how to open them; otherwise they go, and the sender, who has read all of them, sends them anew.',
  },
  progressPut: {
    method: 'POST',
    path: '/api/progress/put',
    largest: LARGEST_PROGRESS_REQUEST,
    body: z.strictObject({
      account,
      copy: described(id, 'The `id` of the copy.'),
      pieces: z
        .array(
          z.strictObject({
            key,
            after: described(pieceSeq, 'The `seq` of the piece that this one replaces; 0: there is none.'),
            body,
          }),
        )
        .check(z.maxLength(MOST_PIECES_AT_ONCE)),
    }),
    answer: z.strictObject({
      pieces: z.array(
        z.strictObject({
          key,
          seq: described(pieceSeq, 'Of the piece that is there now; 0: none is.'),
          stored: described(
            z.boolean(),
            'Not if another device was faster: read what it has written, and send both as one.',
          ),
        }),
      ),
      bytes: z.int(),
    }),
    about:
      'Stores pieces: each alone, unless it has been changed since. `NOT_FOUND`: there is no such copy any more. `PROGRESS_FULL`: the copy has as many pieces, or bytes, as it may have; nothing of the request is stored then.',
  },
  progressEnd: {
    method: 'POST',
    path: '/api/progress/end',
    body: z.strictObject({ account }),
    answer: z.strictObject({}),
    about: 'Deletes the copy with all its pieces.',
  },
} as const;

export const PROGRESS_REFUSALS = {
  PROGRESS_FULL: {
    status: 409,
    meaning: 'What was learnt takes more space than an account may have here.',
  },
} as const;
