/** Keys of a terminal in raw mode, read from the bytes it sends. */

export type KeyName =
  | 'text'
  | 'enter'
  | 'escape'
  | 'backspace'
  | 'tab'
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'clear-line'
  | 'interrupt'
  | 'redraw'
  | 'other';

export interface Key {
  readonly name: KeyName;
  /** One character for `text`, else nothing. */
  readonly text: string;
}

const SEQUENCES: Readonly<Record<string, KeyName>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x1b': 'escape',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x03': 'interrupt',
  '\x04': 'interrupt',
  '\x0c': 'redraw',
  '\x15': 'clear-line',
  '\x1b[A': 'up',
  '\x1b[B': 'down',
  '\x1b[C': 'right',
  '\x1b[D': 'left',
  '\x1bOA': 'up',
  '\x1bOB': 'down',
  '\x1bOC': 'right',
  '\x1bOD': 'left',
};

// eslint-disable-next-line no-control-regex -- escape sequences begin with a control character
const PIECES = /\x1b\[[0-9;?]*[A-Za-z~]|\x1bO[A-Za-z]|[\s\S]/gu;

/** Whether an escape sequence may go on in the next bytes. */
export function isCutOff(bytes: string): boolean {
  // eslint-disable-next-line no-control-regex -- as above
  return /\x1b(?:\[[0-9;?]*|O)?$/u.test(bytes);
}

export function keysIn(bytes: string): readonly Key[] {
  return (bytes.match(PIECES) ?? []).map((piece) => {
    const name = SEQUENCES[piece];
    if (name !== undefined) return { name, text: '' };
    return piece < ' ' || piece.startsWith('\x1b')
      ? { name: 'other', text: '' }
      : { name: 'text', text: piece };
  });
}
