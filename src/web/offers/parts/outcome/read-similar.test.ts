import { expect, test } from 'vitest';
import type { Call } from '../../../../contract/kit/call.ts';
import type { Answer } from '../../../../contract/kit/client.ts';
import { readSimilar } from './read-similar.ts';

test('only offers to let are similar: the cards say that their price is a month’s', async () => {
  const asked: unknown[] = [];
  const ask = async <I, O>(_call: Call<I, O>, input: I): Promise<Answer<O>> => {
    asked.push(input);
    return { ok: false, refusal: { code: 'kit.network', kind: 'network' } };
  };
  expect(await readSimilar(ask, { use: 'retail', city: 'Łódź' })).toEqual([]);
  expect(asked).toMatchObject([{ offerType: 'rent', city: 'Łódź' }, { offerType: 'rent' }]);
});
