import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

type Route = { readonly parentId?: string; readonly module: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };
type Manifest = { readonly entry: Route; readonly routes: Readonly<Record<string, Route | undefined>> };
type WordFiles = Readonly<Record<string, Readonly<Record<string, readonly string[]>> | undefined>>;

/**
 * What a first visit to a page fetches: files with their size as gzip makes them, in bytes. `again` are those of its styles that a part of
 * the page which is fetched later would link once more; parts of every page (signing in, the menu) come after a press.
 */
export type FirstVisit = {
  readonly scripts: ReadonlyMap<string, number>;
  readonly styles: ReadonlyMap<string, number>;
  readonly again: ReadonlyMap<string, number>;
};

const manifestOf = async (assets: string): Promise<Manifest> => {
  const name = (await readdir(assets)).find((file) => /^manifest-.*\.js$/.test(file));
  const text = await readFile(path.join(assets, name ?? 'manifest.js'), 'utf8');
  return JSON.parse(text.replace(/^[^{]*/, '').replace(/;\s*$/, '')) as Manifest;
};

const sizes = async (client: string, files: Iterable<string>): Promise<ReadonlyMap<string, number>> => {
  const read = [...new Set(files)].map(async (file) => [file, gzipSync(await readFile(path.join(client, file)), { level: 9 }).length] as const);
  return new Map(await Promise.all(read));
};

/** The style sheets that the parts of some files bring along (the bundler's own lists in those files). */
const stylesOfParts = async (client: string, files: readonly string[]): Promise<ReadonlySet<string>> => {
  const texts = await Promise.all(files.map((file) => readFile(path.join(client, file), 'utf8')));
  return new Set(texts.flatMap((text) => stylesAmong(partsListedIn(text).flat())));
};

/** The files of each part that a file fetches later, as the bundler lists them. */
const partsListedIn = (text: string): readonly (readonly string[])[] => {
  const names = JSON.parse(/m\.f=(\[.*?\])\)/.exec(text)?.[1] ?? '[]') as readonly string[];
  const lists = [...text.matchAll(/__vite__mapDeps\(\[([\d,]+)\]\)/g)];
  return lists.map(([, list = '']) => list.split(',').map((at) => names[Number(at)] ?? ''));
};

const stylesAmong = (files: readonly string[]): readonly string[] => files.filter((name) => name.endsWith('.css')).map((name) => `/${name}`);

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
  const ofEveryPage = new Set([manifest.entry, frame].flatMap(({ module, imports = [] }) => [module, ...imports]));
  const later = await stylesOfParts(
    client,
    [...new Set(code)].filter((file) => !ofEveryPage.has(file)),
  );
  return {
    scripts: await sizes(client, [...code, ...code.flatMap((file) => words[file]?.[lang] ?? [])]),
    styles: await sizes(client, styles),
    again: await sizes(
      client,
      styles.filter((file) => later.has(file)),
    ),
  };
};

/** The style sheets that are fetched with a part of every page, by the name of its file: `sign-in-dialog`. */
export const stylesOfFramePart = async (root: string, part: string): Promise<readonly string[]> => {
  const client = path.join(root, 'build/client');
  const { routes } = await manifestOf(path.join(client, 'assets'));
  const frame = routes['root'];
  const files = frame ? [frame.module, ...(frame.imports ?? [])] : [];
  const texts = await Promise.all(files.map((file) => readFile(path.join(client, file), 'utf8')));
  const lists = texts.flatMap(partsListedIn).filter(([first = '']) => first.includes(`/${part}-`));
  if (lists.length === 0) throw new Error(`no part ${part} of every page`);
  return stylesAmong(lists.flat());
};

/** The sum of some files, in bytes. */
export const total = (files: ReadonlyMap<string, number>): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
