import { Worker } from 'node:worker_threads';

/** What a thread may take: `besideHeapBytes` is what lies outside the heap, where unpacked streams and the memory of WebAssembly are, which the limit of the heap does not see. */
export type ThreadLimits = { readonly timeoutMs: number; readonly heapMb: number; readonly besideHeapBytes: number };

const lookEveryMs = 100;

/** Runs a script in a thread of its own and answers its first message. A thread that takes too long or too much memory is ended, and the promise is rejected. */
export const inThread = <A>(script: URL, order: unknown, { timeoutMs, heapMb, besideHeapBytes }: ThreadLimits): Promise<A> => {
  const worker = new Worker(script, { workerData: order, resourceLimits: { maxOldGenerationSizeMb: heapMb } });
  let looking: NodeJS.Timeout | undefined;
  const answer = new Promise<A>((resolve, reject) => {
    worker
      .once('message', resolve)
      .once('error', reject)
      .once('exit', () => reject(new Error('the thread ended')));
    setTimeout(() => reject(new Error('the thread took too long')), timeoutMs).unref();
    looking = setInterval(() => void unlessTooMuch(worker, besideHeapBytes).catch(reject), lookEveryMs);
  });
  return answer.finally(() => {
    clearInterval(looking);
    return worker.terminate();
  });
};

const unlessTooMuch = async (worker: Worker, besideHeapBytes: number): Promise<void> => {
  // A thread that has not begun yet, or has just ended, has nothing to say.
  const statistics = await worker.getHeapStatistics().catch(() => null);
  if ((statistics?.external_memory ?? 0) > besideHeapBytes) throw new Error('the thread took too much memory');
};
