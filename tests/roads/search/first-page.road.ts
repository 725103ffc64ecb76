/** What is chosen while a page is being taken over by its program. */

import { readFile } from 'node:fs/promises';
import { functionText } from '../../../scripts/build/inline-scripts.ts';
import { expect, road } from '../road.ts';

const source = new URL('../../../src/web/app/first-page/start-deferred.ts', import.meta.url);

road('a choice is not repeated over a later one that React has answered itself', async ({ browser }) => {
  const page = await browser.newPage();
  await page.setContent('<select><option>all</option><option>office</option><option>warehouse</option></select>');
  const start = await functionText(await readFile(source, 'utf8'), 'startPage');
  const chosen = await page.evaluate(async (startPage) => {
    const nothing = 'data:text/javascript,';
    Object.assign(window, { __reactRouterManifest: { entry: { module: nothing }, routes: {} } });
    // biome-ignore lint/security/noGlobalEval: the text is what our pages carry
    (0, eval)(startPage)([], { text: '', region: '', note: '' });
    document.dispatchEvent(new Event('hydrated'));
    const select = document.querySelector('select') as HTMLSelectElement;
    const choose = (value: string): void => {
      select.value = value;
      select.dispatchEvent(new Event('input', { bubbles: true }));
    };
    choose('office');
    Object.assign(select, { __reactMark: true });
    choose('warehouse');
    // Two drawings of the page: what was to be repeated has been.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    return select.value;
  }, start);
  await page.close();
  expect(chosen).toBe('warehouse');
});
