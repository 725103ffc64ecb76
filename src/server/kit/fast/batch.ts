/** Lets the reads of one turn share a statement. A fast path (docs/fast-paths.md): switch off with `readMany([key])` in place of the batched read. */
import { setImmediate as endOfTurn } from 'node:timers/promises';

type Question<K, V> = { readonly key: K; readonly resolve: (value: V) => void; readonly reject: (fault: unknown) => void };

const batchMax = 500;

/**
 * Reads one value a call with one statement for many calls (the batching of a data loader, without its cache). `readMany` gets the keys
 * in the order of the calls, repeats included, and answers in the same order. Calls of one turn of the event loop share a statement; a call that
 * comes while a statement runs waits for the next one, so a value is never older than the call that asked for it.
 */
export const batch = <K, V>(readMany: (keys: readonly K[]) => Promise<readonly V[]>): ((key: K) => Promise<V>) => {
  let waiting: Question<K, V>[] = [];
  let busy = false;
  const answer = async (questions: readonly Question<K, V>[]): Promise<void> => {
    const values = await readMany(questions.map(({ key }) => key));
    if (values.length !== questions.length) throw new Error(`${values.length} answers to ${questions.length} questions`);
    for (const [at, value] of values.entries()) questions[at]?.resolve(value);
  };
  const run = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      await endOfTurn();
      const questions = waiting.slice(0, batchMax);
      waiting = waiting.slice(batchMax);
      await answer(questions).catch((fault: unknown) => {
        for (const { reject } of questions) reject(fault);
      });
    }
    busy = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!busy) void run();
    });
};

/** The batched reader of an owner, such as the database of a server or its pool: made when it is first asked for, and kept as long as the owner is. */
export const batchPer = <Owner extends object, K, V>(
  readManyOf: (owner: Owner) => (keys: readonly K[]) => Promise<readonly V[]>,
): ((owner: Owner) => (key: K) => Promise<V>) => {
  const readers = new WeakMap<Owner, (key: K) => Promise<V>>();
  return (owner) => {
    const reader = readers.get(owner) ?? batch(readManyOf(owner));
    readers.set(owner, reader);
    return reader;
  };
};
