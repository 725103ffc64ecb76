import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Route = { readonly parentId?: string; readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
type Manifest = { readonly entry: Route; readonly routes: Readonly<Record<string, Route | undefined>> };
type WordFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>>;

/** What a first visit to a page fetches: files with their size as gzip makes them, in bytes. */
export type FirstVisit = { readonly scripts: ReadonlyMap<string, number>; readonly styles: ReadonlyMap<string, number> };

const manifestOf = async (assets: string): Promise<Manifest> => {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  const text = await readFile(path.join(assets, name ?? 'manifest.js'), 'utf8');
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as Manifest;
};

const sizes = async (client: string, files: Iterable<string>): Promise<ReadonlyMap<string, number>> => {
  const read = [...new Set(files)].map(async (file) => [file, gzipSync(await readFile(path.join(client, file)), { level: 9 }).length] as const);
  return new Map(await Promise.all(read));
};

/** Reads from the finished build what a page brings at once: its code, the frame's, the texts of one language, and the styles. */
export const firstVisit = async (root: string, route: string, lang: 'pl' | 'en'): Promise<FirstVisit> => {
  const client = path.join(root, 'build/client');
  const manifest = await manifestOf(path.join(client, 'assets'));
  const words = JSON.parse(await readFile(path.join(client, 'assets/words.json'), 'utf8')) as WordFiles;
  const page = manifest.routes[route];
  const frame = manifest.routes['root'];
  if (!page || !frame) throw new Error(`the build has no page ${route}`);
  const within = Object.values(manifest.routes).flatMap((one) => (one?.parentId === route ? one : []));
  const parts = [manifest.entry, frame, page, ...within];
  const code = parts.flatMap(({ module, imports = [] }) => [module, ...imports]);
  const styles = parts.flatMap(({ css = [] }) => css.map((file) => file.split('#')[0] ?? file));
  return {
    scripts: await sizes(client, [...code, ...code.flatMap((file) => words[file]?.[lang] ?? [])]),
    styles: await sizes(client, styles),
  };
};

/** The sum of some files, in bytes. */
export const total = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
