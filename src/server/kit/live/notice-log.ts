/** One change that a browser hears of. */
export type Notice = { readonly id: number; readonly topic: string };

type Options = {
  /** How many topics are remembered with their last notice. */
  readonly keep: number;
  /** How long a number that is missing may still come, in milliseconds. */
  readonly patience: number;
};

const gapsAtMost = 1000;

/**
 * What this process knows of the notices. Transactions commit in another order than they took their numbers, so a number that was
 * passed over is asked for again until it comes or is given up (its transaction was rolled back). A notice says only that a topic changed:
 * the last number of each topic is all that a browser needs which was away.
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

  /** How many past notices are worth reading at the start. */
  get keep(): number {
    return this.options.keep;
  }

  /** Every notice up to this number has been seen or will never come: what a browser names when it returns. */
  get mark(): number {
    const [oldest] = this.gaps.keys();
    return oldest === undefined ? this.last : oldest - 1;
  }

  /** What is to be read: everything above a number, and the numbers that are still missing below it. */
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
    // Put anew, so that the map stays in the order of the last change and the first one is the one to forget.
    this.lastOf.delete(topic);
    this.lastOf.set(topic, last);
    if (this.lastOf.size <= this.options.keep) return;
    const [oldest = ['', 0] as const] = this.lastOf;
    this.lastOf.delete(oldest[0]);
    this.forgotten = Math.max(this.forgotten, oldest[1]);
  }
}
