/** The text of a game file. Old GCG files without an encoding may be Latin-1. */

export function decodeGameFile(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Anything else is read as one letter a byte; only names and notes go beyond A to Z.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
