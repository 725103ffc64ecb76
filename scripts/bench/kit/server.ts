import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server in a process of its own. */
export type BenchServer = {
  readonly url: string;
  readonly pid: number;
  /** Processor seconds of the process so far, user and system. */
  readonly cpuSeconds: () => Promise<number>;
  /** Resident memory in bytes; `collected` runs the garbage collector first. */
  readonly memory: (options?: { readonly collected: boolean }) => Promise<number>;
  /** Starts measuring how late the event loop is. */
  readonly watchLoop: () => Promise<void>;
  /** The 99th percentile of the event loop's delay since then, in milliseconds. */
  readonly loopDelay: () => Promise<number>;
  /** A question that only this kind of server answers. */
  readonly ask: (question: string, about?: string) => Promise<number>;
  readonly stop: () => Promise<void>;
};

/** What a child answers on its channel. */
type Answer = { readonly ready?: string; readonly id?: number; readonly value?: number };

const asker = (child: ChildProcess) => {
  const waiting = new Map<number, (value: number) => void>();
  let last = 0;
  child.on('message', ({ id, value }: Answer) => (id === undefined ? undefined : waiting.get(id)?.(value ?? Number.NaN)));
  return (question: string, about = ''): Promise<number> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      child.send({ id: last, question, about });
    });
};

const ready = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    child.on('message', ({ ready: url }: Answer) => (url === undefined ? undefined : resolve(url)));
    child.once('exit', (code) => reject(new Error(`a server of the bench ended with ${code}`)));
  });

/** Starts a script that calls `serveChild`; its settings reach it as environment. */
export const startServer = async (script: string, env: Readonly<Record<string, string>>): Promise<BenchServer> => {
  const child = fork(script, { env: { ...process.env, ...env }, execArgv: ['--expose-gc'], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const url = await ready(child);
  const ask = asker(child);
  return {
    url,
    pid: child.pid ?? 0,
    cpuSeconds: () => ask('cpu'),
    memory: ({ collected } = { collected: false }) => ask(collected ? 'memory-collected' : 'memory'),
    watchLoop: async () => void (await ask('watch-loop')),
    loopDelay: () => ask('loop-delay'),
    ask,
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
};

/** What the product is started with for a bench. */
export type ProductOptions = {
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** Run the jobs (documents, mails, clock) in it too. */
  readonly jobs?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts the product itself in production mode on a database, with its limits per minute lifted: the load comes from one address. */
export const startProduct = ({ databaseUrl, dataDir, jobs = false, env = {} }: ProductOptions): Promise<BenchServer> =>
  startServer(path.join(import.meta.dirname, 'product-child.ts'), {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    BENCH_JOBS: jobs ? 'on' : 'off',
    ...env,
  });
