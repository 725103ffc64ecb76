/** What outside services answered lately, so that they are not asked twice. */

type Entry<V> = { readonly value: V; readonly weight: number; readonly until: number };

/** How much is kept and how long: `most` is the sum of the weights. */
export type RecentLimits = { readonly most: number; readonly forMs: number; readonly now?: () => number };

/**
 * Keeps answers by their question: what was used longest ago goes first when they weigh too much together. Of `most: 2`, after a, b, a, c (one
 * each) a and c are there.
 */
export class RecentAnswers<V> {
  readonly #limits: Required<RecentLimits>;
  readonly #kept = new Map<string, Entry<V>>();
  #weight = 0;

  constructor(limits: RecentLimits) {
    this.#limits = { now: Date.now, ...limits };
  }

  /** The answer that is kept, if it is not too old. */
  get(key: string): V | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    this.#drop(key, kept);
    if (kept.until <= this.#limits.now()) return undefined;
    this.#put(key, kept);
    return kept.value;
  }

  /** Keeps an answer; one that alone weighs more than everything may is not kept. */
  set(key: string, value: V, weight = 1): void {
    const old = this.#kept.get(key);
    if (old) this.#drop(key, old);
    if (weight > this.#limits.most) return;
    this.#put(key, { value, weight, until: this.#limits.now() + this.#limits.forMs });
    for (const [oldest, kept] of this.#kept) {
      if (this.#weight <= this.#limits.most) return;
      this.#drop(oldest, kept);
    }
  }

  #put(key: string, kept: Entry<V>): void {
    this.#kept.set(key, kept);
    this.#weight += kept.weight;
  }

  #drop(key: string, kept: Entry<V>): void {
    this.#kept.delete(key);
    this.#weight -= kept.weight;
  }
}
