/** A column of numbers in memory: eight bytes a row, none before the first value. A missing value is NaN, which no limit admits. */
export class Column {
  values = new Float64Array();

  at(row: number): number {
    return this.values[row] ?? Number.NaN;
  }

  set(row: number, value: number | null): void {
    if (value === null && this.values.length === 0) return;
    if (row >= this.values.length) {
      const larger = new Float64Array(Math.max(1024, row + 1, Math.ceil(this.values.length * 1.5))).fill(Number.NaN, this.values.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[row] = value ?? Number.NaN;
  }
}
