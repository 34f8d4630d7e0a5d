/** Reading a list at a place that must be there. */

/** Throws where the list has nothing at `index`: whoever asks has made a mistake, and a default would hide it. */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} in a list of ${list.length}`);
  return item;
}
