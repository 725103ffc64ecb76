import { createServer, type RequestListener } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const delay = monitorEventLoopDelay({ resolution: 5 });

const answers: Readonly<Record<string, () => number>> = {
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  },
  memory: () => process.memoryUsage.rss(),
  'memory-collected': () => {
    globalThis.gc?.();
    return process.memoryUsage.rss();
  },
  'watch-loop': () => {
    delay.reset();
    return Number(delay.enable());
  },
  'loop-delay': () => delay.percentile(99) / 1e6,
};

/** Listens on a free port, says so to the bench and answers its questions; `end` runs on SIGTERM. */
export const serveChild = (listener: RequestListener, end: () => Promise<void>): void => {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ ready: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` });
  });
  process.on('message', ({ id, question }: { readonly id: number; readonly question: string }) =>
    process.send?.({ id, value: answers[question]?.() ?? Number.NaN }),
  );
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    void end().finally(() => process.exit(0));
  });
};
