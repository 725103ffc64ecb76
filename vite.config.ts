import { stat } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './scripts/build/chunks.ts';
import { bareRouter } from './scripts/build/router.ts';
import { wordsByLanguage } from './scripts/build/words.ts';

/**
 * Turns `import { IconX } from '@tabler/icons-react'` into one import per icon file: the package's index would make the
 * development server read six thousand modules before the first page.
 */
const singleIcons = (): Plugin => ({
  name: 'single-icons',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('/src/web/') || !code.includes('@tabler/icons-react')) return null;
    const split = (_: string, names: string): string =>
      names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name && !name.startsWith('type '))
        .map((name) => `import ${name} from '@tabler/icons-react/dist/esm/icons/${name}.mjs';`)
        .join('');
    return { code: code.replace(/^import \{([^}]*)\} from '@tabler\/icons-react';/gm, split), map: null };
  },
});

/**
 * The browser needs the name of a call, not its schemas: they would bring the schema library to every public page. The
 * contract itself is read here and written down again without them.
 */
const bareCalls = (): Plugin => ({
  name: 'bare-calls',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id;
    if (this.environment.name !== 'client' || !/\/src\/contract\/[^/]+\/endpoints\.ts$/.test(file)) return null;
    const contract = (await import(`${pathToFileURL(file).href}?at=${(await stat(file)).mtimeMs}`)) as Record<
      string,
      Record<string, { name: string; read?: true }>
    >;
    const bare = (calls: Record<string, { name: string; read?: true }>): string =>
      JSON.stringify(Object.fromEntries(Object.entries(calls).map(([key, { name, read }]) => [key, { name, read }])));
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

/** A page brings the styles of parts that only the server draws (web/kit/still.tsx) by naming the file, without using a name of it. */
const wantedStyles = (): Plugin => ({
  name: 'wanted-styles',
  enforce: 'post',
  transform(_, id) {
    return id.endsWith('.module.css') ? { moduleSideEffects: 'no-treeshake' } : null;
  },
});

export default defineConfig({
  plugins: [singleIcons(), bareCalls(), wordsByLanguage(import.meta.dirname), pureFloors(), bareRouter(), wantedStyles(), reactRouter()],
  publicDir: 'assets/public',
  // The icons' components are made by our own, cheaper maker.
  resolve: { alias: [{ find: /^\.\.\/createReactComponent\.mjs$/, replacement: path.join(import.meta.dirname, 'src/web/kit/icon.ts') }] },
  ssr: { noExternal: [/^@tabler\/icons-react/] },
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
  build: { target: 'es2023', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
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
