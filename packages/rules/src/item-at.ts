/** `@lexiko/rules/item-at`: reading a list at a place that must be there, for packages with strict index checks. */

/** Throws if there is nothing at `index`: a default would hide the caller's mistake. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} in a list of ${list.length}`);
  return item;
}
