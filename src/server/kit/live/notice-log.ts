/** A stored notice: its number and the topic that changed. */
export type Notice = { readonly id: number; readonly topic: string };

type Options = {
  /** How many topics are remembered with their last notice. */
  readonly keep: number;
  /** For how many milliseconds a missing number is waited for. */
  readonly patience: number;
};

const gapsAtMost = 1000;

/**
 * The notices that this process has read, without a gap. Transactions commit in another order than they took their numbers, so a number
 * that is missing is read again until it appears or is given up (its transaction was rolled back). Only the last number of each topic is
 * kept: a browser that was away asks which topics changed, not how often.
 *
 * Example: the notices 5 (offer:a) and 7 (offer:b) have been read, 6 is missing. `mark` is 5, `wanted` is everything above 7 and the
 * number 6. When 6 (offer:a) is read, `mark` becomes 7; a browser that returns with mark 5 is told both topics, one with mark 7
 * none. If 6 does not appear within `patience`, it is given up and `mark` becomes 7 without it.
 */
export class NoticeLog {
  private readonly options: Options;
  private readonly gaps = new Map<number, number>();
  private readonly lastOf = new Map<string, number>();
  private last = 0;
  private forgotten = 0;

  constructor(options: Options = { keep: 20_000, patience: 30_000 }) {
    this.options = options;
  }

  /** How many past notices to read at the start. */
  get keep(): number {
    return this.options.keep;
  }

  /** Every notice up to this number was read or was given up. A browser names it when it returns. */
  get mark(): number {
    const [oldest] = this.gaps.keys();
    return oldest === undefined ? this.last : oldest - 1;
  }

  /** The notices to read: all above a number, and those still missing below it. */
  get wanted(): { readonly above: number; readonly missing: readonly number[] } {
    return { above: this.last, missing: [...this.gaps.keys()] };
  }

  /** Begins with what is stored, oldest first; older notices than these are not known. */
  begin(stored: readonly Notice[], now: number): void {
    const [first] = stored;
    if (!first) return;
    this.last = first.id - 1;
    this.forgotten = first.id - 1;
    for (const notice of stored) this.take(notice, now);
  }

  /** Notes a notice; false when it was known. */
  take({ id, topic }: Notice, now: number): boolean {
    if (id <= this.last && !this.gaps.delete(id)) return false;
    for (let missing = Math.max(this.last + 1, id - gapsAtMost); missing < id; missing += 1) this.gaps.set(missing, now);
    this.last = Math.max(this.last, id);
    this.remember(topic, id);
    return true;
  }

  /** Gives up numbers that have been missing for too long. */
  giveUp(now: number): void {
    for (const [id, since] of this.gaps) if (this.gaps.size > gapsAtMost || now - since >= this.options.patience) this.gaps.delete(id);
  }

  /** Which of the topics changed after a mark; `null` when that is no longer known. */
  since(mark: number, topics: Iterable<string>): readonly string[] | null {
    if (mark < this.forgotten) return null;
    return [...topics].filter((topic) => (this.lastOf.get(topic) ?? 0) > mark);
  }

  private remember(topic: string, id: number): void {
    const last = Math.max(id, this.lastOf.get(topic) ?? 0);
    // Deleted and set again, so that the map stays in the order of the last change and its first entry is the oldest.
    this.lastOf.delete(topic);
    this.lastOf.set(topic, last);
    if (this.lastOf.size <= this.options.keep) return;
    const [oldest = ['', 0] as const] = this.lastOf;
    this.lastOf.delete(oldest[0]);
    this.forgotten = Math.max(this.forgotten, oldest[1]);
  }
}
