import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../../tests/factories/deals.ts';
import { readyForm } from '../../../../../tests/factories/offer-form.ts';
import { must } from '../../../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../../../tests/kit/outside.ts';
import { type TestPerson, type TestServer, testServer } from '../../../../../tests/kit/server.ts';
import { searchCalls } from '../../../../contract/search/endpoints.ts';
import { enginePort } from '../../adapters/engine.ts';
import { listedNames } from '../../store/known-names.ts';

let gugik: LocalService;
let server: TestServer;
let anna: TestPerson;

const { address = {} } = readyForm();
const { street: _street, district: _district, ...noStreet } = address;
const village = { ...noStreet, city: 'Zabieńcowo', county: 'zgierski' };
const offers = [
  { address: { ...address, street: 'ul. Piotrkowska' } },
  { address: { ...address, city: 'Kraków', province: 'malopolskie', county: 'Kraków', district: 'Podgórze', street: 'Długa' } },
  { address: { ...address, street: 'Al. Niepodległości' } },
  { address: { ...address, street: 'Nowa' } },
  { address: { ...address, street: 'Widokowa' } },
  { address: village, geoMarker: { lat: 51.9, lng: 19.2 } },
  { address: { ...village, houseNumber: '7' }, geoMarker: { lat: 51.92, lng: 19.22 } },
  { address: { ...noStreet, city: 'Zgierz', county: 'zgierski', district: 'Rudunki' }, geoMarker: { lat: 51.86, lng: 19.38 } },
  { address: { ...noStreet, city: 'Zgierz', county: 'zgierski', district: 'Śródmieście' }, geoMarker: { lat: 51.85, lng: 19.41 } },
  { address: { ...noStreet, city: 'Zgierz', county: 'zgierski', estate: 'Osiedle Młodych' }, geoMarker: { lat: 51.84, lng: 19.4 } },
  { address: { ...noStreet, city: 'Ozorków', county: 'zgierski', estate: 'Osiedle Młodych' }, geoMarker: { lat: 51.96, lng: 19.29 } },
] as const;

beforeAll(async () => {
  const row = { city: 'Nowinki Leśne', county: 'powiat zgierski', teryt: '102009', x: 19.3, y: 51.95 };
  gugik = await localService((url, response) => {
    response.end(JSON.stringify({ results: url.searchParams.get('address') === 'Nowinki Leśne' ? { '1': row } : null }));
  });
  server = await testServer({ env: { GEOCODER_URL: `${gugik.url}/uug/` } });
  const landlord = await anInsertedSigner(server);
  anna = await server.person();
  for (const changes of offers) await anInsertedOffer(server, landlord, changes);
});
afterAll(async () => {
  await server.close();
  await gugik.close();
});

const understood = async (line: string): Promise<string> => {
  const { chips, unread } = await must(server.visitor, searchCalls.understandLine, { line });
  const short = chips.map((chip) => {
    if (chip.kind === 'street') return `street ${chip.street}`;
    if (chip.kind === 'place') return chip.within === null ? chip.text : `${chip.text} +${chip.within}`;
    return chip.kind === 'is' ? String(chip.value) : chip.kind;
  });
  return [...short, ...unread.map((text) => `?${text}`)].join(' | ');
};

