import { setImmediate as endOfTurn } from 'node:timers/promises';

type Asked<K, V> = { readonly key: K; readonly resolve: (value: V) => void; readonly reject: (fault: unknown) => void };

const mostAtOnce = 500;

/**
 * Answers what many ask at the same time with one statement. `readMany` is given the keys in the order of asking, repeats included, and
 * answers in the same order. Whoever asks in one turn of the event loop, or while a statement is under way, shares the next one, so that an
 * answer is never older than its question. Under load the statements do not multiply with the requests.
 */
export const gather = <K, V>(readMany: (keys: readonly K[]) => Promise<readonly V[]>): ((key: K) => Promise<V>) => {
  let waiting: Asked<K, V>[] = [];
  let busy = false;
  const serve = async (batch: readonly Asked<K, V>[]): Promise<void> => {
    const values = await readMany(batch.map(({ key }) => key));
    if (values.length !== batch.length) throw new Error(`${values.length} answers to ${batch.length} questions`);
    for (const [at, value] of values.entries()) batch[at]?.resolve(value);
  };
  const work = async (): Promise<void> => {
    busy = true;
    while (waiting.length > 0) {
      await endOfTurn();
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await serve(batch).catch((fault: unknown) => {
        for (const { reject } of batch) reject(fault);
      });
    }
    busy = false;
  };
  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject });
      if (!busy) void work();
    });
};
