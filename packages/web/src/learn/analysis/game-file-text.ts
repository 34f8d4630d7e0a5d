/** The text of a game file. GCG is older than UTF-8 on every machine: files without a word on their encoding may be Latin-1. */

export function decodeGameFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Whatever is not UTF-8 is a letter to a byte; only names and notes have others than A to Z.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
