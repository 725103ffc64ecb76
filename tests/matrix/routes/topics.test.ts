/** For every live topic and every kind of caller one cell says whether they may follow it, and whoever loses the right is let go. */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { teamCalls } from '../../../src/contract/companies/endpoints/team.ts';
import { companiesCalls } from '../../../src/contract/companies/endpoints.ts';
import { offersCalls } from '../../../src/contract/offers/endpoints.ts';
import { topicGuards } from '../../../src/server/app/rooms.ts';
import { anInsertedSigner } from '../../factories/deals.ts';
import { must } from '../../factories/published-offer.ts';
import { alone } from '../../kit/product.ts';
import { type Client, testServer } from '../../kit/server.ts';
import { nobody } from '../scene.ts';
import { askers, prepareRoutes, type RouteCaller, type RouteScene } from './scene.ts';

let scene: RouteScene;
let hidden: string;
beforeAll(async () => {
  scene = await prepareRoutes(await testServer({ env: alone }));
  hidden = await scene.fresh();
  await must(scene.admin, offersCalls.hideOffer, { offerId: hidden, hidden: true, reason: 'Kontrola danych' });
}, 240_000);
afterAll(() => scene.server.close());

const everybody = [...askers];
const confirmed = everybody.filter((asker) => asker !== 'visitor');
/** Whoever is told the terms of a published offer. */
const informed = confirmed.filter((asker) => asker !== 'unverified');
const ownersSide = ['landlord', 'colleague', 'admin'] as const;

/** Who may follow what. `own` is everybody's own, by their uid. */
const rows: Readonly<Record<string, { readonly topic: (own: string) => string; readonly by: readonly RouteCaller[] }>> = {
  'user: of oneself': { topic: (own) => `user:${own}`, by: confirmed },
  'user: of another': { topic: () => `user:${scene.bystander.uid}`, by: [] },
  'user: of nobody': { topic: () => 'user:', by: [] },
  user: { topic: () => 'user', by: [] },
  'bell: of oneself': { topic: (own) => `bell:${own}`, by: confirmed },
  'bell: of another': { topic: () => `bell:${scene.bystander.uid}`, by: [] },
  'company: of the landlord': { topic: () => `company:${scene.landlord.companyId}`, by: ['landlord', 'colleague'] },
  'company: of the tenant': { topic: () => `company:${scene.tenant.companyId}`, by: ['tenant'] },
  'company: of nobody': { topic: () => 'company:', by: [] },
  company: { topic: () => 'company', by: [] },
  'deletion: whose number one knows': { topic: () => `deletion:${nobody}`, by: everybody },
  'agreement: whose number one knows': { topic: () => `agreement:${nobody}`, by: everybody },
  admin: { topic: () => 'admin', by: ['admin'] },
  'offer: a draft': { topic: () => `offer:${scene.draft}`, by: ownersSide },
  'offer: published': { topic: () => `offer:${scene.published}`, by: informed },
  'offer: booked': { topic: () => `offer:${scene.booked}`, by: informed },
  'offer: signed': { topic: () => `offer:${scene.deal}`, by: [...ownersSide, 'tenant'] },
  'offer: hidden': { topic: () => `offer:${hidden}`, by: ownersSide },
  'offer: kept by an agent': { topic: () => `offer:${scene.agency.offerId}`, by: ['agent', 'owner', 'admin'] },
  'offer: of nobody': { topic: () => `offer:${nobody}`, by: [] },
  'public-offer: a draft': { topic: () => `public-offer:${scene.draft}`, by: ownersSide },
  'public-offer: published': { topic: () => `public-offer:${scene.published}`, by: everybody },
  'public-offer: signed': { topic: () => `public-offer:${scene.deal}`, by: [...ownersSide, 'tenant'] },
  'public-offer: hidden': { topic: () => `public-offer:${hidden}`, by: ownersSide },
  wanted: { topic: () => 'wanted', by: everybody },
  'rights: of oneself': { topic: (own) => `rights:${own}`, by: [] },
  listings: { topic: () => 'listings', by: [] },
  constructor: { topic: () => 'constructor', by: [] },
};

/** A stream that is open begins with its mark; a visitor who asks for what is a person's is only told to read again. */
const isOpened = async (client: Client, topic: string): Promise<boolean> => {
  const answer = await client.fetch(`/live?topics=${topic}`);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return answer.status === 200 && value.includes('event: mark');
};

const uidOf = (asker: RouteCaller): string => {
  const people: Readonly<Record<string, unknown>> = scene.askers;
  return (people[asker] as { readonly uid?: string }).uid ?? nobody;
};

describe('live topics', () => {
  it('have a row for each kind that anybody may follow, and for each that was ever noticed', async () => {
    const kinds = Object.keys(rows).map((name) => name.split(':')[0]);
    expect(topicGuards.filter(({ prefix }) => !kinds.includes(prefix))).toEqual([]);
    const { rows: noticed } = await scene.server.db.execute<{ kind: string }>(sql`select distinct split_part(topic, ':', 1) as kind from notice`);
    expect(noticed.map(({ kind }) => kind).filter((kind) => !kinds.includes(kind))).toEqual([]);
    expect(noticed.length).toBeGreaterThan(4);
  });

  it.each(Object.entries(rows))('%s', async (_, { topic, by }) => {
    const opened: RouteCaller[] = [];
    for (const asker of askers) {
      const client = scene.askers[asker];
      if (client && (await isOpened(client, topic(uidOf(asker))))) opened.push(asker);
    }
    expect(opened).toEqual(askers.filter((asker) => by.includes(asker)));
  });

  it('say which of several are followed by nothing but what then comes', async () => {
    const answer = await scene.people.other.fetch(`/live?topics=wanted,admin,user:${scene.bystander.uid},company:${scene.landlord.companyId}`);
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).not.toContain(scene.landlord.companyId);
    for (const topic of ['admin', `user:${scene.bystander.uid}`, `company:${scene.landlord.companyId}`, 'wanted'])
      await scene.server.db.execute(sql`insert into notice (topic) values (${topic})`);
    scene.server.services.live.wake();
    expect((await reader?.read())?.value).toContain('"topic":"wanted"');
    await reader?.cancel();
  });
});

/** Reads a stream to its end. */
const untilEnd = async (client: Client, topic: string): Promise<string> => {
  const answer = await client.fetch(`/live?topics=${topic}`);
  expect(answer.status).toBe(200);
  return answer.text();
};

describe('whoever is no longer of the company', () => {
  it.each([
    ['was removed', (creator: Client, worker: { uid: string; companyId: string } & Client) => must(creator, teamCalls.deleteUserFromCompany, worker)],
    ['left', (_: Client, worker: Client) => must(worker, companiesCalls.clearCompanyDetails, {})],
  ])('because they %s hears no more of it', async (_, leave) => {
    const creator = await anInsertedSigner(scene.server);
    const worker = await anInsertedSigner(scene.server, { companyId: creator.companyId, companyName: creator.companyName, capacity: 'proxy' });
    const topic = `company:${creator.companyId}`;
    const heard = untilEnd(worker, topic);
    await leave(creator, worker);
    await heard;
    expect(await isOpened(worker, topic)).toBe(false);
    expect(await isOpened(creator, topic)).toBe(true);
  });
});
