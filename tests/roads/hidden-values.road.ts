/** Nothing that visitors may not know leaves the server for them, in any form: every public answer is read byte by byte, when it is made and when it is kept. */

import { expect, test as road } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Call } from '../../src/contract/kit/call.ts';
import { offersCalls } from '../../src/contract/offers/endpoints.ts';
import { marketCalls } from '../../src/contract/search/endpoints/market.ts';
import { searchCalls } from '../../src/contract/search/endpoints.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { formatOf } from '../../src/words/kit/format.ts';
import { proposed } from '../factories/counter-offers.ts';
import { anInsertedOffer, anInsertedSigner, book, type Signer, sign } from '../factories/deals.ts';
import { readyForm } from '../factories/offer-form.ts';
import { must } from '../factories/published-offer.ts';
import { type SecretForm, secretForm } from '../factories/secret-form.ts';
import { testPassword } from '../kit/server.ts';
import { openStage, type Stage } from '../kit/stage.ts';

/** What must not be found: texts as they stand, and sums as numbers or as they are written in either language. */
type Secrets = { readonly texts: readonly string[]; readonly sums: readonly number[] };

let stage: Stage;
let landlord: Signer;
let tenant: Signer;
let offers: Readonly<Record<'office' | 'retail' | 'warehouse' | 'sale' | 'booked' | 'signed' | 'hidden' | 'expired', string>>;
let secrets: Secrets;

const aSecretSigner = async (companyName: string, lastName: string): Promise<Signer> => {
  const signer = await anInsertedSigner(stage, { companyName });
  await stage.db.execute(sql`update person set last_name = ${lastName} where uid = ${signer.uid}`);
  return { ...signer, lastName };
};

/** What a company and its signer are known by. */
const identityOf = async ({ uid, companyId, companyName, email, lastName }: Signer): Promise<readonly string[]> => {
  const { rows } = await stage.db.execute<{ nip: string; account: string }>(
    sql`select nip, bank_account as account from company where id = ${companyId}`,
  );
  return [uid, companyId, companyName, email, lastName, ...rows.flatMap(({ nip, account }) => [nip, account])];
};

road.beforeAll(async () => {
  stage = await openStage({ VISITOR_CACHE_MB: '32' });
  landlord = await aSecretSigner('WYNAJEM TAJNY SP. Z O.O.', 'Skrytowska');
  tenant = await aSecretSigner('NAJEM TAJNY SP. Z O.O.', 'Niejawny');
  const forms = {
    office: secretForm('office'),
    retail: secretForm('retail'),
    warehouse: secretForm('warehouse'),
    sale: secretForm('retail', { offerType: 'sell' }),
  };
  const asked = { title: 'Tajny temat pytania', description: 'Tajna treść pytania' };
  const plain = {
    price: grosze(523_917_31),
    counteroffer: { selected: true },
    leaseAgreement: { ...readyForm().leaseAgreement, deposit: grosze(1_046_118_77) },
  };
  const put = (form: SecretForm['form'] = plain) => anInsertedOffer(stage, landlord, form);
  offers = {
    office: await put(forms.office.form),
    retail: await put(forms.retail.form),
    warehouse: await put(forms.warehouse.form),
    sale: await put(forms.sale.form),
    ...{ booked: await put(), signed: await put(), hidden: await put(), expired: await put() },
  };
  await proposed(tenant, offers.booked, { rent: 417_253_19 });
  await must(tenant, offersCalls.askQuestion, { offerId: offers.office, ...asked });
  const { questions } = await must(landlord, offersCalls.getOffer, { offerId: offers.office });
  await must(landlord, offersCalls.answerQuestion, { questionId: questions.items?.[0]?.id ?? '', answer: 'Tajna odpowiedź' });
  const other = await aSecretSigner('TRZECI TAJNY SP. Z O.O.', 'Ukryty');
  expect(await book(other, offers.booked)).toMatchObject({ ok: true });
  expect(await book(other, offers.signed)).toMatchObject({ ok: true });
  expect(await sign(stage, other, offers.signed)).toMatchObject({ ok: true });
  const admin = await stage.person({ claims: ['admin'] });
  await must(admin, offersCalls.hideOffer, { offerId: offers.hidden, hidden: true, reason: 'Tajny powód ukrycia' });
  await stage.db.execute(sql`update offer set valid_to = now() - interval '1 day' where id = ${offers.expired}`);
  await stage.work();
  const reckoned = await Promise.all(
    [offers.office, offers.retail, offers.warehouse, offers.sale, offers.booked].map(
      async (offerId) => (await must(tenant, offersCalls.getOffer, { offerId })).private,
    ),
  );
  const people = await Promise.all([landlord, tenant, other].map(identityOf));
  secrets = {
    texts: [
      ...Object.values(forms).flatMap(({ texts }) => texts),
      ...[...people.flat(), asked.title, asked.description, 'Tajna odpowiedź', 'Tajny powód ukrycia'],
    ],
    sums: [...new Set([...Object.values(forms).flatMap(({ sums }) => sums), 417_253_19, ...sumsIn(reckoned)])],
  };
});
road.afterAll(async () => {
  await stage.close();
});

