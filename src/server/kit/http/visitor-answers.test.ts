import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner, book, type Signer } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type Client, type TestPerson, type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { offersCalls } from '../../../contract/offers/endpoints.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { ok } from '../../../domain/kit/verdict.ts';
import { offer } from '../../offers/tables/offer.ts';
import { refreshListings } from '../../search/commands.ts';
import { transact } from '../database/transaction.ts';
import { notice } from '../live/notices.ts';
import { visitorAnswers } from '../process/metrics.ts';

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
let admin: TestPerson;
let ids: readonly string[];

beforeAll(async () => {
  server = await testServer({ env: { VISITOR_CACHE_MB: '8' } });
  [landlord, tenant, admin] = [await anInsertedSigner(server), await anInsertedSigner(server), await server.person({ claims: ['admin'] })];
  ids = [await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord), await anInsertedOffer(server, landlord)];
  await must(tenant, offersCalls.addFavourite, { offerId: ids[0] ?? '' });
}, 240_000);
afterAll(() => server.close());

const read = (name: string, data: object = {}, more = ''): string => `/read/${name}?data=${encodeURIComponent(JSON.stringify(data))}${more}`;

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes: Buffer) => bytes,
} as const;

const textOf = async (response: Response): Promise<string> => {
  const encoding = (response.headers.get('content-encoding') ?? 'identity') as keyof typeof decoders;
  return decoders[encoding](Buffer.from(await response.arrayBuffer())).toString();
};

/** How many answers the work had made. */
const countMade = async (work: () => Promise<unknown>): Promise<number> => {
  const made = async (): Promise<number> => (await visitorAnswers.get()).values.find(({ labels }) => labels.how === 'made')?.value ?? 0;
  const before = await made();
  await work();
  return (await made()) - before;
};

