import { expect, it } from 'vitest';
import type { Ask } from '../../../../contract/kit/client.ts';
import { readMarket } from './read-market.ts';

const cities: Readonly<Record<string, string>> = { lodz: 'Łódź', 'bielsko-biala': 'Bielsko-Biała' };
const ask: Ask = async (_call, input) => {
  const { city } = input as { readonly city?: string };
  const refusal = { code: 'place.not_found', kind: 'missing', message: '' } as const;
  if (city !== undefined && !cities[city]) return { ok: false, refusal };
  return { ok: true, value: { city: city === undefined ? null : cities[city], total: 0, items: [], cities: [], uses: [] } as never };
};
const read = (path: string) => {
  const [, , use, province, city] = decodeURI(path).split(/\/+(?=.)/);
  return readMarket(ask, { use, province, city }, path, (written) => `/en${written}`);
};

it.each(['/wynajem/biura/lodzkie', '/wynajem/biura/lodzkie/', '/wynajem/magazyny/lodzkie/lodz'])('reads %s as it is written', async (path) =>
  expect(await read(path)).toMatchObject({ market: { province: 'lodzkie' }, found: { total: 0 } }),
);

it.each([
  ['/wynajem/Biura/Lodzkie', '/en/wynajem/biura/lodzkie'],
  [encodeURI('/wynajem/biura/łódzkie/Łódź'), '/en/wynajem/biura/lodzkie/lodz'],
  [encodeURI('/wynajem/biura/slaskie/Bielsko-Biała'), '/en/wynajem/biura/slaskie/bielsko-biala'],
])('leads from %s to the address as it is written, for good', async (path, to) => {
  const response = (await read(path).catch((thrown: unknown) => thrown)) as Response;
  expect([response.status, response.headers.get('location')]).toEqual([301, to]);
});

it('knows the province of a town that nobody knows, and neither of what is no use or no province; none of them is a page', async () => {
  const within = { use: 'office', province: 'lodzkie', city: null };
  expect(await read('/wynajem/biura/lodzkie/atlantis')).toMatchObject({ data: { market: within, found: null }, init: { status: 404 } });
  for (const path of ['/wynajem/zamki/lodzkie', '/wynajem/biura/atlantis'])
    expect(await read(path)).toMatchObject({ data: { market: null, found: null }, init: { status: 404 } });
});

it('is the page of an error where offers cannot be read', async () => {
  const away: Ask = async () => ({ ok: false, refusal: { code: 'kit.database_away', kind: 'unavailable', message: 'Chwila.' } });
  await expect(readMarket(away, { use: 'biura', province: 'lodzkie' }, '/wynajem/biura/lodzkie', String)).rejects.toMatchObject({
    init: { status: 503 },
  });
});
