import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./word-chunks.ts');

test("the texts of the page's language are read at once, those of the other one when the page changes to it", async () => {
  const { loadLanguage, wordChunk } = await load();
  const [pl, en] = [{}, {}];
  await wordChunk('pl', pl, async () => ({ a: 'tak' }));
  expect(wordChunk('en', en, async () => ({ a: 'yes' }))).toBeUndefined();
  expect([pl, en, loadLanguage('pl')]).toEqual([{ a: 'tak' }, {}, null]);
  await loadLanguage('en');
  expect([en, loadLanguage('en')]).toEqual([{ a: 'yes' }, null]);
});

test('texts that come while the other language is being fetched are read too', async () => {
  const { loadLanguage, wordChunk } = await load();
  const coming = loadLanguage('en');
  const en = {};
  await wordChunk('en', en, async () => ({ a: 'yes' }));
  await coming;
  expect(en).toEqual({ a: 'yes' });
});

test('where the texts cannot be read the page asks to be loaded anew, and nothing is drawn without them', async () => {
  const dispatched = vi.fn();
  vi.stubGlobal('dispatchEvent', dispatched);
  const { loadLanguage, wordChunk } = await load();
  void wordChunk('en', {}, () => Promise.reject(new Error('no network')));
  const drawn = vi.fn();
  void loadLanguage('en')?.then(drawn, drawn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(dispatched).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'unreachable' }));
  expect(drawn).not.toHaveBeenCalled();
});
