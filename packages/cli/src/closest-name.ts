/** What somebody probably meant who mistyped a name. */

/** The name that differs least from what was typed, if the two are alike; `null` if none is. */
export function closestName(typed: string, names: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  let best: { readonly name: string; readonly slips: number } | null = null;
  for (const name of names) {
    // Whoever began a name and stopped is likely to mean it, however much is missing.
    const made = wanted.length > 1 && name.startsWith(wanted) ? 0.5 : slipsBetween(wanted, name);
    if (made > mostSlips(name)) continue;
    // Of names that are as near, the one with the same first letter: few people miss that.
    const slips = made + (name.startsWith(wanted.slice(0, 1)) ? 0 : 0.1);
    if (best === null || slips < best.slips) best = { name, slips };
  }
  return best?.name ?? null;
}

/** One slip in a short name, two in a longer one: more would make any two names alike. */
function mostSlips(name: string): number {
  return name.length < 5 ? 1 : 2;
}

/** How many letters were left out, added, changed or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}
