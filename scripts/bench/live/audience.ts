import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** One stream: what it asks for and as whom. */
export type Seat = { readonly path: string; readonly cookie: string };

/** What a process of listeners is told. */
export type Order = { readonly open: string; readonly seats: readonly Seat[] } | { readonly count: number };

type Report = { readonly opened: true } | { readonly heard: readonly number[] } | { readonly problem: string };

/** Many open streams, spread over processes of their own. */
export type Audience = {
  /** Opens further streams; answers the milliseconds until all of them stand. */
  readonly open: (url: string, seats: readonly Seat[]) => Promise<number>;
  /** The moments at which the next notice reached the stream of this number, or every stream. */
  readonly heard: (who: number | 'all') => Promise<readonly number[]>;
  readonly leave: () => Promise<void>;
};

const processes = 2;
const patience = 30_000;

const nextReport = async (child: ChildProcess): Promise<Report> => {
  const [report] = (await once(child, 'message', { signal: AbortSignal.timeout(patience * 4) })) as [Report];
  if ('problem' in report) throw new Error(report.problem);
  return report;
};

const awaitNotices = async (child: ChildProcess, count: number): Promise<readonly number[]> => {
  child.send({ count } satisfies Order);
  const report = await nextReport(child);
  if (!('heard' in report) || report.heard.length !== count) throw new Error('another number of notices was heard than was told');
  return report.heard;
};

/** Starts the listeners' processes; streams are dealt to them in turn. */
export const openAudience = (): Audience => {
  const children = Array.from({ length: processes }, () =>
    fork(path.join(import.meta.dirname, 'audience-child.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] }),
  );
  const counts = children.map(() => 0);
  return {
    open: async (url, seats) => {
      const begun = performance.now();
      await Promise.all(
        children.map((child, at) => {
          const mine = seats.filter((_, index) => index % processes === at);
          counts[at] = (counts[at] ?? 0) + mine.length;
          child.send({ open: url, seats: mine } satisfies Order);
          return nextReport(child);
        }),
      );
      return performance.now() - begun;
    },
    heard: async (who) => {
      const parts = children.map((child, at) => {
        const count = who === 'all' ? (counts[at] ?? 0) : Number(who % processes === at);
        return count === 0 ? [] : awaitNotices(child, count);
      });
      return (await Promise.all(parts)).flat();
    },
    leave: async () => {
      await Promise.all(
        children.map(async (child) => {
          child.kill();
          await once(child, 'exit');
        }),
      );
    },
  };
};
