const atOnce = 4;

/** Works through a list a few at a time: the database has few connections, and a slow machine must not make their waiters give up. */
export async function each<T, R>(list: readonly T[], work: (item: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let at = next++; at < list.length; at = next++) done[at] = await work(list[at] as T, at);
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return done;
}