/** Every number of the terms that can be told from another one: what is reckoned from a price gives it away as the price does. */
const sumsIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return value >= 1_000_00 ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sumsIn) : [];
};

const formats = [formatOf('pl'), formatOf('en')];

/** The secrets that an answer holds. Spaces of any kind are one kind; the other writing of a text is the one inside JSON. */
const foundIn = (body: string, { texts, sums }: Secrets): readonly string[] => {
  const text = body.replaceAll(/[\u00a0\u202f]|&nbsp;|&#160;|\\u00a0/g, ' ');
  const plain = (written: string): string => written.replaceAll('\u00a0', ' ');
  const numbers = new Set([...text.matchAll(/(?<![\d.])\d{6,}(?![\d.])/g)].map(([digits]) => digits));
  const isWritten = (sum: number): boolean =>
    formats.some(
      (f) => text.includes(plain(f.money(sum))) || text.includes(` ${plain(f.shortMoney(sum))}`) || text.includes(`>${plain(f.shortMoney(sum))}`),
    );
  return [
    ...texts.filter(
      (one) => text.includes(one) || text.includes(JSON.stringify(one).slice(1, -1)) || text.includes(one.split('-').reverse().join('.')),
    ),
    ...sums.filter((sum) => numbers.has(String(sum)) || isWritten(sum)).map(String),
  ];
};

const read = <I, O>(call: Call<I, O>, input: I): string => `/read/${call.wire}?data=${encodeURIComponent(JSON.stringify(input))}`;

const filters = { sort: 'published', direction: 'desc', page: 1 } as const;

/** Every address that shows offers to whoever comes. */
const addresses = (): readonly string[] => [
  ...[
    '/',
    '/en',
    '/offers',
    '/en/offers',
    '/offers?page=2',
    '/offers?filters=1',
    '/offers.data',
    '/offers?view=list',
    '/wynajem/biura/lodzkie',
    '/wynajem/lokale/lodzkie/lodz',
  ],
  ...['/sitemap.xml', '/sitemap/pages.xml', `/sitemap/offers/${[...Object.values(offers)].sort()[0]}.xml`, '/robots.txt'],
  `/offers/compare?ids=${Object.values(offers).slice(0, 4).join(',')}`,
  ...Object.values(offers).flatMap((offerId) => [
    ...[`/offer/${offerId}`, `/en/offer/${offerId}`, `/offer/${offerId}.data`, `/offer/${offerId}?vat=net`],
    ...[`/offers/${offerId}/brochure?lang=pl`, `/offer/preview/${offerId}`, `/add-offer/${offerId}`, `/contract/${offerId}/verify`],
    ...[read(offersCalls.getOffer, { offerId }), read(offersCalls.getOfferOutcome, { offerId })],
    ...[read(searchCalls.getCard, { offerId }), read(searchCalls.listSimilarOffers, { offerId })],
  ]),
  ...[
    read(searchCalls.searchOffers, filters),
    read(searchCalls.searchOffers, { ...filters, sort: 'price' }),
    read(searchCalls.searchOffers, { ...filters, sort: 'trueCost' }),
  ],
  ...[read(searchCalls.searchMarkers, filters), read(searchCalls.searchFacets, filters), read(searchCalls.getLanding, {})],
  read(marketCalls.getMarket, { use: 'office', province: 'lodzkie' }),
];

const textOf = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<string> =>
  (await fetch(stage.url + path, { headers: { 'accept-encoding': 'identity', ...headers }, redirect: 'manual' })).text();

road('no public answer holds a hidden value, made anew or kept', async () => {
  road.setTimeout(180_000);
  for (const path of addresses()) for (const how of ['made', 'kept']) expect(foundIn(await textOf(path), secrets), `${path}, ${how}`).toEqual([]);
});

road('what stands beside a shared link holds no hidden value', async () => {
  const page = await textOf(`/offer/${offers.office}`);
  const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const response = await fetch(picture);
  expect(response.headers.get('content-type')).toBe('image/jpeg');
  expect(foundIn(Buffer.from(await response.arrayBuffer()).toString('latin1'), secrets)).toEqual([]);
  const [, schema = ''] = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(schema)).toMatchObject({ '@type': 'RealEstateListing' });
  expect(foundIn(schema, secrets)).toEqual([]);
});

road('the same reading finds them in the page of somebody who may see them', async () => {
  const answer = await fetch(`${stage.url}/call/signIn`, {
    method: 'POST',
    body: JSON.stringify({ data: { email: tenant.email, password: testPassword } }),
    headers: { 'content-type': 'application/json', origin: stage.url },
  });
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  const { private: terms } = await must(tenant, offersCalls.getOffer, { offerId: offers.office });
  const found = foundIn(await textOf(`/offer/${offers.office}`, { cookie }), secrets);
  for (const shown of [terms?.price, terms?.costs.gross, terms?.deposit].map(String)) expect(found).toContain(shown);
  for (const shown of ['Tajny temat pytania', 'Tajna odpowiedź', landlord.companyName, terms?.landAndMortgageRegisterNumber])
    expect(found).toContain(shown);
  expect(foundIn(await textOf('/offers', { cookie }), secrets)).toContain(String(terms?.price));
});
