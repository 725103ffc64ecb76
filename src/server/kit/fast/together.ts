/* A fast path (docs/fast-paths.md): switch off with `pipeline: false` in `connect`. */
import type { Tx } from '../database/database.ts';

/**
 * Runs statements of one transaction together: they go out without waiting for each other's answers, in the order of the list
 * (the pool pipelines). A fault of one aborts the transaction for the others, as it would one after the other.
 */
export const together = <T extends readonly unknown[]>(tx: Tx, statements: (tx: Tx) => { readonly [K in keyof T]: Promise<T[K]> }): Promise<T> =>
  Promise.all(statements(tx)) as Promise<T>;
