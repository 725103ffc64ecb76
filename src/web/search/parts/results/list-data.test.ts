import { describe, expect, it } from 'vitest';
import type { Ask } from '../../../../contract/kit/client.ts';
import type { SearchFilters } from '../../../../contract/search/endpoints.ts';
import { readList } from './list-data.ts';
import { wantsPinsToo } from './pins.ts';

const noCounts = { ok: true, value: { total: 0, fields: {} } as never } as const;
const visitor = { lang: 'pl', seesTerms: false, wantsPins: false } as const;

it('shows the last page to who asks for one after it', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    const { page } = input as { readonly page: number };
    asked.push(page);
    return { ok: true, value: { items: page > 8 ? [] : [{ id: 'x', floors: [], image: null }], total: 64, page, pages: 8 } as never };
  };
  const list = await readList(ask, new URLSearchParams('page=99'), visitor);
  expect(list).toMatchObject({
    found: { page: 8, items: [{ id: 'x' }] },
    alternatives: [],
    misread: [{ text: 'Strony 99 nie ma. Pokazujemy ostatnią, 8.', to: '?page=8' }],
  });
  expect(asked).toEqual([99, 8]);
});

it('names an order that a visitor cannot have, and asks for the usual one', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchOffers') asked.push(input);
    return wire === 'searchFacets' ? noCounts : { ok: true, value: { items: [], total: 1, page: 1, pages: 1 } as never };
  };
  const list = await readList(ask, new URLSearchParams('sort=trueCost&minArea=80'), visitor);
  expect(asked[0]).toMatchObject({ sort: 'published' });
  expect(list).toMatchObject({ misread: [{ text: expect.stringContaining('„Najniższy pełny koszt”'), to: '?minArea=80' }] });
});

it('turns pages by the keys of the list, says those of its neighbours, and goes by numbers where a key is gone or would tell a rent', async () => {
  const key = `1764062400000~${'x'.repeat(20)}`;
  const asked: unknown[] = [];
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    asked.push(input);
    const isGone = 'after' in (input as object) && (input as { readonly page: number }).page === 8;
    return {
      ok: true,
      value: { items: isGone ? [] : [{ id: 'x', floors: [], image: null }], total: 64, page: 3, pages: 8, next: key, previous: '1~y' } as never,
    };
  };
  const read = (query: string, seesTerms = false) => readList(ask, new URLSearchParams(query), { ...visitor, seesTerms });
  expect(await read(`page=3&after=${key}`)).toMatchObject({ found: { keys: { next: key, previous: '1~y' } } });
  await read(`page=2&before=${key}`);
  await read(`after=${key}`);
  await read('page=3&after=nonsense');
  expect(asked).toEqual([
    expect.objectContaining({ page: 3, after: key }),
    expect.objectContaining({ page: 2, before: key }),
    expect.not.objectContaining({ after: key }),
    expect.not.objectContaining({ after: 'nonsense' }),
  ]);
  asked.length = 0;
  await read(`page=8&after=${key}`);
  expect(asked).toEqual([expect.objectContaining({ after: key }), expect.not.objectContaining({ after: key })]);
  expect(await read('sort=price-asc&page=3', true)).toMatchObject({ found: { keys: { next: null, previous: null } } });
  // A visitor's list of that address is in another order, whose keys would be read as rents after signing in.
  expect(await read('sort=price-asc&page=3')).toMatchObject({ found: { keys: { next: null, previous: null } } });
  asked.length = 0;
  await read(`sort=price-asc&page=3&after=${key}`, true);
  expect(asked).toEqual([expect.not.objectContaining({ after: key })]);
});

