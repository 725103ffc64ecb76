import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The texts of the first pages and their frame. Those of signed-in pages are few beside the pages themselves. */
const firstWords = /\/src\/words\/(?:kit\/(pl|en)\/(?:shell|dictionaries|names)|search\/(pl|en)\/(?:home|list|how|card)|offers\/(pl|en)\/view)\.ts$/;
const mark = '?word-chunk';
const list = 'assets/words.json';

const langOf = (file: string): string | undefined => firstWords.exec(file)?.slice(1).find(Boolean);

/** The module that stands for a file of texts of the first pages in the browser's build, and its language; null for everything else. */
export const wordChunkOf = (file: string): { readonly module: string; readonly lang: string } | null => {
  const lang = langOf(file);
  return lang ? { module: file + mark, lang } : null;
};

type Chunk = { readonly fileName: string; readonly moduleIds?: readonly string[] };

/** Which files of texts belong to each file of code, by language. */
const wordFiles = (chunks: readonly Chunk[]): Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> => {
  const home = new Map(chunks.flatMap(({ fileName, moduleIds = [] }) => moduleIds.map((id) => [id, `/${fileName}`] as const)));
  const entries = chunks.flatMap(({ fileName, moduleIds = [] }) => {
    const files = moduleIds.filter((id) => id.endsWith(mark)).map((id) => id.slice(0, -mark.length));
    if (files.length === 0) return [];
    const of = (lang: string): readonly string[] => [
      ...new Set(files.filter((file) => langOf(file) === lang).flatMap((file) => home.get(file) ?? [])),
    ];
    return [[`/${fileName}`, { pl: of('pl'), en: of('en') }] as const];
  });
  return Object.fromEntries(entries);
};

/**
 * A page imports its texts in both languages and shows one. In the browser's build each file of texts of the first pages becomes a chunk
 * (web/kit/first-page/word-chunks.ts) of which only the page's language is fetched; `virtual:word-files` tells the server which files those are.
 */
export const wordsByLanguage = (root: string): Plugin => ({
  name: 'words-by-language',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (source === 'virtual:word-files') return `\0${source}`;
    const isBuild = this.environment.mode === 'build' && this.environment.name === 'client';
    // Only the pairs import texts (src/words/<room>/<screen>.ts): `./pl/home.ts`.
    if (!isBuild || !importer?.includes('/src/words/') || !/^\.\/(?:pl|en)\//.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && langOf(resolved.id) ? resolved.id + mark : null;
  },
  async load(id) {
    if (id === '\0virtual:word-files') {
      const isBuilt = this.environment.mode === 'build' && this.environment.name === 'ssr';
      return `export default ${isBuilt ? await readFile(path.join(root, 'build/client', list), 'utf8') : '{}'};`;
    }
    if (!id.endsWith(mark)) return null;
    const file = id.slice(0, -mark.length);
    const lang = langOf(file);
    const chunks = JSON.stringify(path.join(root, 'src/web/kit/first-page/word-chunks.ts'));
    return [
      `import { wordChunk } from ${chunks};`,
      `export const ${lang} = {};`,
      `await wordChunk('${lang}', ${lang}, async () => (await import(${JSON.stringify(file)})).${lang});`,
    ].join('\n');
  },
  generateBundle(_, bundle) {
    if (this.environment.name !== 'client') return;
    this.emitFile({ type: 'asset', fileName: list, source: JSON.stringify(wordFiles(Object.values(bundle))) });
  },
});
