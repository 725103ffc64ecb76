import { expect, it } from 'vitest';
import type { Ask } from '../../../../contract/kit/client.ts';
import { readMarket } from './read-market.ts';

const cities: Readonly<Record<string, string>> = { lodz: 'Łódź', 'bielsko-biala': 'Bielsko-Biała' };
/** Two towns of one name: the line says which by its county. */
const towns: Readonly<Record<string, string>> = { Łódź: 'Łódź', 'Bielsko-Biała': 'Bielsko-Biała powiat bielski' };
const understood = (line: string) => {
  const [city = ''] = line.split(', ');
  const place = { level: 'city', city, province: city === 'Łódź' ? 'lodzkie' : 'slaskie', county: null };
  return { chips: [{ kind: 'place', place, text: towns[city], within: null, point: null }], unread: [] };
};
const ask: Ask = async (_call, input) => {
  const { city, line } = input as { readonly city?: string; readonly line?: string };
  if (line !== undefined) return { ok: true, value: understood(line) as never };
  const refusal = { code: 'place.not_found', kind: 'missing', message: '' } as const;
  if (city !== undefined && !cities[city]) return { ok: false, refusal };
  return { ok: true, value: { city: city === undefined ? null : cities[city], total: 0, items: [], cities: [], uses: [] } as never };
};
const read = (path: string) => {
  const [, , use, province, city] = decodeURI(path).split(/\/+(?=.)/);
  return readMarket(ask, { use, province, city }, { path, lang: 'pl' }, (written) => `/en${written}`);
};

it.each(['/wynajem/biura/lodzkie', '/wynajem/biura/lodzkie/', '/wynajem/magazyny/lodzkie/lodz'])('reads %s as it is written', async (path) =>
  expect(await read(path)).toMatchObject({ market: { province: 'lodzkie' }, found: { total: 0 } }),
);

it.each([
  ['/wynajem/biura/lodzkie', { premisesPurpose: 'office', offerType: 'rent', province: 'lodzkie' }],
  ['/wynajem/biura/lodzkie/lodz', { premisesPurpose: 'office', offerType: 'rent', place: 'Łódź' }],
  ['/wynajem/biura/slaskie/bielsko-biala', { premisesPurpose: 'office', offerType: 'rent', place: 'Bielsko-Biała powiat bielski' }],
  ['/wynajem/biura/lodzkie/bielsko-biala', { premisesPurpose: 'office', offerType: 'rent', province: 'lodzkie', city: 'Bielsko-Biała' }],
])('of %s the search has its town in the field of the place, where one leads there', async (path, wanted) => {
  const { search } = (await read(path)) as { readonly search: string };
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual(wanted);
});

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
  await expect(readMarket(away, { use: 'biura', province: 'lodzkie' }, { path: '/wynajem/biura/lodzkie', lang: 'pl' }, String)).rejects.toMatchObject(
    {
      init: { status: 503 },
    },
  );
});
