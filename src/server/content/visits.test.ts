import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../tests/factories/deals.ts';
import { agreeEarly, handoverOf, signProtocol, submitProtocol } from '../../../tests/factories/handover.ts';
import { must } from '../../../tests/factories/published-offer.ts';
import { type LocalService, localService } from '../../../tests/kit/outside.ts';
import { type TestPerson, type TestServer, testServer } from '../../../tests/kit/server.ts';
import { analyticsCalls } from '../../contract/content/endpoints/analytics.ts';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { forgetOldVisits, forwardVisits } from './commands/visits.ts';

type OutsideRequest = { readonly path: string; readonly body: Readonly<Record<string, unknown>> };
let sent: OutsideRequest[] = [];
let isAway = false;
let api: LocalService;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  api = await localService((url, response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (!isAway) sent.push({ path: url.pathname + url.search, body: JSON.parse(Buffer.concat(parts).toString('utf8')) });
      response.writeHead(isAway ? 503 : 204).end();
    });
  });
  server = await testServer({
    env: { ANALYTICS_ID: 'G-TEST', ANALYTICS_SECRET: 'secret', ANALYTICS_URL: api.url, OPERATOR_NAME: 'Parter Sp. z o.o.' },
  });
  admin = await server.person({ claims: ['admin'] });
}, 120_000);
afterAll(async () => {
  await server.close();
  await api.close();
});

const client = 'browser-0000000000001';
const rows = async () =>
  (
    await server.db.execute<{ name: string; params: Record<string, unknown>; client: string }>(
      sql`select name, client, params from analytics_event order by created_at, id`,
    )
  ).rows;
const clear = () => server.db.execute(sql`truncate analytics_event`);

describe('a visit', () => {
  it('is refused to a network that notes too many in a minute, and to no other', async () => {
    const [eager, other] = [server.client('10.3.3.3'), server.client('10.4.4.4')];
    const note = (visitor: typeof eager) => visitor.ask(analyticsCalls.logVisit, { client, events: [{ name: 'select_content', content: 'faq' }] });
    const codes = [];
    // Twice as many as a minute allows: it may turn once meanwhile.
    for (let n = 0; n <= 2 * limitNumbers.visitsPerMinute; n += 1) {
      const answer = await note(eager);
      codes.push(answer.ok ? 'ok' : answer.refusal.code);
    }
    expect(codes.slice(0, limitNumbers.visitsPerMinute - 2)).not.toContain('kit.too_many_calls');
    expect(codes).toContain('kit.too_many_calls');
    expect(await note(other)).toMatchObject({ ok: true });
    await clear();
  });

  it('is kept with what everybody may know of an offer, and with nothing of who it was', async () => {
    const landlord = await anInsertedSigner(server);
    const [open, hidden] = [await anInsertedOffer(server, landlord, { name: 'Lokal liczony' }), await anInsertedOffer(server, landlord)];
    await server.db.execute(sql`update offer set hidden_reason = 'x', hidden_cause = 'moderation' where id = ${hidden}`);
    const visitor = server.client('10.1.2.3');
    const events = [
      { name: 'view_item', offerId: open },
      { name: 'view_item', offerId: hidden },
      { name: 'select_content', content: 'offers/office' },
    ] as const;
    await must(visitor, analyticsCalls.logVisit, { client, events: [...events] });
    const kept = await rows();
    expect(kept).toHaveLength(2);
    expect(kept.map(({ params }) => params)).toEqual(
      expect.arrayContaining([
        { items: [expect.objectContaining({ item_id: open, item_name: 'Lokal liczony', affiliation: 'Parter Sp. z o.o.' })] },
        { content_type: 'page', content_id: 'offers/office' },
      ]),
    );
    expect(JSON.stringify(kept)).not.toMatch(/10\.1\.2\.3|price/);
    const { rows: figures, forwards } = await must(admin, analyticsCalls.getVisits, {});
    expect(figures.find(({ name }) => name === 'view_item')).toEqual({ name: 'view_item', week: 1, month: 1, browsers: 1 });
    expect(forwards).toBe(true);
  });

  it.each([
    ['another name', { client, events: [{ name: 'purchase' }] }],
    ['no browser', { client: 'x', events: [{ name: 'view_item' }] }],
    ['markup', { client, events: [{ name: 'select_content', content: '<b>' }] }],
    ['too much', { client, events: Array.from({ length: 21 }, () => ({ name: 'view_item' })) }],
  ])('with %s is refused', async (_, input) => {
    const response = await server.client().fetch('/call/logAnalyticsEvents', {
      method: 'POST',
      body: JSON.stringify({ data: input }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(400);
  });

  it('is sent on in the words of GA4, once, and waits while the service is away', async () => {
    await clear();
    await must(server.client(), analyticsCalls.logVisit, { client, events: [{ name: 'select_content', content: 'offers/office' }] });
    isAway = true;
    await forwardVisits(server.services);
    isAway = false;
    expect(sent).toEqual([]);
    await forwardVisits(server.services);
    await forwardVisits(server.services);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.path).toBe('/mp/collect?measurement_id=G-TEST&api_secret=secret');
    expect(sent[0]?.body).toEqual({
      client_id: client,
      timestamp_micros: expect.any(Number),
      consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
      events: [{ name: 'select_content', params: { content_type: 'page', content_id: 'offers/office' } }],
    });
    expect(String(sent[0]?.body['timestamp_micros'])).toHaveLength(16);
  });

  it('is forgotten when its time is over', async () => {
    await clear();
    await must(server.client(), analyticsCalls.logVisit, {
      client,
      events: [
        { name: 'select_content', content: 'a' },
        { name: 'select_content', content: 'b' },
      ],
    });
    await server.db.execute(sql`update analytics_event set created_at = now() - interval '401 days' where params->>'content_id' = 'a'`);
    await forgetOldVisits(server.services);
    expect((await rows()).map(({ params }) => params['content_id'])).toEqual(['b']);
  });
});

it('a signed protocol is one purchase, with both invoices as its number, however often it is noted', async () => {
  await clear();
  sent = [];
  const deal = await handoverOf(server, admin).readyDeal();
  await agreeEarly(deal);
  const { landlord, tenant, offerId } = deal;
  expect(await tenant.ask(analyticsCalls.logPurchase, { client, offerId })).toMatchObject({ refusal: { code: 'analytics.not_concluded' } });
  await submitProtocol(server, landlord, offerId);
  await signProtocol(server, tenant, offerId);
  const stranger = await server.person();
  expect(await stranger.ask(analyticsCalls.logPurchase, { client, offerId })).toMatchObject({ refusal: { code: 'lease.not_found' } });
  await Promise.all([tenant, landlord, tenant].map((side) => must(side, analyticsCalls.logPurchase, { client, offerId })));
  const [purchase, ...others] = await rows();
  expect(others).toEqual([]);
  const invoices = (
    await server.db.execute<{ side: string; number: number; year: number }>(
      sql`select side, number, year from invoice where offer_id = ${offerId} order by number`,
    )
  ).rows;
  const [l, t] = invoices;
  expect(purchase).toMatchObject({
    name: 'purchase',
    params: {
      currency: 'PLN',
      transaction_id: `L${l?.number}-T${t?.number}-${l?.year}`,
      items: [{ item_id: offerId, price: purchase?.params['value'] }],
    },
  });
  expect(purchase?.params['value']).toBeGreaterThan(0);
});
