/** Values made when they are first used: what a language needs of `Intl` takes ten milliseconds to open. */

export function deferred<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
