import { afterAll, beforeAll, expect, it } from 'vitest';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../../tests/kit/outside.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { addressCalls } from '../../../contract/offers/endpoints/addresses.ts';

let gugik: LocalService;
let server: TestServer;
let plain: TestServer;
let anna: TestPerson;
let jan: TestPerson;
let isDown = false;

const house = { city: 'Łódź', street: 'Piotrkowska', number: '88', code: '90-103', county: 'm. Łódź', teryt: '106105', x: 19.4575, y: 51.7676 };

/** A village, of which the gazetteer knows nothing; one row has no county, as a register's mistake. */
const villages: Readonly<Record<string, unknown>> = {
  'Zabieńcowo, Polna 5': {
    '1': { ...house, city: 'Zabieńcowo', street: 'Polna', number: '5', code: null, county: 'powiat zgierski', teryt: '102009' },
  },
  Zabieńcowo: { '1': { city: 'Zabieńcowo', county: 'powiat zgierski', teryt: '102009', x: 19.3, y: 51.9 } },
  Nigdziebądź: { '1': { city: 'Nigdziebądź', county: null, teryt: null, x: 19.3, y: 51.9 } },
};

beforeAll(async () => {
  gugik = await localService((url, response) => {
    if (isDown) response.writeHead(503).end();
    else if (url.pathname === '/uldk/')
      response.end(url.search.includes('19.4575') ? '0\n106105_9.0001.2/3|łódzkie|m. Łódź|Łódź|S-1|2/3' : '-1 brak wyników');
    else {
      const address = url.searchParams.get('address') ?? '';
      response.end(JSON.stringify({ results: address.endsWith('Łódź, Piotrkowska 88') ? { '1': house } : (villages[address] ?? null) }));
    }
  });
  server = await testServer({ env: { GEOCODER_URL: `${gugik.url}/uug/`, PARCELS_URL: `${gugik.url}/uldk/` } });
  plain = await testServer();
  anna = await server.person();
  jan = await plain.person();
});
afterAll(async () => {
  await server.close();
  await plain.close();
  await gugik.close();
});

const find = async (who: TestPerson, input: string) => must(who, addressCalls.findAddresses, { input });

it('finds the building however the address is typed', async () => {
  for (const input of ['Piotrkowska 88 Łódź', 'ul. Piotrkowska 88, 90-103 Łódź', 'łódź piotrkowska 88', 'Piotrkowska 88, 90-103']) {
    const { addresses, missing } = await find(anna, input);
    expect(addresses, input).toHaveLength(1);
    expect(addresses[0]).toMatchObject({
      ...{ street: 'ul. Piotrkowska', houseNumber: '88', postCode: '90-103', city: 'Łódź', county: 'Łódź', province: 'lodzkie' },
      ...{ precision: 'building', location: { lat: 51.7676, lng: 19.4575 }, placeId: '3093133' },
      description: 'ul. Piotrkowska 88, 90-103 Łódź, woj. łódzkie',
    });
    expect(missing).toBeNull();
  }
});

it('falls back to the town, keeps what was typed, and says that the point is the town', async () => {
  const unknown = await find(anna, 'ul. Nieznana 7, Łódź');
  expect(unknown.addresses[0]).toMatchObject({ street: 'ul. Nieznana', houseNumber: '7', city: 'Łódź', precision: 'town' });
  isDown = true;
  const down = await find(anna, 'ul. Nowa 3, Łódź');
  isDown = false;
  expect([unknown.isRegisterAway, down.isRegisterAway]).toEqual([false, true]);
  expect(down.addresses[0]).toMatchObject({ street: 'ul. Nowa', houseNumber: '3', precision: 'town' });
  const off = await find(jan, 'Piotrkowska 88 Łódź');
  expect(off.addresses[0]).toMatchObject({ street: 'Piotrkowska', houseNumber: '88', city: 'Łódź', precision: 'town' });
  // A register that is switched off is not away: another try would find no more.
  expect(off.isRegisterAway).toBe(false);
});

it('finds a village that the gazetteer lacks where the register knows its county and province', async () => {
  for (const input of ['Polna 5 Zabieńcowo', 'Zabieńcowo, Polna 5', 'ul. Polna 5, 95-045 Zabieńcowo']) {
    const { addresses, missing } = await find(anna, input);
    expect(addresses, input).toMatchObject([
      { street: 'ul. Polna', houseNumber: '5', city: 'Zabieńcowo', county: 'zgierski', province: 'lodzkie', precision: 'building', placeId: null },
    ]);
    expect(missing).toBeNull();
  }
  expect((await find(anna, 'Zabieńcowo')).addresses).toMatchObject([{ street: null, city: 'Zabieńcowo', precision: 'town' }]);
  expect(await find(anna, 'Nigdziebądź')).toMatchObject({ addresses: [] });
});

it('does not ask for a town that was given, where nobody knows it', async () => {
  expect(await find(jan, 'Polna 5, Zabieńcowo')).toEqual({ addresses: [], missing: 'everything', isRegisterAway: false });
  expect(await find(anna, 'Polna 7, Zabieńcowo')).toEqual({ addresses: [], missing: 'everything', isRegisterAway: false });
  isDown = true;
  const down = await find(anna, 'Polna 9, Zabieńcowo');
  isDown = false;
  expect(down).toEqual({ addresses: [], missing: 'everything', isRegisterAway: true });
});

it('says what the text lacks', async () => {
  expect(await find(jan, 'Piotrkowska 88')).toEqual({ addresses: [], missing: 'town', isRegisterAway: false });
  expect(await find(jan, '05-800')).toEqual({ addresses: [], missing: 'town', isRegisterAway: false });
  expect(await find(jan, ' , ')).toEqual({ addresses: [], missing: 'everything', isRegisterAway: false });
  expect((await find(jan, '90-103')).addresses[0]).toMatchObject({ postCode: '90-103', city: 'Łódź', precision: 'town' });
  expect((await find(jan, 'Brzeziny')).addresses.length).toBeGreaterThan(0);
});

it('names the plot at a point; says where there is none, when the register is away and when it is off', async () => {
  const here = { lat: 51.7676, lng: 19.4575 };
  expect(await must(anna, addressCalls.findParcel, here)).toMatchObject({ plotNumber: '2/3', precinct: 'S-1', county: 'Łódź', province: 'lodzkie' });
  expect(await anna.ask(addressCalls.findParcel, { lat: 51, lng: 20 })).toMatchObject({ ok: false, refusal: { code: 'parcel.none' } });
  isDown = true;
  expect(await anna.ask(addressCalls.findParcel, { lat: 51, lng: 21 })).toMatchObject({ ok: false, refusal: { code: 'parcel.unavailable' } });
  isDown = false;
  expect(await jan.ask(addressCalls.findParcel, here)).toMatchObject({ ok: false, refusal: { code: 'parcel.unavailable' } });
  expect(await anna.ask(addressCalls.findParcel, { lat: 40, lng: 20 })).toMatchObject({ ok: false, refusal: { code: 'kit.invalid_input' } });
});

it('asks nobody for a visitor', async () => {
  const asked = gugik.asked.length;
  expect(await server.visitor.ask(addressCalls.findAddresses, { input: 'Piotrkowska 90 Łódź' })).toMatchObject({
    refusal: { code: 'kit.signed_out' },
  });
  expect(await server.visitor.ask(addressCalls.findParcel, { lat: 51, lng: 20 })).toMatchObject({ refusal: { code: 'kit.signed_out' } });
  expect(gugik.asked).toHaveLength(asked);
});
