import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { drawnIcons, singleIcons } from './scripts/build/icons.ts';
import { inlineScripts } from './scripts/build/inline-scripts.ts';
import { bareRouter } from './scripts/build/router.ts';
import { linkedStyles } from './scripts/build/styles.ts';
import { wordsByLanguage } from './scripts/build/words.ts';
import type { Call } from './src/contract/kit/call.ts';

/**
 * The browser needs the name of a call, not its schemas: they would bring the schema library to every public page. The
 * contract itself is read here and written down again without them.
 */
const bareCalls = (): Plugin => ({
  name: 'bare-calls',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id;
    if (this.environment.name !== 'client' || !/\/src\/contract\/[^/]+\/endpoints(?:\/[^/]+)?\.ts$/.test(file)) return null;
    const contract = (await import(`${pathToFileURL(file).href}?at=${(await stat(file)).mtimeMs}`)) as Record<string, Record<string, Call>>;
    const bare = (calls: Record<string, Call>): string =>
      JSON.stringify(Object.fromEntries(Object.entries(calls).map(([verb, { wire, read, shared }]) => [verb, { wire, read, shared }])));
    return Object.entries(contract)
      .map(([name, calls]) => `export const ${name} = ${bare(calls)};`)
      .join('\n');
  },
});

/** These floors are values and functions (the house rules say so): a module of theirs that nobody asks anything of is left out. */
const pureFloors = (): Plugin => ({
  name: 'pure-floors',
  transform(_, id) {
    return /\/src\/(?:domain|words|contract)\/[^?]*\.ts$/.test(id) ? { moduleSideEffects: false } : null;
  },
});

/** A page brings the styles of parts that only the server draws (web/kit/first-page/server-only.tsx) by naming the file, without using a name of it. */
const wantedStyles = (): Plugin => ({
  name: 'wanted-styles',
  enforce: 'post',
  transform(_, id) {
    return id.endsWith('.module.css') ? { moduleSideEffects: 'no-treeshake' } : null;
  },
});

/** The name of a class: its own and that of its file. What else tools write there, the line for one, is not the same twice and does not compress. */
const scopedName = (name: string, file: string): string => {
  const of = path.relative(import.meta.dirname, file.split('?')[0] ?? file);
  return `_${name}_${createHash('sha256').update(of).digest('hex').slice(0, 5)}`;
};

export default defineConfig({
  plugins: [
    singleIcons(),
    drawnIcons(import.meta.dirname),
    bareCalls(),
    wordsByLanguage(import.meta.dirname),
    inlineScripts(import.meta.dirname),
    pureFloors(),
    bareRouter(),
    wantedStyles(),
    reactRouter(),
    linkedStyles(),
  ],
  publicDir: 'assets/public',
  ssr: { noExternal: [/^@tabler\/icons-react/] },
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  css: { modules: { generateScopedName: scopedName } },
  environments: {
    client: {
      build: {
        // A file that may be fetched ahead is named on every page that can fetch it, and names of files do not compress: icons come a little later, what every page has is there.
        modulePreload: {
          resolveDependencies: (_file, needed) => needed.filter((file) => !/\/(?:Icon[A-Z]|framework-|rolldown-runtime-)/.test(file)),
        },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(path.join(import.meta.dirname, 'src/web')) } } },
      },
    },
  },
  optimizeDeps: {
    exclude: ['@tabler/icons-react'],
    include: [
      'react',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      '@mantine/core',
      '@mantine/dates',
      '@mantine/hooks',
      'dayjs',
      'dayjs/locale/pl',
      'maplibre-gl',
      'thumbhash',
      'zod',
    ],
  },
});
