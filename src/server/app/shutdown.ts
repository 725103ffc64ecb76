/** Ends the program in order. */

import type { Server } from 'node:http';

/** One thing to end, in order. */
export type ShutdownStep = { readonly name: string; readonly end: () => Promise<unknown> };

const patience = 10_000;

/** Stops taking requests, lets the running ones finish, and cuts those that take too long. */
export const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), patience);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Ends everything one after the other; one that fails is told and does not keep the others from ending. */
const endAll = async (endings: readonly ShutdownStep[]): Promise<boolean> => {
  let clean = true;
  for (const { name, end } of endings) {
    try {
      await end();
    } catch (fault) {
      clean = false;
      process.stderr.write(`Could not end ${name}: ${fault instanceof Error ? fault.message : String(fault)}\n`);
    }
  }
  return clean;
};

/**
 * Ends cleanly on a signal; a second signal ends at once (the next start takes over what is left). Answers what ends the program for another
 * reason, with code 1: what does not end in time then is cut.
 */
export const endOnSignal = (endings: () => readonly ShutdownStep[]): (() => void) => {
  let closing = false;
  const handle = (): void => {
    if (closing) process.exit(130);
    closing = true;
    void endAll(endings()).then((clean) => process.exit(clean ? 0 : 1));
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, handle);
  return () => {
    if (closing) return;
    closing = true;
    // Also when nothing keeps the process running while an ending still waits: Node then ends by itself.
    process.exitCode = 1;
    setTimeout(() => process.exit(1), patience).unref();
    void endAll(endings()).then(() => process.exit(1));
  };
};
