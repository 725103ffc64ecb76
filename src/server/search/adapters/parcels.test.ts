import { afterEach, expect, it } from 'vitest';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { gugikParcels } from './parcels.ts';

let local: LocalService | null = null;
afterEach(async () => {
  await local?.close();
  local = null;
});

const point = { lat: 51.767654, lng: 19.457458 };
const answering = async (body: string): Promise<LocalService> => {
  local = await localService((_, response) => response.setHeader('content-type', 'text/plain; charset=utf-8').end(body));
  return local;
};

it('asks for the plot at a point, longitude first, once, and reads the line below the status', async () => {
  const { url, asked } = await answering('0\n106105_9.0001.214/3|łódzkie|powiat Łódź|Łódź-Śródmieście|S-1|214/3\n');
  const parcels = gugikParcels(url);
  const plot = await parcels.at(point);
  expect(plot).toEqual({
    ...{ id: '106105_9.0001.214/3', plotNumber: '214/3', precinct: 'S-1', commune: 'Łódź-Śródmieście', county: 'Łódź', province: 'lodzkie' },
  });
  expect(await parcels.at(point)).toBe(plot);
  expect(asked).toHaveLength(1);
  expect(Object.fromEntries(new URL(asked[0] ?? '', url).searchParams)).toEqual({
    ...{ request: 'GetParcelByXY', xy: '19.457458,51.767654,4326', result: 'id,voivodeship,county,commune,region,parcel', srid: '4326' },
  });
});

it('knows where there is none', async () => {
  const { url } = await answering('-1 brak wyników');
  expect(await gugikParcels(url).at(point)).toBeNull();
});

it.each([
  ['an error', '-2 błąd'],
  ['a page', '<html></html>'],
  ['too few values', '0\n106105_9.0001.214/3|łódzkie'],
  ['no number', '0\n106105_9.0001.214/3|łódzkie|Łódź|Łódź|S-1|'],
  ['a value that is too long', `0\n1|łódzkie|Łódź|Łódź|${'x'.repeat(121)}|2`],
  ['nothing', ''],
])('is unavailable when the answer is %s', async (_, body) => {
  const { url } = await answering(body);
  expect(await gugikParcels(url).at(point)).toBe('unavailable');
});
