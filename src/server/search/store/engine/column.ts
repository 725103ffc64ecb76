/**
 * A column of numbers in memory: four bytes a row as long as four hold every value exactly, then eight; none before the first value. A
 * missing value is NaN, which no limit admits.
 */
export class Column {
  values: Float32Array | Float64Array = new Float32Array();

  at(row: number): number {
    return this.values[row] ?? Number.NaN;
  }

  set(row: number, value: number | null): void {
    if (value === null && row >= this.values.length) return;
    const number = value ?? Number.NaN;
    if (this.values instanceof Float32Array && value !== null && Math.fround(number) !== number) this.values = Float64Array.from(this.values);
    if (row >= this.values.length) this.grow(row + 1);
    this.values[row] = number;
  }

  private grow(atLeast: number): void {
    const length = Math.max(1024, atLeast, Math.ceil(this.values.length * 1.25));
    const larger = this.values instanceof Float32Array ? new Float32Array(length) : new Float64Array(length);
    larger.fill(Number.NaN, this.values.length);
    larger.set(this.values);
    this.values = larger;
  }
}
