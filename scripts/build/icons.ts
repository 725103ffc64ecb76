import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** A shape of an icon as the package keeps it; its `key` is React's, not the picture's. */
export type IconShape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const attribute = ([name, value]: readonly [string, string]): string =>
  ` ${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${value}"`;

const shapeMarkup = ([tag, { key: _key, ...attributes }]: IconShape): string =>
  `<${tag}${Object.entries(attributes).map(attribute).join('')}></${tag}>`;

/** A path that is nothing but its line, which begins at a place of its own and not where another line ends. */
const lineOf = ([tag, { key: _key, d = '', ...others }]: IconShape): string | null =>
  tag === 'path' && d.startsWith('M') && Object.keys(others).length === 0 ? d : null;

/** Lines that follow each other become one path: the same strokes, drawn with a third of the elements. */
const joinLines = (shapes: readonly IconShape[]): readonly IconShape[] =>
  shapes.reduce<readonly IconShape[]>((before, shape) => {
    const last = before.at(-1);
    const [line, lineBefore] = [lineOf(shape), last ? lineOf(last) : null];
    return line === null || lineBefore === null ? [...before, shape] : [...before.slice(0, -1), ['path', { d: lineBefore + line }]];
  }, []);

/** The inside of an icon's `<svg>`. */
export const iconMarkup = (shapes: readonly IconShape[]): string => joinLines(shapes).map(shapeMarkup).join('');

/**
 * Turns `import { IconX } from '@tabler/icons-react'` into one import per icon file: the package's index would make the
 * development server read six thousand modules before the first page.
 */
export const singleIcons = (): Plugin => ({
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

const iconFile = /\/@tabler\/icons-react\/dist\/esm\/icons\/Icon\w+\.mjs$/;

/** Writes an icon's file anew: its shapes as finished text, made into a component by our own maker. Only the outlined ones are drawn so. */
export const drawnIcons = (root: string): Plugin => ({
  name: 'drawn-icons',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id;
    if (!iconFile.test(file)) return null;
    if (!(await readFile(file, 'utf8')).includes('createReactComponent("outline"')) this.error(`not an outlined icon: ${file}`);
    const { __iconNode: shapes } = (await import(pathToFileURL(file).href)) as { readonly __iconNode: readonly IconShape[] };
    const maker = path.join(root, 'src/web/kit/first-page/icon.ts');
    return `import createIcon from ${JSON.stringify(maker)};
export default /* @__PURE__ */ createIcon(${JSON.stringify(iconMarkup(shapes))});`;
  },
});