/** Once by statements, once from memory. */
describe.each(['by statements', 'from memory'])('what is listed, known %s', (how) => {
  beforeAll(async () => {
    const engine = server.services.ports.of(enginePort);
    if (how === 'from memory') await engine.load(server.db);
    else vi.spyOn(engine, 'current').mockResolvedValue(null);
  });
  afterAll(() => vi.restoreAllMocks());

  it.each([
    ['lokal przy Piotrkowskiej w Łodzi', 'Łódź | street Piotrkowska'],
    ['biuro Kraków ul. Długa', 'office | Kraków | street Długa'],
    ['biuro przy ulicy Długiej w Krakowie', 'office | street Długa | Kraków'],
    ['biuro piotrkowska łódź', 'office | street Piotrkowska | Łódź'],
    ['lokal na Piotrkowskiej', 'street Piotrkowska'],
    ['Piotrkowska', 'street Piotrkowska'],
    ['biuro w alei Niepodległości', 'office | street Niepodległości'],
    ['office on Piotrkowska in Łódź', 'office | street Piotrkowska | Łódź'],
    ['widokowa hala', 'warehouse | ?widokowa'],
    ['Widokowa hala w Łodzi', 'warehouse | Łódź | ?Widokowa'],
    ['hala przy Nowej w Łodzi', 'warehouse | street Nowa | Łódź'],
    ['ul. Nieistniejąca 7, Łódź', 'street Nieistniejąca | Łódź | ?7'],
    ['biuro w Zabieńcowie', 'office | Zabieńcowo'],
    ['zabiencowo', 'Zabieńcowo'],
    ['magazyn do 10 km od Zabieńcowa', 'warehouse | Zabieńcowo +10'],
    ['biuro Nigdziewo', 'office | ?Nigdziewo'],
    // districts and estates of towns whose parts no list of ours names
    ['biuro Zgierz Rudunki', 'office | Zgierz Rudunki'],
    ['biuro na Rudunkach', 'office | Zgierz Rudunki'],
    ['rudunki zgierz', 'Zgierz Rudunki'],
    ['Rudunki, Zgierz, woj. łódzkie', 'Zgierz Rudunki'],
    ['Zgierz Śródmieście', 'Zgierz Śródmieście'],
    ['Śródmieście', 'Warszawa Śródmieście'],
    ['lokal na os. Młodych w Ozorkowie', 'Ozorków Osiedle Młodych'],
    ['Zgierz Osiedle Młodych', 'Zgierz Osiedle Młodych'],
    ['mlodych zgierz', 'Zgierz Osiedle Młodych'],
    ['do 3 km od Rudunek', 'Zgierz Rudunki +3'],
  ])('%s is %s', async (line, wanted) => {
    // The order in which place and street stand says nothing.
    expect((await understood(line)).split(' | ').sort()).toEqual(wanted.split(' | ').sort());
  });

  it('measures from the middle of what is listed in a village, and finds it', async () => {
    const { chips } = await must(server.visitor, searchCalls.understandLine, { line: 'Zabieńcowo' });
    const point = { lat: expect.closeTo(51.91, 5), lng: expect.closeTo(19.21, 5) };
    expect(chips).toMatchObject([{ place: { city: 'Zabieńcowo', county: 'zgierski', province: 'lodzkie' }, point }]);
    const found = await must(server.visitor, searchCalls.searchOffers, {
      ...{ city: 'Zabieńcowo', province: 'lodzkie' as const, sort: 'published' as const, direction: 'desc' as const, page: 1 },
    });
    expect(found.total).toBe(2);
  });

  it('suggests a district or an estate of a town while it is typed, each once for its town, and knows it by its id', async () => {
    const suggested = async (input: string) => (await must(server.visitor, searchCalls.suggestPlaces, { input })).predictions;
    expect(await suggested('rudun')).toMatchObject([{ main_text: 'Rudunki', secondary_text: 'Zgierz, woj. łódzkie' }]);
    const estates = await suggested('mlodych');
    expect(estates.filter(({ main_text }) => main_text === 'Osiedle Młodych').map(({ secondary_text }) => secondary_text)).toEqual(
      expect.arrayContaining(['Zgierz, woj. łódzkie', 'Ozorków, woj. łódzkie']),
    );
    const [district] = await suggested('Rudunki');
    const place = await must(server.visitor, searchCalls.getPlace, { place_id: district?.place_id ?? '' });
    expect(place).toEqual({
      city: 'Zgierz',
      province: 'lodzkie',
      county: null,
      location: { lat: expect.closeTo(51.86, 5), lng: expect.closeTo(19.38, 5) },
    });
    expect(await server.visitor.ask(searchCalls.getPlace, { place_id: 'offers:lodzkie:zgierz/nigdzie' })).toMatchObject({
      refusal: { code: 'place.not_found' },
    });
  });

  it.each(['offers:a/(', 'offers:a/((.+)+)+!', 'offers:a/!'])('knows no place by the made-up id %s, and says so at once', async (place_id) => {
    const asked = performance.now();
    expect(await server.visitor.ask(searchCalls.getPlace, { place_id })).toMatchObject({ refusal: { code: 'place.not_found' } });
    expect(performance.now() - asked).toBeLessThan(1000);
  });

  it('takes no text for a pattern', async () => {
    const current = await server.services.ports.of(enginePort).current(server.db);
    const found = async (...starts: string[]) => (await listedNames(server.db, current, ['city'], starts)).map(({ name }) => name);
    expect(await found('!', '(', '')).toEqual([]);
    expect(await found('(Zabień')).toEqual(['zabiencowo']);
    expect(await found('.abie')).toEqual([]);
  });

  it('suggests the village while it is typed, and knows it by its id', async () => {
    const { predictions } = await must(server.visitor, searchCalls.suggestPlaces, { input: 'zabien' });
    // The gazetteer's own stand before it.
    expect(predictions.at(-1)).toMatchObject({ main_text: 'Zabieńcowo', secondary_text: 'powiat zgierski, woj. łódzkie' });
    const place = await must(server.visitor, searchCalls.getPlace, { place_id: predictions.at(-1)?.place_id ?? '' });
    expect(place).toMatchObject({ city: 'Zabieńcowo', county: 'zgierski', province: 'lodzkie', location: { lat: expect.closeTo(51.91, 5) } });
  });
});

describe('a village where nothing is listed', () => {
  it('is suggested to signed-in people as the register knows it', async () => {
    const { predictions } = await must(anna, searchCalls.suggestPlaces, { input: 'Nowinki Leśne' });
    expect(predictions).toMatchObject([{ main_text: 'Nowinki Leśne', secondary_text: 'powiat zgierski, woj. łódzkie' }]);
    const place_id = predictions[0]?.place_id ?? '';
    expect(await must(anna, searchCalls.getPlace, { place_id })).toMatchObject({
      ...{ city: 'Nowinki Leśne', county: 'zgierski', province: 'lodzkie', location: { lat: 51.95, lng: 19.3 } },
    });
    expect(await server.visitor.ask(searchCalls.getPlace, { place_id })).toMatchObject({ refusal: { code: 'place.not_found' } });
  });

  it('asks nobody for a visitor', async () => {
    const asked = gugik.asked.length;
    expect(await must(server.visitor, searchCalls.suggestPlaces, { input: 'Nowinki Leśne' })).toEqual({ predictions: [] });
    expect(gugik.asked).toHaveLength(asked);
  });
});

it('names the town next to a point', async () => {
  const { predictions } = await must(server.visitor, searchCalls.suggestPlaces, { input: '51.77, 19.46' });
  expect(predictions).toMatchObject([{ main_text: 'Łódź' }]);
});
