/** Answers that are the same for everybody: made once for all who ask within a moment. */

interface Kept<T> {
  readonly atMs: number;
  readonly answer: Promise<T>;
}

export class SharedAnswers<Owner extends object, T> {
  readonly #freshMs: number;
  readonly #kept = new WeakMap<Owner, Map<string, Kept<T>>>();

  constructor(freshMs: number) {
    this.#freshMs = freshMs;
  }

  /** `key`: one of a few that the caller knows, not a text from outside. */
  of(owner: Owner, key: string, nowMs: number, make: () => Promise<T>): Promise<T> {
    const answers = this.#kept.get(owner) ?? new Map<string, Kept<T>>();
    this.#kept.set(owner, answers);
    const before = answers.get(key);
    if (before !== undefined && Math.abs(nowMs - before.atMs) < this.#freshMs) return before.answer;
    const answer = make();
    answers.set(key, { atMs: nowMs, answer });
    answer.catch(() => answers.delete(key)); // whoever asked hears of it; the next one tries again
    return answer;
  }
}
