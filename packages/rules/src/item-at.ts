/** `@lexiko/rules/item-at`: reading a list at a place that must be there, for packages with strict index checks. */

/** Throws where the list has nothing at `index`: whoever asks has made a mistake, and a default would hide it. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} in a list of ${list.length}`);
  return item;
}
