import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Refusal } from '../../src/domain/kit/verdict.ts';
import type { Picture } from '../../src/server/offers/adapters/pictures.ts';
import type { ImageKind } from '../../src/server/offers/tables/image.ts';
import type { Parameters } from '../art/parameters.ts';

/** Makes photos and floor plans of drawings. `close` ends the processes. */
export type Studio = {
  readonly picture: (draw: Parameters, kind: ImageKind) => Promise<Picture>;
  readonly close: () => void;
};
type Answer = { readonly id: number; readonly picture?: Picture; readonly problem?: Refusal };
type PictureRequest = { readonly resolve: (picture: Picture) => void; readonly reject: (reason: Error) => void };

/**
 * Processes, not threads: the server shuts the SVG loader of the picture library for its whole process, and the font folder of the plans is named
 * by an environment variable that only a new process reads (the machine may have no fonts).
 */
export function openStudio(processes = Math.max(2, Math.min(4, availableParallelism()))): Studio {
  const home = mkdtempSync(join(tmpdir(), 'parter-studio-'));
  const fonts = fileURLToPath(new URL('../../assets/fonts/documents', import.meta.url));
  writeFileSync(join(home, 'fonts.conf'), `<fontconfig><dir>${fonts}</dir><cachedir>${join(home, 'cache')}</cachedir></fontconfig>`);
  const waiting = new Map<number, PictureRequest>();
  const children = Array.from({ length: processes }, () => startChild(join(home, 'fonts.conf'), waiting));
  const made = new Map<string, Promise<Picture>>();
  const make = (draw: Parameters, kind: ImageKind): Promise<Picture> =>
    new Promise((resolve, reject) => {
      const id = made.size;
      waiting.set(id, { resolve, reject });
      children[id % children.length]?.send({ id, draw, isPlan: kind === 'plan' });
    });
  return {
    picture: (draw, kind) => {
      const key = `${kind} ${JSON.stringify(draw)}`;
      const picture = made.get(key) ?? make(draw, kind);
      made.set(key, picture);
      return picture;
    },
    close: () => {
      for (const child of children) if (child.connected) child.disconnect();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function startChild(fonts: string, waiting: Map<number, PictureRequest>): ChildProcess {
  const child = fork(new URL('./picture-child.ts', import.meta.url), {
    env: { ...process.env, FONTCONFIG_FILE: fonts },
    serialization: 'advanced',
    execArgv: [],
  });
  child.on('message', ({ id, picture, problem }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (picture !== undefined) one?.resolve(picture);
    else one?.reject(new Error(`A demo picture was refused: ${problem?.code}`));
  });
  child.on('exit', () => {
    for (const one of waiting.values()) one.reject(new Error('A drawing process ended early.'));
    waiting.clear();
  });
  return child;
}
