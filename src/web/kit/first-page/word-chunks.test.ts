import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'pl' } });
});
afterEach(() => vi.unstubAllGlobals());

const load = () => import('./word-chunks.ts');

test("the texts of the page's language are read at once, those of the other one when the page begins to speak it", async () => {
  const { learning, shelve } = await load();
  const [pl, en] = [{}, {}];
  await shelve('pl', pl, async () => ({ a: 'tak' }));
  expect(shelve('en', en, async () => ({ a: 'yes' }))).toBeUndefined();
  expect([pl, en, learning('pl')]).toEqual([{ a: 'tak' }, {}, null]);
  await learning('en');
  expect([en, learning('en')]).toEqual([{ a: 'yes' }, null]);
});

test('texts that come while the other language is being learned are read too', async () => {
  const { learning, shelve } = await load();
  const coming = learning('en');
  const en = {};
  await shelve('en', en, async () => ({ a: 'yes' }));
  await coming;
  expect(en).toEqual({ a: 'yes' });
});

test('where the texts cannot be read the page is loaded anew, and nothing is drawn without them', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const { learning, shelve } = await load();
  void shelve('en', {}, () => Promise.reject(new Error('no network')));
  const drawn = vi.fn();
  void learning('en')?.then(drawn, drawn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
  expect(drawn).not.toHaveBeenCalled();
});
