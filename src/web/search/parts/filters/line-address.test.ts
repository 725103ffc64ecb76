import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../../contract/kit/client.ts';
import type { LineChip } from '../../../../contract/search/schema/line.ts';
import { countyOf, type PlaceChip, placeFilters, understandAddress } from './line-address.ts';

const lodz: PlaceChip = {
  kind: 'place',
  place: { level: 'city', city: 'Łódź', province: 'lodzkie', county: 'Łódź' },
  within: null,
  text: 'Łódź',
  point: { lat: 51.77, lng: 19.47 },
};
const podgorze: PlaceChip = {
  ...lodz,
  place: { level: 'district', district: 'Podgórze', city: 'Kraków', province: 'malopolskie' },
  text: 'Kraków Podgórze',
};

const areas = {
  łódzkie: { ...lodz, text: 'łódzkie', point: null, place: { level: 'province', province: 'lodzkie' } },
  mazowieckie: { ...lodz, text: 'mazowieckie', point: null, place: { level: 'province', province: 'mazowieckie' } },
  zgierski: { ...lodz, text: 'zgierski', point: null, place: { level: 'county', county: 'zgierski', province: 'lodzkie' } },
} as const satisfies Readonly<Record<string, PlaceChip>>;

const lines: Readonly<Record<string, { readonly chips: readonly LineChip[]; readonly unread: readonly string[] }>> = {
  ...Object.fromEntries(Object.entries(areas).map(([line, chip]) => [line, { chips: [chip], unread: [] }])),
  Łódź: { chips: [lodz], unread: [] },
  lodz: { chips: [lodz], unread: [] },
  'Kraków Podgórze': { chips: [podgorze], unread: [] },
  'Łódź, Kraków Podgórze': { chips: [lodz, podgorze], unread: [] },
  'wszystko naraz': {
    chips: [
      { kind: 'is', field: 'legalMainUse', value: 'office' },
      { kind: 'is', field: 'mediaDetails.airConditioning', value: true },
      { kind: 'is', field: 'mediaDetails.heating', value: 'gas' },
      { kind: 'range', field: 'areaDetails.surface', min: 50, max: 200 },
      { kind: 'range', field: 'price', min: null, max: 500_000 },
      { kind: 'range', field: 'parkingDetails.parkingLotsAvailable', min: 1, max: null },
      { kind: 'freeBy', day: '2027-06-01' as never },
      { kind: 'street', street: 'Długa' },
      { ...lodz, within: 20 },
      { ...lodz, place: { level: 'postCode', postCode: '90-103' }, text: '90-103' },
    ],
    unread: ['z tarasem'],
  },
  'biuro lub magazyn': {
    chips: [
      { kind: 'is', field: 'legalMainUse', value: 'office' },
      { kind: 'is', field: 'legalMainUse', value: 'warehouse' },
    ],
    unread: [],
  },
  '2.5 km od Łodzi': { chips: [{ ...lodz, within: 2.5 }], unread: [] },
  'dwa kody': {
    chips: ['90-103', '90-104'].map((postCode) => ({ ...lodz, place: { level: 'postCode', postCode }, text: postCode })),
    unread: [],
  },
  bzdura: { chips: [], unread: ['bzdura'] },
};

const ask = (async (_call: unknown, { line }: { readonly line: string }) => ({ ok: true, value: lines[line] })) as unknown as Ask;
const read = (query: string) => understandAddress(ask, new URLSearchParams(query));

describe('an address with a typed line', () => {
  it('stays where its places are named as they are called', async () => {
    expect(await read('place=Łódź&minArea=50')).toEqual({ places: [lodz], to: null });
    expect(await read('place=Łódź&place=Kraków Podgórze')).toEqual({ places: [lodz, podgorze], to: null });
    expect(await read('minArea=50')).toEqual({ places: [], to: null });
  });

  it.each([
    ['place=lodz&page=3&minArea=50', { minArea: '50', place: 'Łódź' }],
    ['premisesPurpose=retail&place=biuro lub magazyn', { premisesPurpose: 'office,warehouse' }],
    ['place=bzdura', { text: 'bzdura' }],
    ['place=Łódź&area=1,2;3,4;5,6&page=2', { place: 'Łódź' }],
    ['place=lodz&bounds=51,19,52,20', { place: 'Łódź' }],
    ['place=Łódź&city=Kutno&province=mazowieckie', { place: 'Łódź' }],
    ['place=biuro lub magazyn&city=Kutno&province=mazowieckie', { premisesPurpose: 'office,warehouse', city: 'Kutno', province: 'mazowieckie' }],
    ['place=Łódź&address.province=mazowieckie&address.province=slaskie&filters=1', { place: 'Łódź', filters: '1' }],
    ['place=bzdura&area=1,2;3,4;5,6', { text: 'bzdura', area: '1,2;3,4;5,6' }],
    [
      'place=wszystko naraz&view=list',
      {
        view: 'list',
        premisesPurpose: 'office',
        'mediaDetails.airConditioning': 'true',
        'mediaDetails.heating': 'gas',
        minArea: '50',
        'areaDetails.surface.max': '200',
        maxPrice: '5000',
        'parkingDetails.parkingLotsAvailable.min': '1',
        freeFrom: '2027-06-01',
        street: 'Długa',
        place: 'Łódź',
        within: '20',
        postCode: '90-103',
        unread: 'z tarasem',
      },
    ],
  ])('%s leads to its filters', async (query, wanted) => {
    const { to } = await read(query);
    expect(Object.fromEntries(to ?? [])).toEqual(wanted);
  });

  it('rounds a distance up to whole kilometres', async () => {
    const { to } = await read('place=2.5 km od Łodzi');
    expect(Object.fromEntries(to ?? [])).toEqual({ place: 'Łódź', within: '3' });
  });

  it('keeps all postal codes of a line, and none that stood there before', async () => {
    const { to } = await read('postCode=00-950&place=dwa kody');
    expect(to?.getAll('postCode')).toEqual(['90-103', '90-104']);
  });

  it('leads to each of several places', async () => {
    const { to } = await read('place=Łódź, Kraków Podgórze');
    expect(to?.getAll('place')).toEqual(['Łódź', 'Kraków Podgórze']);
  });
});