it('keeps what takes effect after signing in: in the search that is saved, and with every change of another filter', async () => {
  const ask: Ask = async ({ wire }) =>
    wire === 'searchFacets' ? noCounts : { ok: true, value: { items: [], total: 1, page: 1, pages: 1 } as never };
  const list = await readList(ask, new URLSearchParams('maxPrice=5000&leaseAgreement.deposit.max=10000&minArea=80'), visitor);
  if (list.to !== null) throw new Error('no list');
  expect(JSON.parse(list.saved)).toMatchObject({ maxPrice: 500_000, fields: expect.anything() });
  expect(list.filters.fields).toBeUndefined();
  expect(Object.fromEntries(list.unseen)).toMatchObject({ maxPrice: '5000' });
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

it('brings the pins of all pages, in the order of the map, where they are wanted, and the list without them where they cannot be read', async () => {
  const asked: [string, unknown][] = [];
  const ask =
    (hasPins: boolean): Ask =>
    async ({ wire }, input) => {
      if (wire === 'searchFacets') return noCounts;
      asked.push([wire, input]);
      if (wire === 'searchOffers') return { ok: true, value: { items: [], total: 0, page: 2, pages: 0 } as never };
      return hasPins
        ? { ok: true, value: { markers: [], capped: true } as never }
        : { ok: false, refusal: { code: 'kit.database_away', kind: 'unavailable' } };
    };
  const params = new URLSearchParams('sort=area-asc&page=2');
  expect(await readList(ask(true), params, visitor)).toMatchObject({ pins: null });
  expect(asked.map(([wire]) => wire)).toEqual(['searchOffers']);
  expect(await readList(ask(true), params, { ...visitor, wantsPins: true })).toMatchObject({ pins: { markers: [], capped: true } });
  expect(asked.findLast(([wire]) => wire === 'searchMarkers')?.[1]).toEqual({ sort: 'published', direction: 'desc', page: 1 });
  expect(await readList(ask(false), params, { ...visitor, wantsPins: true })).toMatchObject({ pins: null, found: { total: 0 } });
});

it.each([
  ['/offers', false],
  ['/offers.data', false],
  ['/offers.data?_routes=root%2Csearch%2Foffers.page%2Csearch%2Fparts%2Fresults%2Flist-alone', false],
  ['/offers.data?_routes=root%2Csearch%2Foffers.page', true],
])('%s wants pins: %s', (address, wanted) => {
  expect(wantsPinsToo(new Request(`http://localhost${address}`))).toBe(wanted);
});

it('tries each filter alone when nothing was found, and reads no line again for them', async () => {
  const asked: [string, unknown][] = [];
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    asked.push([wire, input]);
    if (wire === 'searchOffers') return { ok: true, value: { items: [], total: asked.length > 2 ? asked.length : 0, page: 1, pages: 0 } as never };
    const { line } = input as { readonly line: string };
    const place = { level: 'city', city: line, province: 'lodzkie' };
    return { ok: true, value: { chips: [{ kind: 'place', text: line, within: null, point: null, place }], unread: [] } as never };
  };
  const params = new URLSearchParams(
    'premisesPurpose=office&offerType=rent&place=Zgierz&minArea=80&freeFrom=2026-12-01&mediaDetails.fiber=true&mediaDetails.heating=district',
  );
  const { alternatives } = (await readList(ask, params, visitor)) as { readonly alternatives: readonly { readonly to: string }[] };
  expect(alternatives).toHaveLength(3);
  expect(asked.filter(([wire]) => wire !== 'searchOffers')).toHaveLength(1);
  const [first, ...wider] = asked.flatMap(([wire, input]) => (wire === 'searchOffers' ? [input] : []));
  expect(first).toMatchObject({ city: 'Zgierz' });
  expect(wider).toHaveLength(7);
  expect(wider.filter((filters) => (filters as { readonly city?: string }).city === 'Zgierz')).toHaveLength(6);
  expect(wider).toContainEqual(expect.not.objectContaining({ city: 'Zgierz' }));
});

it('takes two filters away where no single one is to blame, and puts what adds the fewest offers first', async () => {
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    const { minArea, freeFrom, fields = {} } = input as SearchFilters;
    const total = minArea === undefined && freeFrom === undefined ? 40 : minArea === undefined && !('mediaDetails.fiber' in fields) ? 2 : 0;
    return { ok: true, value: { items: [], total, page: 1, pages: 0 } as never };
  };
  const list = await readList(ask, new URLSearchParams('minArea=80&freeFrom=2026-12-01&mediaDetails.fiber=true'), visitor);
  const { alternatives } = list as {
    readonly alternatives: readonly { readonly without: readonly string[]; readonly to: string; readonly count: number }[];
  };
  expect(alternatives.map(({ without, count }) => [without.length, count])).toEqual([
    [2, 2],
    [2, 40],
  ]);
  expect(alternatives[0]?.to).toBe('?freeFrom=2026-12-01');
});

