import { expect, it } from 'vitest';
import type { Ask } from '../../../../contract/kit/client.ts';
import { readList } from './list-data.ts';

const visitor = { lang: 'pl', seesTerms: false } as const;

it('shows the last page to who asks for one after it', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async (_call, input) => {
    const { page } = input as { readonly page: number };
    asked.push(page);
    return { ok: true, value: { items: page > 8 ? [] : [{ id: 'x', floors: [], image: null }], total: 64, page, pages: 8 } as never };
  };
  const list = await readList(ask, new URLSearchParams('page=99'), visitor);
  expect(list).toMatchObject({ found: { page: 8, items: [{ id: 'x' }] }, alternatives: [] });
  expect(asked).toEqual([99, 8]);
});

it('is the page of an error, with its status and sentence, where the offers cannot be read', async () => {
  const refusal = { code: 'kit.database_away', kind: 'unavailable', message: 'Serwis jest chwilowo niedostępny.' } as const;
  const reading = readList(async () => ({ ok: false, refusal }), new URLSearchParams('place=Gdynia'), visitor);
  await expect(reading).rejects.toMatchObject({ init: { status: 503 }, data: { message: refusal.message } });
});

it('leads from an address full of empty fields to the one without them', async () => {
  const empty = Array.from({ length: 12 }, (_, n) => `f${n}=`).join('&');
  const list = await readList(() => Promise.reject(new Error('asked')), new URLSearchParams(`minArea=80&${empty}`), visitor);
  expect(`${list.to}`).toBe('minArea=80');
});
