/** Sets of row numbers as bits: 125 kB for a million, and two of them are joined in some ten microseconds. */

const perWord = 32;

/** A set of whole numbers from 0. */
export class Bits {
  words: Uint32Array<ArrayBuffer>;

  constructor(words = 0) {
    this.words = new Uint32Array(words);
  }

  static copyOf(other: Bits): Bits {
    const copy = new Bits();
    copy.words = other.words.slice();
    return copy;
  }

  add(at: number): void {
    const word = at >>> 5;
    if (word >= this.words.length) this.words = grown(this.words, word + 1);
    this.words[word] = (this.words[word] ?? 0) | (1 << (at & 31));
  }

  delete(at: number): void {
    const word = at >>> 5;
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (at & 31));
  }

  /** Takes out what the other does not hold. */
  and(other: Bits): void {
    const { words } = this;
    const shared = Math.min(words.length, other.words.length);
    for (let at = 0; at < shared; at += 1) words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
    words.fill(0, shared);
  }

  /** Adds what the other holds. */
  or(other: Bits): void {
    if (other.words.length > this.words.length) this.words = grown(this.words, other.words.length);
    const { words } = this;
    for (let at = 0; at < other.words.length; at += 1) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
  }

  count(): number {
    let sum = 0;
    for (const word of this.words) sum += ones(word);
    return sum;
  }

  /** How many are in both. */
  countWith(other: Bits): number {
    const { words } = this;
    const shared = Math.min(words.length, other.words.length);
    let sum = 0;
    for (let at = 0; at < shared; at += 1) {
      const both = (words[at] ?? 0) & (other.words[at] ?? 0);
      if (both !== 0) sum += ones(both);
    }
    return sum;
  }

  /** Takes out what does not pass the test. */
  narrow(test: (at: number) => boolean): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      let left = words[word] ?? 0;
      while (left !== 0) {
        const bit = left & -left;
        if (!test(word * perWord + 31 - Math.clz32(bit))) words[word] = (words[word] ?? 0) ^ bit;
        left ^= bit;
      }
    }
  }

  /**
   * Takes out whatever has no value from `min` to `max` in a column. A loop of its own, because most filters are ranges and the first one
   * reads hundreds of thousands of values. Both comparisons become bits and nothing branches on them: about every second value passes,
   * which a processor cannot foresee, and with an `if` a million values take four times as long.
   */
  narrowToRange(values: Float32Array | Float64Array, min: number, max: number): void {
    const { words } = this;
    for (let word = 0; word < words.length; word += 1) {
      let passing = 0;
      for (let left = words[word] ?? 0; left !== 0; left &= left - 1) {
        const at = 31 - Math.clz32(left & -left);
        const value = values[word * perWord + at] ?? Number.NaN;
        passing |= (Number(value >= min) & Number(value <= max)) << at;
      }
      words[word] = passing;
    }
  }

  /** Calls for each number, the smallest first. */
  each(use: (at: number) => void): void {
    this.narrow((at) => {
      use(at);
      return true;
    });
  }
}

const grown = (words: Uint32Array<ArrayBuffer>, atLeast: number): Uint32Array<ArrayBuffer> => {
  const larger = new Uint32Array(Math.max(atLeast, Math.ceil(words.length * 1.25)));
  larger.set(words);
  return larger;
};

/** How many bits are set: neighbours are summed in pairs, fours and bytes. */
const ones = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};
