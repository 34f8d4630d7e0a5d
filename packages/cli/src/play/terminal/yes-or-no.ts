/** Answers to questions, in any of the languages: y, yes, j, ja; n, no, nein. */

export function saysYes(text: string): boolean {
  return /^\s*[yj]/iu.test(text);
}

export function saysNo(text: string): boolean {
  return /^\s*n/iu.test(text);
}
