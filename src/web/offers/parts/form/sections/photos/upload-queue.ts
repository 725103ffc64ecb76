/** Files on their way to the server: a few at once, each with its progress, kept for another try when it failed. */

import type { Answer, WireRefusal } from '../../../../../../contract/kit/client.ts';
import type { Refusal } from '../../../../../../domain/kit/verdict.ts';

/** Where a file is: it waits for its turn, it leaves, it has left and is worked on, or it was not taken. */
export type UploadState = 'waiting' | 'sending' | 'working' | 'failed';

/** A file on its way. `id` becomes the photo's, so that a second try is no second photo. */
export type UploadItem = {
  readonly id: string;
  readonly file: File;
  readonly state: UploadState;
  /** How much of it has left, from 0 to 1. */
  readonly part: number;
  readonly refusal: Refusal | WireRefusal | null;
};

type UploadAnswer = Answer<{ readonly refused: readonly { readonly refusal: Refusal }[] }>;

/** What a queue works with. `check` refuses a file before it is sent; `onStored` hears of each that the server took. */
export type UploadWork = {
  readonly newId: () => string;
  readonly check: (file: File) => Promise<Refusal | null>;
  readonly send: (item: UploadItem, watch: { readonly onProgress: (part: number) => void; readonly signal: AbortSignal }) => Promise<UploadAnswer>;
  readonly onStored: () => Promise<void>;
  readonly atOnce: number;
};

/** The queue of a page. `get` answers the same list until something changes. */
export type UploadQueue = {
  readonly get: () => readonly UploadItem[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (files: readonly File[]) => void;
  /** Tries a failed file again; without an id all that failed for a reason that may be gone. */
  readonly retry: (id?: string) => void;
  /** Forgets a file; one that is leaving is broken off. */
  readonly drop: (id: string) => void;
  readonly stop: () => void;
};

/** Whether another try may help: the file itself is not what was refused. */
export const mayRetry = ({ state, refusal }: UploadItem): boolean => state === 'failed' && refusal?.kind !== 'invalid';

/** Whether leaving the page would lose something. */
export const isUnsent = (item: UploadItem): boolean => item.state !== 'failed' || mayRetry(item);

/** Makes a queue. */
export const uploadQueue = (work: UploadWork): UploadQueue => {
  let items: readonly UploadItem[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  const set = (next: readonly UploadItem[]): void => {
    items = next;
    for (const listener of listeners) listener();
  };
  const change = (id: string, part: Partial<UploadItem>): void => set(items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const drop = (id: string): void => {
    running.get(id)?.abort();
    set(items.filter((item) => item.id !== id));
  };
  const finish = async (id: string, refusal: Refusal | WireRefusal | null): Promise<void> => {
    if (refusal !== null) return change(id, { state: 'failed', refusal });
    // The photo stands in its place before the file on its way leaves the list.
    await work.onStored();
    drop(id);
  };
  const run = async (item: UploadItem, { signal }: AbortController): Promise<void> => {
    const onProgress = (part: number): void => change(item.id, { part, state: part < 1 ? 'sending' : 'working' });
    const wrong = await work.check(item.file);
    if (wrong !== null || signal.aborted) return finish(item.id, wrong);
    const answer = await work.send(item, { onProgress, signal });
    return finish(item.id, answer.ok ? (answer.value.refused[0]?.refusal ?? null) : answer.refusal);
  };
  const start = (): void => {
    const next = running.size < work.atOnce ? items.find(({ state }) => state === 'waiting') : undefined;
    if (next === undefined) return;
    const control = new AbortController();
    running.set(next.id, control);
    change(next.id, { state: 'sending', part: 0, refusal: null });
    void run(next, control).finally(() => {
      running.delete(next.id);
      start();
    });
    start();
  };
  return {
    get: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files) => {
      set([...items, ...files.map((file): UploadItem => ({ id: work.newId(), file, state: 'waiting', part: 0, refusal: null }))]);
      start();
    },
    retry: (id) => {
      set(items.map((item) => (mayRetry(item) && (id === undefined || item.id === id) ? { ...item, state: 'waiting', refusal: null } : item)));
      start();
    },
    drop,
    stop: () => {
      for (const { id } of items) drop(id);
    },
  };
};