describe('a search that finds nothing', () => {
  /** Of the offers only one has the word "taras"; the town next to any point is Zgierz. */
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    if (wire === 'placesAutocomplete') return { ok: true, value: { predictions: [{ main_text: 'Zgierz' }] } as never };
    const { text, premisesPurpose } = input as { readonly text?: string; readonly premisesPurpose?: string };
    return { ok: true, value: { items: [], total: text === 'taras' && premisesPurpose === undefined ? 1 : 0, page: 1, pages: 0 } as never };
  };
  const read = async (query: string) => {
    const list = await readList(ask, new URLSearchParams(query), visitor);
    return list.to === null ? { unfound: list.unfound, wanted: new URL(list.wanted?.to ?? '', 'http://localhost').searchParams } : null;
  };

  it('names words that no offer has, and not those that only another filter keeps away', async () => {
    expect((await read('text=Zabieńcowo&premisesPurpose=office'))?.unfound).toBe('Zabieńcowo');
    expect((await read('text=taras&premisesPurpose=office'))?.unfound).toBe('');
  });

  it('names a part of the map by the town next to it, for a wanted listing', async () => {
    const wanted = (await read('area=51.7,19.3;51.9,19.4;51.7,19.5'))?.wanted;
    expect(Object.fromEntries(wanted ?? [])).toEqual({ add: '1', place: 'Zgierz', lat: '51.8', lng: '19.4', radius: '14' });
  });
});

it('counts the offers beside each use, with the panel beside every choice', async () => {
  const asked: unknown[] = [];
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchOffers') return { ok: true, value: { items: [{ id: 'x', floors: [], image: null }], total: 1, page: 1, pages: 1 } as never };
    asked.push(input);
    return { ok: true, value: { total: 7, fields: { legalMainUse: { office: 7 } } } as never };
  };
  expect(await readList(ask, new URLSearchParams('minArea=80'), visitor)).toMatchObject({ uses: { office: 7 }, panel: null });
  expect(await readList(ask, new URLSearchParams('minArea=80&filters=1'), visitor)).toMatchObject({
    uses: { office: 7 },
    panel: { radii: null },
  });
  expect(asked).toEqual([expect.objectContaining({ minArea: 80, only: ['legalMainUse'] }), expect.not.objectContaining({ only: expect.anything() })]);
});

describe('a radius', () => {
  const points: Readonly<Record<string, object | null>> = { Łódź: { lat: 51.77, lng: 19.46 }, Zgierz: { lat: 51.85, lng: 19.4 }, zgierski: null };
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    if (wire === 'searchOffers') return { ok: true, value: { items: [{ id: 'x', floors: [], image: null }], total: 1, page: 1, pages: 1 } as never };
    const { line } = input as { readonly line: string };
    const place = { level: 'city', city: line, province: 'lodzkie', county: null };
    return { ok: true, value: { chips: [{ kind: 'place', text: line, within: null, point: points[line], place }], unread: [] } as never };
  };
  const read = async (query: string) => {
    const list = await readList(ask, new URLSearchParams(query), visitor);
    if (list.to !== null) throw new Error(`another address: ${list.to}`);
    const { chips, misread, filters, saved } = list;
    const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
    return {
      chips: chips.map(({ text }) => plain(text)),
      misread: misread.map((one) => ({ ...one, text: plain(one.text) })),
      km: filters.near?.km,
      saved: JSON.parse(saved) as { readonly around?: object },
    };
  };

  it('is said beside the one place that it is measured from, and kept with its name', async () => {
    const found = await read('place=Łódź&within=20');
    expect(found).toMatchObject({ chips: ['Łódź i 20 km wokół'], misread: [], km: 20, saved: { around: { place: 'Łódź', km: 20 } } });
  });

  it.each(['place=Łódź&place=Zgierz&within=20', 'place=zgierski&within=20', 'minArea=50&within=20'])(
    'of %s is said not to be applied, and stands beside no place',
    async (query) => {
      const { chips, misread, km, saved } = await read(query);
      expect(chips.join()).not.toContain('20 km');
      expect([km, saved.around]).toEqual([undefined, undefined]);
      expect(misread.map(({ text }) => text)).toEqual([expect.stringContaining('Promień 20 km nie zawęża wyników')]);
      expect(new URLSearchParams(misread[0]?.to).has('within')).toBe(false);
    },
  );
});

