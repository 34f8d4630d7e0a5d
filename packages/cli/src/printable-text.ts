/** Text from files of strangers, made safe for a terminal: control characters could do anything to one. */

/** Line ends stay. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '·');
}
