/** The words of the offers in memory: which rows hold each, and which words a typed one stands for. */

import { wordForms } from '../../../../domain/search/rules/word-forms.ts';
import { beginsNearly } from '../../../../domain/search/rules/words.ts';
import { Bits } from './bits.ts';
import { Rows } from './rows.ts';

const unsortedMax = 2000;

/** Words with their rows. Rows only ever come to it: whoever asks takes out those that no longer count. */
export class Vocabulary {
  private readonly rowsOf = new Map<string, Rows>();
  private sorted: string[] = [];
  private unsorted: string[] = [];

  add(word: string, row: number): void {
    let rows = this.rowsOf.get(word);
    if (rows === undefined) {
      rows = new Rows();
      this.rowsOf.set(word, rows);
      this.unsorted.push(word);
    }
    rows.add(row);
  }

  /**
   * The rows that a typed word answers, of those that count: with a word that begins so or is another form of it, and when there is none, with one
   * that nearly begins so, unless the word is taken exactly.
   */
  answering(typed: string, counting: Bits, isExact = false): Bits {
    const rows = this.rowsWith([...this.beginning(typed).filter((word) => word.startsWith(typed)), ...wordForms(typed)]);
    rows.and(counting);
    return isExact || rows.count() > 0 ? rows : this.rowsWith(this.beginning(typed.slice(0, 1)).filter((word) => beginsNearly(word, typed)));
  }

  /** Sorts the words that came since the last sorting among the others. */
  settle(): void {
    this.sorted = [...this.sorted, ...this.unsorted].sort();
    this.unsorted = [];
  }

  private rowsWith(words: readonly string[]): Bits {
    const rows = new Bits();
    for (const word of words) this.rowsOf.get(word)?.addTo(rows);
    return rows;
  }

  /** Words that begin so, and those that came since the last sorting. */
  private beginning(start: string): readonly string[] {
    if (this.unsorted.length > unsortedMax) this.settle();
    const from = this.firstFrom(start);
    return [...this.sorted.slice(from, this.firstFrom(`${start}\uffff`)), ...this.unsorted];
  }

  private firstFrom(word: string): number {
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