describe('provinces of an address', () => {
  it.each([
    ['province=lodzkie&filters=1&page=2', 'filters=1&page=2&address.province=lodzkie'],
    ['place=łódzkie&filters=1&minArea=50', 'filters=1&minArea=50&address.province=lodzkie'],
    ['place=łódzkie&place=mazowieckie&filters=1', 'filters=1&address.province=lodzkie&address.province=mazowieckie'],
    ['city=Kutno&province=lodzkie&filters=1', 'city=Kutno&filters=1&address.province=lodzkie'],
    ['province=lodzkie&address.province=mazowieckie', 'address.province=mazowieckie&address.province=lodzkie'],
    ['province=lodzkie&address.province=lodzkie', 'address.province=lodzkie'],
    ['province=lodzkie&province=atlantis&filters=1', 'province=atlantis&filters=1&address.province=lodzkie'],
  ])('%s are ticks where the panel is open or has some: %s', async (query, wanted) => {
    const { to } = await read(query);
    expect([...(to ?? [])]).toEqual([...new URLSearchParams(wanted)]);
    expect((await understandAddress(ask, new URLSearchParams(to ?? ''))).to).toBeNull();
  });

  it.each([
    'province=lodzkie',
    'place=łódzkie',
    'place=łódzkie&place=Łódź&filters=1',
    'place=Łódź&filters=1',
    'address.province=lodzkie&filters=1',
    'province=atlantis&filters=1',
  ])('%s stay where they stand', async (query) => expect((await read(query)).to).toBeNull());

  it('a province that is typed beside ticked ones takes their place', async () => {
    const typed = await read('address.province=lodzkie&place=mazowieckie&filters=1');
    expect(`${(await read(`${typed.to}`)).to}`).toBe('filters=1&address.province=mazowieckie');
  });
});

it.each([
  [[areas.zgierski], 'kutnowski', ''],
  [[areas.zgierski], 'Zgierski', 'Zgierski'],
  [[lodz], 'kutnowski', 'kutnowski'],
  [[areas.zgierski, lodz], 'kutnowski', 'kutnowski'],
  [[], 'kutnowski', 'kutnowski'],
])('a typed county counts unless the place is another one', (places, county, wanted) => expect(countyOf(places, county)).toBe(wanted));

it.each([
  [[], null, {}],
  [[lodz], null, { city: 'Łódź', province: 'lodzkie', near: { lat: 51.77, lng: 19.47 } }],
  [[lodz], 20, { near: { lat: 51.77, lng: 19.47, km: 20 } }],
  [
    [podgorze, lodz],
    20,
    {
      places: [
        { city: 'Kraków', district: 'Podgórze' },
        { city: 'Kraków', estate: 'Podgórze' },
        { city: 'Łódź', province: 'lodzkie' },
      ],
    },
  ],
] as const)('places become filters', (places, within, wanted) => expect(placeFilters(places, within)).toEqual(wanted));

it('asks for all of ten districts, each in both fields that hold one', () => {
  const districts = Array.from(
    { length: 12 },
    (_, at): PlaceChip => ({
      ...podgorze,
      place: { level: 'district', district: `Dzielnica ${at}`, city: 'Kraków', province: 'malopolskie' },
    }),
  );
  const names = new Set((placeFilters(districts, null).places ?? []).map(({ district, estate }) => district ?? estate));
  expect(names.size).toBe(10);
});

it('reads no more lines of an address than a search has places', async () => {
  let asked = 0;
  const counting = (async () => {
    asked += 1;
    return { ok: true, value: lines['Łódź'] };
  }) as unknown as Ask;
  await understandAddress(counting, new URLSearchParams(Array.from({ length: 40 }, () => ['place', 'Łódź'])));
  expect(asked).toBe(10);
});
