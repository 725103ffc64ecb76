import { afterEach, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { gugikGeocoder, provinceNamed } from './geocoder.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

/** A row as UUG writes it, with srid 4326. */
const row = {
  ...{
    city: 'Łódź',
    citypart: 'Łódź-Śródmieście',
    street: 'Piotrkowska',
    number: '88',
    code: '90-103',
    jednostka: '{Polska,łódzkie,Łódź,Łódź-Śródmieście}',
  },
  ...{ county: 'powiat Łódź', voivodeship: 'łódzkie', commune: 'Łódź', teryt: '106105', simc: '0958039', ulic: '16528', accuracy: 1 },
  ...{ x: '19.4574581', y: '51.7676543', geometry_wkt: 'POINT(19.4574581 51.7676543)' },
};
const answering = async (body: unknown): Promise<LocalService> => {
  local = await localService((_, response) =>
    response.setHeader('content-type', 'application/json').end(typeof body === 'string' ? body : JSON.stringify(body)),
  );
  return local;
};
const wanted = { street: 'ul. Piotrkowska', houseNumber: '88', postCode: null, town: 'Łódź' };

it('asks for town, street and number with a comma, once, and answers the building', async () => {
  const { url, asked } = await answering({ type: 'address', 'found objects': 1, results: { '1': row } });
  const geocoder = gugikGeocoder(`${url}/uug/?key=ours`);
  const found = await geocoder.find(wanted);
  expect(found).toEqual([
    {
      ...{ street: 'ul. Piotrkowska', houseNumber: '88', postCode: '90-103', city: 'Łódź', county: 'Łódź', province: 'lodzkie' },
      ...{ lat: 51.767654, lng: 19.457458, precision: 'building' },
    },
  ]);
  expect(await geocoder.find(wanted)).toBe(found);
  expect(asked).toHaveLength(1);
  const query = new URL(asked[0] ?? '', url).searchParams;
  expect(Object.fromEntries(query)).toEqual({ key: 'ours', request: 'GetAddress', address: 'Łódź, Piotrkowska 88', srid: '4326' });
});

it('says how exact a point is: a neighbour of the house is a street, a town without a street a town', async () => {
  const { url } = await answering({ results: { '1': { ...row, number: '90' }, '2': { ...row, street: null, number: null, code: null } } });
  const found = await gugikGeocoder(url).find(wanted);
  expect(found).toMatchObject([
    { houseNumber: '88', precision: 'street' },
    { street: null, postCode: null, precision: 'town' },
  ]);
});

it('leaves out what has no point in Poland, and finds nothing where nothing is', async () => {
  const { url } = await answering({ results: { '1': { ...row, x: '0', y: '0' }, '2': { ...row, x: 'none' }, '3': { city: null } } });
  expect(await gugikGeocoder(url).find(wanted)).toEqual([]);
  await local?.close();
  const empty = await answering({ type: 'address', 'found objects': 0, results: null });
  expect(await gugikGeocoder(empty.url).find(wanted)).toEqual([]);
});

it('is unavailable, and asks again, when the service breaks down or speaks of something else', async () => {
  for (const body of ['<html>502</html>', '[]', '{"results":"none"}', 'x'.repeat(200_001)]) {
    const { url, asked } = await answering(body);
    const geocoder = gugikGeocoder(url);
    expect(await geocoder.find(wanted), body.slice(0, 20)).toBe('unavailable');
    expect(await geocoder.find(wanted)).toBe('unavailable');
    expect(asked).toHaveLength(2);
    await local?.close();
  }
  local = null;
  expect(await gugikGeocoder('http://127.0.0.1:1/').find(wanted)).toBe('unavailable');
});

it('knows provinces by the names that registers use', () => {
  expect(['łódzkie', 'województwo kujawsko-pomorskie', 'Warmińsko-Mazurskie', 'Prusy'].map(provinceNamed)).toEqual([
    'lodzkie',
    'kujawsko_pomorskie',
    'warminsko_mazurskie',
    null,
  ]);
});
