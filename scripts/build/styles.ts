/** Leaves out of the lists that Vite writes into the built files which style sheets a page has anyway. */

import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (file: Bundle[string] | undefined): file is Chunk => file?.type === 'chunk';

/** The style sheets that are linked when a route with this file is shown. */
const stylesOf = (bundle: Bundle, start: Chunk): readonly string[] => {
  const seen = new Set([start]);
  for (const chunk of seen) for (const file of chunk.imports.map((name) => bundle[name])) if (isChunk(file)) seen.add(file);
  return [...seen].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
};

/**
 * The lists that Vite writes into a file: what is fetched with each of its parts.
 *
 *     m.f=["assets/part.js","assets/frame.css"] … __vite__mapDeps([0,1])   →   … __vite__mapDeps([0]) without assets/frame.css
 */
export const withoutStyles = (code: string, linked: ReadonlySet<string>): string => {
  const files = /m\.f=(\[.*?\])\)/.exec(code)?.[1];
  if (!files) return code;
  const names = JSON.parse(files) as readonly string[];
  return code.replace(/__vite__mapDeps\(\[([\d,]+)\]\)/g, (_, list: string) => {
    const wanted = list.split(',').filter((at) => !linked.has(names[Number(at)] ?? ''));
    return `__vite__mapDeps([${wanted.join(',')}])`;
  });
};

/**
 * The router links a route's style sheets under an address of its own (`frame.css#`), so that they may go with the route while a part
 * that was fetched keeps its own. A part therefore linked once more what its page has, and put it behind the page's own styles, where
 * it wins. What surely stays is left out: the frame's everywhere, and a page's own in the parts that only this page fetches.
 */
export const linkedStyles = (): Plugin => ({
  name: 'linked-styles',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks = Object.values(bundle).filter(isChunk);
      const imported = new Set(chunks.flatMap(({ imports }) => imports));
      const isRoute = ({ facadeModuleId }: Chunk): boolean => facadeModuleId?.includes('?__react-router-build-client-route') === true;
      const root = chunks.find((chunk) => isRoute(chunk) && chunk.facadeModuleId?.includes('/root.tsx?'));
      if (!root) this.error('the build has no root route');
      const frame = stylesOf(bundle, root);
      for (const chunk of chunks) {
        const own = isRoute(chunk) && !imported.has(chunk.fileName) ? stylesOf(bundle, chunk) : [];
        chunk.code = withoutStyles(chunk.code, new Set([...frame, ...own]));
      }
    },
  },
});
