/**
 * Fetches the code of a part that the server has drawn. Without a network the part stays as it was drawn, and its code is fetched when the
 * network is back: `lazy(asServed(load))`.
 */
export const asServed =
  <M>(load: () => Promise<M>) =>
  (): Promise<M> =>
    load().catch(() => new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true })).then(load));
