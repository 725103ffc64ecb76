import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { minify, type Plugin, transformWithOxc } from 'vite';

const source = 'src/web/app/first-page/start-deferred.ts';

/** What the pages carry of that module, by the name of the function that is called. */
const carried = ['startPage', 'keepPageOffline'] as const;

/** A module without imports as the text of one function: called, it does what the named one of the module does. */
export const functionText = async (module: string, name: string): Promise<string> => {
  const { code } = await transformWithOxc(module, 'module.ts');
  if (/^import\b/m.test(code)) throw new Error(`what a page carries imports nothing: ${name}`);
  const whole = `export default (...given) => { ${code.replace(/^export /gm, '')} return ${name}(...given); };`;
  const { code: text, errors } = await minify('module.js', whole, { module: true, compress: true, mangle: true });
  const [, body] = /^export default\s*(.*?);?\s*$/s.exec(text) ?? [];
  if (errors.length > 0 || body === undefined)
    throw new Error(`${name} cannot be written into a page: ${errors.map(({ message }) => message).join()}`);
  return `(${body})`;
};

/**
 * Scripts that stand in the text of a page are part of every answer, so they are made short as the files of the browser's build are; the rest of
 * the server's build stays readable. `virtual:inline-scripts` exports each as a text.
 */
export const inlineScripts = (root: string): Plugin => ({
  name: 'inline-scripts',
  resolveId: (id) => (id === 'virtual:inline-scripts' ? `\0${id}` : null),
  async load(id) {
    if (id !== '\0virtual:inline-scripts') return null;
    // The browser never writes them.
    if (this.environment.name === 'client') return carried.map((name) => `export const ${name} = '';`).join('\n');
    const file = path.join(root, source);
    this.addWatchFile(file);
    const module = await readFile(file, 'utf8');
    const texts = carried.map(async (name) => `export const ${name} = ${JSON.stringify(await functionText(module, name))};`);
    return (await Promise.all(texts)).join('\n');
  },
});