describe('a county', () => {
  const levels: Readonly<Record<string, object>> = {
    zgierski: { level: 'county', county: 'zgierski', province: 'lodzkie' },
    Kutno: { level: 'city', city: 'Kutno', province: 'lodzkie' },
  };
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'searchFacets') return noCounts;
    if (wire === 'searchOffers') return { ok: true, value: { items: [{ id: 'x', floors: [], image: null }], total: 1, page: 1, pages: 1 } as never };
    const { line } = input as { readonly line: string };
    return { ok: true, value: { chips: [{ kind: 'place', text: line, within: null, point: null, place: levels[line] }], unread: [] } as never };
  };
  const read = async (query: string) => {
    const list = await readList(ask, new URLSearchParams(query), visitor);
    if (list.to !== null) throw new Error(`another address: ${list.to}`);
    const misread = list.misread.map(({ text, to }) => ({ text: text.replaceAll('\u00a0', ' '), to }));
    return { county: list.filters.county, chips: list.chips.map(({ text }) => text), misread };
  };

  it('that is typed beside a place that is one is said not to be applied, and is no chip', async () => {
    const text = 'Powiat „kutnowski” nie zawęża wyników, bo w polu „Gdzie i jaki” stoi inny: „zgierski”. Zostaw jeden z nich.';
    const misread = [{ text, to: '?place=zgierski' }];
    expect(await read('place=zgierski&county=kutnowski&page=1')).toEqual({ county: 'zgierski', chips: ['zgierski'], misread });
  });

  it('that is typed beside a town narrows the search to both', async () => {
    expect(await read('place=Kutno&county=kutnowski')).toEqual({ county: 'kutnowski', chips: ['Kutno', 'powiat kutnowski'], misread: [] });
  });
});

it('counts beside each radius around the one place what a search within it finds, without the name of the place', async () => {
  const asked: unknown[] = [];
  const town = {
    kind: 'place',
    text: 'Gdynia',
    within: null,
    place: { level: 'city', city: 'Gdynia', province: 'pomorskie' },
    point: { lat: 54.5, lng: 18.5 },
  };
  const ask: Ask = async ({ wire }, input) => {
    if (wire === 'understandSearch') return { ok: true, value: { chips: [town], unread: [] } as never };
    if (wire === 'searchOffers') return { ok: true, value: { items: [{ id: 'x', floors: [], image: null }], total: 1, page: 1, pages: 1 } as never };
    asked.push(input);
    return { ok: true, value: { total: 7, fields: {}, radii: [{ km: 7, count: 3 }] } as never };
  };
  const list = await readList(ask, new URLSearchParams('place=Gdynia&within=7&minArea=80&filters=1'), visitor);
  expect(list).toMatchObject({ panel: { radii: [5, 7, 10, 20, 30, 50, 100].map((km) => ({ km, count: km === 7 ? 3 : null })) } });
  expect(asked).toContainEqual(
    expect.objectContaining({ only: [], radii: [5, 7, 10, 20, 30, 50, 100], minArea: 80, near: { lat: 54.5, lng: 18.5, km: 200 } }),
  );
  expect(asked.filter((input) => (input as object as { radii?: unknown }).radii)).not.toContainEqual(
    expect.objectContaining({ city: expect.anything() }),
  );
});