it('whoever has a session neither gets what was made for visitors nor leaves anything for them, in any order', async () => {
  const bearer = async ({ email }: TestPerson): Promise<string> => {
    const body = JSON.stringify({ data: { email, password: 'Parter-test-1', bearer: true } });
    const answer = await server.client().fetch('/call/signIn', { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    return ((await answer.json()) as { result: { token: string } }).result.token;
  };
  const token = await bearer(tenant);
  const visitor = server.client();
  const callers = {
    visitor: { client: visitor, headers: {} },
    'visitor with cookies of no session': { client: visitor, headers: { cookie: 'lang=en; userFilters=%7B%22province%22%3A%22lodzkie%22%7D' } },
    tenant: { client: tenant, headers: {} },
    landlord: { client: landlord, headers: {} },
    admin: { client: admin, headers: {} },
    'tenant by token': { client: visitor, headers: { authorization: `Bearer ${token}` } },
  } as const;
  const [first = '', second = ''] = ids;
  const paths = [
    ...[read('searchOffers'), read('searchOffers', { province: 'lodzkie' }), read('searchOffers', { sort: 'price', direction: 'asc' })],
    ...[read('searchMarkers'), read('getOffer', { offerId: first }), read('getOffer', { offerId: second }), read('getOfferCard', { offerId: first })],
    ...[read('getOfferOutcome', { offerId: first }), read('getLanding'), read('getLanding', { province: 'lodzkie' })],
    ...[read('placesAutocomplete', { input: 'Brzez' }), read('getMapSettings'), read('getContact')],
  ];
  // Links to documents name the moment at which they end.
  const lasting = (text: string): string => text.replace(/"url":"[^"]*"/g, '"url":""');
  const expected = new Map<string, string>();
  const callerNames = Object.keys(callers) as (keyof typeof callers)[];
  for (const name of callerNames)
    for (const path of paths)
      for (const lang of ['pl', 'en']) {
        const { client, headers } = callers[name];
        const asked = await client.past(`${path}&lang=${lang}`, { headers });
        expected.set(`${name} ${path} ${lang}`, lasting(await asked.text()));
      }
  const step = fc.record({
    name: fc.constantFrom(...callerNames),
    path: fc.constantFrom(...paths),
    lang: fc.constantFrom('pl', 'en'),
    encoding: fc.constantFrom('br', 'gzip', 'identity'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const answers = steps.map(async ({ name, path, lang, encoding }) => {
        const { client, headers } = callers[name];
        const response = await client.fetch(`${path}&lang=${lang}`, { headers: { ...headers, 'accept-encoding': encoding } });
        return {
          step: `${name} ${path} ${lang}`,
          isShared: response.headers.has('etag'),
          keeping: response.headers.get('cache-control'),
          text: lasting(await textOf(response)),
        };
      });
      for (const { step: asked, isShared, keeping, text } of await Promise.all(answers)) {
        expect(text, asked).toBe(expected.get(asked));
        const isVisitors = asked.startsWith('visitor');
        const outcome = text.startsWith('{"error"')
          ? [false, 'private, no-store']
          : [isVisitors, isVisitors ? 'public, max-age=0, s-maxage=30' : 'private, no-store'];
        expect([isShared, keeping], asked).toEqual(outcome);
      }
    }),
    { numRuns: 40 },
  );
  // What money there is was among the answers of people, and in none that was kept for visitors.
  expect(expected.get(`tenant ${read('getOffer', { offerId: first })} pl`)).toMatch(/"private":\{"price":\d+/);
  for (const [asked, text] of expected)
    if (asked.startsWith('visitor')) expect(text, asked).not.toMatch(/"price":\d|"isFavourite":true|"isOwner":true|@test\.example/);
});

it('is made once for many who ask at once', async () => {
  const path = read('searchOffers', { minArea: 11 });
  const [a, b] = [server.client(), server.client()];
  const made = await countMade(() => Promise.all(Array.from({ length: 30 }, (_, at) => (at % 2 ? a : b).fetch(path))));
  expect(made).toBe(1);
  expect(await countMade(() => a.fetch(path))).toBe(0);
});

it('an address is the same however it is written: order of fields, unknown fields and parameters', async () => {
  await server.visitor.fetch(read('searchOffers', { minArea: 12, province: 'lodzkie' }));
  const made = await countMade(async () => {
    await server.visitor.fetch(read('searchOffers', { province: 'lodzkie', minArea: 12 }));
    await server.visitor.fetch(read('searchOffers', { province: 'lodzkie', minArea: 12, more: 'x' }, '&utm_source=mail'));
    await server.visitor.fetch(read('searchOffers', { province: 'lodzkie', minArea: 12 }), { headers: { 'x-lang': 'pl', 'user-agent': 'other' } });
  });
  expect(made).toBe(0);
});

it('each language has its own answer, whether the address or a header names it', async () => {
  const path = read('placesAutocomplete', { input: 'Brzeziny' });
  const [polish, english] = [
    await textOf(await server.visitor.fetch(`${path}&lang=pl`)),
    await textOf(await server.visitor.fetch(`${path}&lang=en`)),
  ];
  expect(polish).not.toBe(english);
  expect(await textOf(await server.visitor.fetch(path, { headers: { 'x-lang': 'en' } }))).toBe(english);
  expect(await textOf(await server.visitor.fetch(path, { headers: { 'accept-language': 'en-GB' } }))).toBe(english);
  expect(await textOf(await server.visitor.fetch(`${path}&lang=xx`))).toBe(polish);
  expect((await server.visitor.fetch(`${path}&lang=en`)).headers.get('vary')).toMatch(/^Cookie, Authorization(, Accept-Encoding)?$/);
  expect((await server.visitor.fetch(path)).headers.get('vary')).toMatch(/^Cookie, Authorization, Accept-Language, X-Lang(, Accept-Encoding)?$/);
});

it('bytes that the browser has are not sent again; HEAD sends none', async () => {
  const path = read('searchOffers', { minArea: 13 });
  const first = await server.visitor.fetch(path, { headers: { 'accept-encoding': 'br' } });
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, first.headers.get('content-encoding'), etag]).toEqual([200, 'br', expect.stringMatching(/^"[\w-]{22}"$/)]);
  const length = (await first.arrayBuffer()).byteLength;
  for (const known of [etag, `"other", W/${etag}`, '*']) {
    const again = await server.visitor.fetch(path, { headers: { 'accept-encoding': 'br', 'if-none-match': known } });
    expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    expect([again.headers.get('cache-control'), again.headers.get('vary')]).toEqual([first.headers.get('cache-control'), first.headers.get('vary')]);
  }
  const plain = await server.visitor.fetch(path, { headers: { 'if-none-match': etag } });
  expect([plain.status, plain.headers.get('content-encoding'), plain.headers.get('etag') === etag]).toEqual([200, null, false]);
  const head = await server.visitor.fetch(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect([head.status, head.headers.get('etag'), head.headers.get('content-length'), await head.text()]).toEqual([200, etag, String(length), '']);
  const signedIn = await tenant.fetch(path, { headers: { 'if-none-match': etag } });
  expect([signedIn.status, signedIn.headers.get('etag')]).toEqual([200, null]);
});

it('a change in one process drops the answer in another as soon as the notice has come', async () => {
  const second = await server.another();
  const [here, there] = [server.client(), server.client().through(second)];
  const [offerId = ''] = ids;
  const shown = [read('getOffer', { offerId }), read('getOfferCard', { offerId }), read('searchOffers'), read('searchMarkers'), read('getLanding')];
  const names = async (client: Client) => Promise.all(shown.map(async (path) => (await textOf(await client.fetch(path))).includes('Nowa nazwa')));
  expect([await names(here), await names(there)]).toEqual([shown.map(() => false), shown.map(() => false)]);
  const [row] = await server.db.select({ form: offer.form }).from(offer).where(eq(offer.id, offerId));
  const begun = performance.now();
  await transact(server.services, async (tx) => {
    await tx
      .update(offer)
      .set({ form: { ...row?.form, name: 'Nowa nazwa' } })
      .where(eq(offer.id, offerId));
    await refreshListings(tx, [offerId]);
    await notice(tx, [`public-offer:${offerId}`]);
    return ok(null);
  });
  await expect.poll(() => names(there), { interval: 10, timeout: 20_000 }).toEqual(shown.map(() => true));
  await expect.poll(() => names(here), { interval: 10, timeout: 20_000 }).toEqual(shown.map(() => true));
  // Without a notice it would take a minute.
  expect(performance.now() - begun).toBeLessThan(30_000);
});

it('a booking shows at once on the map, in the list and on the landing page', async () => {
  const offerId = await anInsertedOffer(server, landlord);
  const badgeOf = async (): Promise<string | undefined> => {
    const { items } = JSON.parse(await textOf(await server.visitor.fetch(read('searchOffers')))).result as { items: { id: string; badge: string }[] };
    return items.find(({ id }) => id === offerId)?.badge;
  };
  await expect.poll(badgeOf, { interval: 10 }).toBe('active');
  expect(await book(tenant, offerId)).toMatchObject({ ok: true });
  await expect.poll(badgeOf, { interval: 10 }).toBe('booked');
  await must(admin, offersCalls.hideOffer, { offerId, hidden: true, reason: 'Kontrola danych' });
  await expect.poll(badgeOf, { interval: 10 }).toBeUndefined();
  expect((await server.visitor.fetch(read('getOffer', { offerId }))).status).toBe(404);
});

it('refusals are kept by nobody', async () => {
  const path = read('getOffer', { offerId: 'Q'.repeat(20) });
  for (const _ of [1, 2]) {
    const answer = await server.visitor.fetch(path);
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([404, null, 'private, no-store']);
  }
});

it('what was made before counts for the pace like any other answer', async () => {
  const paced = await testServer({ env: { VISITOR_CACHE_MB: '8' }, limits: { user: 5, visitor: 5, read: 4, page: 5, streams: 3 } });
  try {
    const visitor = paced.client('192.0.2.33');
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push((await visitor.fetch(read('getContact'))).status);
    // The minute may turn over once.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    expect(statuses[0]).toBe(200);
    expect((await paced.client('192.0.2.34').fetch(read('getContact'))).status).toBe(200);
  } finally {
    await paced.close();
  }
});

it('switched off, nothing is kept and the same is answered', async () => {
  const off = await testServer({ env: { VISITOR_CACHE_MB: '0' } });
  try {
    expect(off.server.fetch).toBe(off.server.app.fetch);
    const answer = await off.visitor.fetch(read('getContact'));
    expect([answer.status, answer.headers.get('etag'), answer.headers.get('cache-control')]).toEqual([200, null, 'public, max-age=0, s-maxage=30']);
  } finally {
    await off.close();
  }
});

it('an input too long for an address goes by POST', async () => {
  const { items } = await must(server.visitor, searchCalls.searchOffers, { ...searchCalls.searchOffers.in.parse({}), city: 'Łódź' });
  expect(items.length).toBeGreaterThan(0);
  const answer = await server.visitor.ask(searchCalls.searchOffers, { ...searchCalls.searchOffers.in.parse({}), city: 'Ł'.repeat(3000) });
  expect(answer).toMatchObject({ ok: false, refusal: { code: 'kit.invalid_input' } });
});
