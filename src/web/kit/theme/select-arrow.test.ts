import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const web = path.join(import.meta.dirname, '../..');

/** The rules of a style sheet: selector and body. */
const rulesOf = (css: string): readonly (readonly [string, string])[] =>
  [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => [selector.trim(), body]);

test('no style of a list takes its arrow away, which is a background', async () => {
  const bare: string[] = [];
  for await (const file of glob('**/*.css', { cwd: web })) {
    // The arrow itself stands there.
    if (file === 'kit/theme/base.css') continue;
    for (const [selector, body] of rulesOf(await readFile(path.join(web, file), 'utf8')))
      if (/\bselect\b(?!-)/.test(selector) && /(?:^|[;\s])background:/.test(body)) bare.push(`${file}: ${selector}`);
  }
  expect(bare).toEqual([]);
});
