import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Parameters } from './parameters.ts';

/** Draws pictures to files. `close` ends the processes. */
export type Rasteriser = { readonly toJpeg: (picture: Parameters, file: string) => Promise<void>; readonly close: () => void };
type Answer = { readonly id: number; readonly error?: string };
type Waiting = { readonly resolve: () => void; readonly reject: (reason: Error) => void };

/**
 * Processes, not threads: the server blocks the SVG loader of the picture library for its whole process, and the font folder of the plans is named
 * by an environment variable that only a new process reads (the machine may have no fonts).
 */
export function rasteriser(processes = Math.min(3, availableParallelism())): Rasteriser {
  const home = mkdtempSync(join(tmpdir(), 'parter-art-'));
  const fonts = fileURLToPath(new URL('../../assets/fonts/documents', import.meta.url));
  writeFileSync(join(home, 'fonts.conf'), `<fontconfig><dir>${fonts}</dir><cachedir>${join(home, 'cache')}</cachedir></fontconfig>`);
  const waiting = new Map<number, Waiting>();
  const children = Array.from({ length: processes }, () => startChild(join(home, 'fonts.conf'), waiting));
  let next = 0;
  return {
    toJpeg: (picture, file) =>
      new Promise((resolve, reject) => {
        const id = next++;
        waiting.set(id, { resolve, reject });
        children[id % children.length]?.send({ id, picture, file });
      }),
    close: () => {
      for (const child of children) child.disconnect();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function startChild(fonts: string, waiting: Map<number, Waiting>): ChildProcess {
  const child = fork(new URL('./raster-child.ts', import.meta.url), { env: { ...process.env, FONTCONFIG_FILE: fonts } });
  child.on('message', ({ id, error }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) one?.resolve();
    else one?.reject(new Error(error));
  });
  child.on('exit', () => {
    for (const one of waiting.values()) one.reject(new Error('A drawing process ended early.'));
    waiting.clear();
  });
  return child;
}
