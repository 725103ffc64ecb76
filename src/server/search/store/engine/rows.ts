/** Rows that only ever become more. */

import { Bits } from './bits.ts';

const bitsOfRow = 32;

/** The rows of a word or a square: a list while they are few, bits as soon as those are smaller. */
export class Rows {
  private list = new Uint32Array(2);
  private length = 0;
  private bits: Bits | null = null;

  add(row: number): void {
    if (this.bits !== null) {
      this.bits.add(row);
      return;
    }
    if (this.length === this.list.length) {
      const larger = new Uint32Array(Math.ceil(this.list.length * 1.5) + 1);
      larger.set(this.list);
      this.list = larger;
    }
    this.list[this.length] = row;
    this.length += 1;
    if (this.length > 1024 && this.length > row / bitsOfRow) this.toBits();
  }

  addTo(rows: Bits): void {
    if (this.bits !== null) rows.or(this.bits);
    for (let at = 0; at < this.length; at += 1) rows.add(this.list[at] ?? 0);
  }

  private toBits(): void {
    const bits = new Bits();
    this.addTo(bits);
    this.bits = bits;
    this.list = new Uint32Array();
  }
}
