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

/** Questions of one bench, beside those that every server answers. */
type ChildQuestions = Readonly<Record<string, (about: string) => number | Promise<number>>>;

type Question = { readonly id: number; readonly question: string; readonly about?: string };

const answerTo = async ({ question, about = '' }: Question, more: ChildQuestions): Promise<number> =>
  (await more[question]?.(about)) ?? answers[question]?.() ?? Number.NaN;

/** Listens on a free port, says so to the bench and answers its questions; `end` runs on SIGTERM. */
export const serveChild = (listener: RequestListener, end: () => Promise<void>, more: ChildQuestions = {}): void => {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.({ ready: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` });
  });
  process.on('message', (asked: Question) => void answerTo(asked, more).then((value) => process.send?.({ id: asked.id, value })));
  process.once('SIGTERM', () => {
    server.closeAllConnections();
    void end().finally(() => process.exit(0));
  });
};
