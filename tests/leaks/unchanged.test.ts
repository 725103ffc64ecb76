/** What visitors are not told of leaves no mark: every answer to them is the same, to the byte and in the same order, before and after. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { declaredCalls } from '../../scripts/docs/calls.ts';
import { counterOffersCalls } from '../../src/contract/offers/endpoints/counter-offers.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { searchSorts } from '../../src/contract/search/endpoints.ts';
import { acceptAndSign, proposed } from '../factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, type Signer } from '../factories/deals.ts';
import { must } from '../factories/published-offer.ts';
import { serveBuiltPages } from '../kit/built-pages.ts';
import { newestNotice, noticedSince } from '../kit/notices.ts';
import { alone } from '../kit/product.ts';
import { type Client, type TestServer, testServer } from '../kit/server.ts';

const reads = (await declaredCalls()).filter(({ read, who }) => read && who === 'visitor').map(({ wire }) => wire);

let server: TestServer;
let landlord: Signer;
let tenant: Signer;
/** Keeps the offers among their favourites, and has not confirmed their address. */
let unconfirmed: Client;
/** Offers of one town, the oldest first: whatever moves the first one in an order moves it past the others. */
let offers: readonly string[];

beforeAll(async () => {
  // Without the cache of visitors' answers, whose ETag is a hash of the answer: a stale answer would be no proof.
  server = await testServer({ env: { ...alone, VISITOR_CACHE_MB: '0' } });
  await serveBuiltPages(server);
  [landlord, tenant] = [await anInsertedSigner(server), await anInsertedSigner(server)];
  const inserted: string[] = [];
  for (let made = 0; made < 3; made += 1) inserted.push(await anInsertedOffer(server, landlord, { counteroffer: { selected: true } }));
  offers = inserted;
  unconfirmed = await server.person({ verified: false });
  for (const offerId of offers) await must(unconfirmed, offersCalls.addFavourite, { offerId });
  await server.work();
}, 120_000);
afterAll(() => server.close());

const poland = { south: 49, west: 14, north: 55, east: 24.2 };

/** Everything that lists offers, in each of its orders, and everything that is read of one. */
const callsToMake = (): readonly (readonly [string, object])[] => {
  const [watched = '', other = ''] = offers;
  const orders = searchSorts.flatMap((sort) => (['asc', 'desc'] as const).map((direction) => ({ sort, direction })));
  const kept = ['lastModified', 'createdAt', 'price'].flatMap((sort) =>
    ['asc', 'desc'].map((direction) => ({ list: 'favorites', sort, direction, page: 1 })),
  );
  return [
    ...reads.flatMap((wire) => [{}, { offerId: watched }, { offerId: other }, { id: watched }].map((data) => [wire, data] as const)),
    ...[{}, ...orders].flatMap((order) => [
      ['searchOffers', order] as const,
      ['searchOffers', { ...order, city: 'Łódź' }] as const,
      ['searchOffers', { ...order, near: { lat: 51.77, lng: 19.46, km: 100 } }] as const,
      ['searchOffers', { ...order, bounds: poland }] as const,
    ]),
    ['searchMarkers', { bounds: poland }],
    ...kept.map((order) => ['listOffers', order] as const),
  ];
};

const pagesToOpen = (): readonly string[] => {
  const [watched = '', other = ''] = offers;
  const paths = [
    ...['/', '/offers', '/offers?sort=modified', '/offers?sort=published', '/offers?sort=price-asc', '/offers?place=%C5%81%C3%B3d%C5%BA&filters=1'],
    ...[`/offer/${watched}`, `/offer/${other}`, `/compare?ids=${watched},${other}`, '/wynajem/biura/lodzkie', '/wynajem/biura/lodzkie/lodz'],
  ];
  const files = ['/sitemap.xml', '/sitemap/pages.xml', `/sitemap/offers/${[...offers].sort()[0]}.xml`, '/robots.txt'];
  const others = [`/offers/${watched}/picture/old.jpg`, `/offers/${watched}/brochure`, `/offer/${watched}.data`];
  return [...paths, ...paths.map((path) => `/en${path === '/' ? '' : path}`), ...files, ...others];
};

/**
 * A page that is not given to all says at which notice it was read, in a tag and in its data; that number counts what happens anywhere, and with it
 * the hashes of the page's scripts change. Everything else of the page is compared.
 */
const withoutMark = (text: string): string => {
  const [tag, mark] = /<meta name="live-mark" content="(\d+)"\/?>/.exec(text) ?? [];
  if (tag === undefined || mark === undefined) return text;
  const data = new RegExp(String.raw`(liveMark\\?",)${mark}(?=[,\]])`, 'g');
  return text
    .replace(tag, '')
    .replace(data, '$1mark')
    .replaceAll(/'sha256-[\w+/=]+'/g, 'hash');
};

