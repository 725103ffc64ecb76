/**
 * Work on one thing at a time within this process. Whoever comes while somebody works waits, then looks again (`look`): most of the time the
 * work has answered for them and nothing is left to do. It only saves work; between processes the database's locks decide.
 */
export const takingTurns = <K>() => {
  const under = new Map<K, Promise<unknown>>();
  const work = <T>(key: K, task: () => Promise<T>): Promise<T> => {
    const running = task();
    const over = running.then(
      () => under.delete(key),
      () => under.delete(key),
    );
    under.set(key, over);
    return running;
  };
  return async <T>(key: K, look: () => Promise<T | null>, task: () => Promise<T>): Promise<T> => {
    for (;;) {
      const found = await look();
      if (found !== null) return found;
      const other = under.get(key);
      if (other === undefined) return work(key, task);
      await other;
    }
  };
};