/** What an answer says by itself each time, whatever it is about: the nonce of its scripts, and how many notices there were so far of everything. */
const plain = (text: string): string => withoutMark(text).replaceAll(/nonce(?:=|-|":")"?[\w+/=-]+/g, 'nonce');
const ownHeaders = ['date', 'server-timing', 'x-request-id'];

const answerOf = async (answer: Response): Promise<string> => {
  const headers = [...answer.headers].filter(([name]) => !ownHeaders.includes(name)).map(([name, value]) => `${name}: ${value}`);
  return plain([answer.status, ...headers, Buffer.from(await answer.arrayBuffer()).toString('latin1')].join('\n'));
};

const askCall = (who: Client, wire: string, data: object): Promise<Response> =>
  who.fetch(`/call/${wire}`, { method: 'POST', body: JSON.stringify({ data }), headers: { 'content-type': 'application/json' } });

const asAddress = (wire: string, data: object): string => `/read/${wire}?data=${encodeURIComponent(JSON.stringify(data))}`;

/** Every answer to somebody who is told no terms, by what was asked. */
const answers = async (): Promise<ReadonlyMap<string, string>> => {
  const all = new Map<string, string>();
  for (const [wire, data] of callsToMake()) {
    const what = `${wire} ${JSON.stringify(data)}`;
    if (reads.includes(wire)) all.set(`visitor: GET ${what}`, await answerOf(await server.visitor.fetch(asAddress(wire, data))));
    all.set(`visitor: ${what}`, await answerOf(await askCall(server.visitor, wire, data)));
    all.set(`unconfirmed: ${what}`, await answerOf(await askCall(unconfirmed, wire, data)));
  }
  for (const path of pagesToOpen()) all.set(`visitor: ${path}`, await answerOf(await server.visitor.fetch(path, { redirect: 'manual' })));
  return all;
};

/** What was asked and answered in another way than before. */
const changed = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly string[] =>
  [...after].filter(([what, answer]) => before.get(what) !== answer).map(([what]) => what);

/** Topics of the offer: those of its sides and of everybody. */
const ofOffer = (topics: readonly string[], offerId: string): readonly string[] => topics.filter((topic) => topic.endsWith(`offer:${offerId}`));

const unseen: Readonly<Record<string, (offerId: string) => Promise<unknown>>> = {
  'nothing at all': async () => undefined,
  'a question that waits': (offerId) => must(tenant, offersCalls.askQuestion, { offerId, title: 'Rampa', description: 'Czy jest rampa?' }),
  'a counter-offer that is declined': async (offerId) => {
    const counterOfferId = await proposed(tenant, offerId, { rent: 6_000_00 });
    await must(landlord, counterOffersCalls.declineCounterOffer, { counterOfferId });
  },
  'a counter-offer that is withdrawn': async (offerId) => {
    const counterOfferId = await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    await must(tenant, counterOffersCalls.withdrawCounterOffer, { counterOfferId });
  },
  'a counter-offer whose version is drawn and not signed': async (offerId) => {
    const counterOfferId = await proposed(tenant, offerId, { rent: 6_000_00, months: 48 });
    await must(landlord, counterOffersCalls.acceptCounterOffer, { offerId, counterOfferId });
    await server.work();
    await must(tenant, counterOffersCalls.withdrawCounterOffer, { counterOfferId });
  },
  'a counter-offer that waits': (offerId) => proposed(tenant, offerId, { rent: 5_900_00, months: 48 }),
  'a counter-offer that is accepted, by a lower rent and a further term': (offerId) => acceptAndSign(server, landlord, offerId),
};

describe('visitors, and people who have not confirmed their address, are answered as before', () => {
  it.each(Object.entries(unseen))('after %s', async (what, happen) => {
    const [watched = ''] = offers;
    const [before, mark] = [await answers(), await newestNotice(server)];
    await happen(watched);
    await server.work();
    expect(changed(before, await answers())).toEqual([]);
    // An open page that is told to read again tells its reader that something happened.
    expect(ofOffer(await noticedSince(server, mark), watched)).toEqual(what.endsWith('further term') ? [`offer:${watched}`] : []);
  });

  it('and people who see terms are told of it, so that there was something to tell', async () => {
    const [watched = ''] = offers;
    expect(await must(tenant, offersCalls.getOffer, { offerId: watched })).toMatchObject({ version: 2, form: { price: 5_900_00 } });
    const page = await must(server.visitor, offersCalls.getOffer, { offerId: watched });
    expect(page).toMatchObject({ version: 1, modifiedAt: page.publishedAt });
  });
});
