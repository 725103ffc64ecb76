import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { LeaseDocumentFacts } from '../../src/domain/leases/document/facts.ts';
import { databaseNow } from '../../src/server/kit/database/database.ts';
import { drawContext } from '../../src/server/kit/documents/context.ts';
import { leaseSheet } from '../../src/server/leases/documents/lease.ts';
import { type Deal, type Desk, drawLeases, sealLeases } from './documents/deals.ts';
import { growth } from './documents/memory.ts';
import { type Figure, median, type Section, spreadOf } from './kit/figures.ts';
import { compare } from './kit/rounds.ts';
import { startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { stageOffers } from './stage/offers.ts';
import { stagePeople } from './stage/people.ts';
import { openWorkshop, type Workshop } from './stage/workshop.ts';

const batch = 20;
const mebibyte = 2 ** 20;

/** A signed lease carries the file of its offer. The staged offers have none of their own: a PDF of the product of about the same length stands in. */
const standIn = path.join(import.meta.dirname, '../../assets/public/documents/terms-pl.pdf');

const keepOfferFiles = async ({ services }: Workshop, deals: readonly Deal[]): Promise<void> => {
  const ids = sql.param(deals.map(({ offer }) => offer.id));
  const { rows } = await services.db.execute<{ key: string }>(sql`select drawn_key as key from document where offer_id = any(${ids}::text[])`);
  const bytes = await readFile(standIn);
  await Promise.all(rows.map(({ key }) => services.files.put(key, bytes)));
};

/** A company for every offer: nobody meets the limit of three reservations. */
const stageDeals = async (shop: Workshop, count: number): Promise<Deal[]> => {
  const { services, secret } = shop;
  const [landlord, ...tenants] = await stagePeople(services.db, secret, count + 1);
  if (landlord === undefined) throw new Error('nobody was staged');
  const offers = await stageOffers(services.db, landlord, count);
  const deals = offers.flatMap((offer, at) => {
    const tenant = tenants[at];
    return tenant ? [{ tenant, offer }] : [];
  });
  await keepOfferFiles(shop, deals);
  return deals;
};

const leaseOf = async ({ services, product }: Workshop, deal: Deal): Promise<number> => {
  const desk: Desk = { url: product.url, services };
  return (await drawLeases(desk, [deal])) + (await sealLeases(desk, [deal]));
};

/** The words of a lease that the product has drawn, for the typesetter alone. */
const sheetOf = async ({ services, dataDir }: Workshop): Promise<string> => {
  const { rows } = await services.db.execute<{ facts: LeaseDocumentFacts }>(sql`select facts from reservation where facts is not null limit 1`);
  const [row] = rows;
  if (row === undefined) throw new Error('no lease was drawn');
  const file = path.join(dataDir, 'sheet.json');
  await writeFile(file, JSON.stringify(await leaseSheet(row.facts, drawContext(services, 'pl', await databaseNow(services.db)))));
  return file;
};

const typesetting = async (url: string, times: number): Promise<number> => {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) {
    const { ms } = (await (await fetch(`${url}/draw`, { method: 'POST' })).json()) as { readonly ms: number };
    all.push(ms);
  }
  return median(all);
};

const oneLease = async (world: World, shop: Workshop, take: (count: number) => Deal[]): Promise<Figure> => {
  const times = world.quick ? 3 : 10;
  for (const deal of take(2)) await leaseOf(shop, deal);
  const typst = await startServer(path.join(import.meta.dirname, 'documents/typst-child.ts'), { SHEET: await sheetOf(shop) });
  try {
    await typesetting(typst.url, 2);
    return await compare(
      { what: 'one lease of nine pages: drawn, sealed, stored', unit: 'ms', limits: [{ of: 'measured', is: 'at most', value: 600 }] },
      {
        what: 'Parter',
        measure: async () => {
          const all: number[] = [];
          for (const deal of take(times)) all.push(await leaseOf(shop, deal));
          return median(all);
        },
      },
      [{ what: 'Typst alone', measure: () => typesetting(typst.url, times) }],
      world.rounds,
    );
  } finally {
    await typst.stop();
  }
};

type Batch = { readonly draw: number; readonly seal: number; readonly delay: number; readonly memory: number };

const runBatch = async ({ services, product }: Workshop, deals: readonly Deal[]): Promise<Batch> => {
  const desk: Desk = { url: product.url, services };
  await product.watchLoop();
  const [draw, seal] = [await drawLeases(desk, deals), await sealLeases(desk, deals)];
  const delay = await product.loopDelay();
  return { draw, seal, delay, memory: (await product.memory({ collected: true })) / mebibyte };
};

const manyLeases = async (world: World, shop: Workshop, take: (count: number) => Deal[]): Promise<readonly Figure[]> => {
  const batches: Batch[] = [];
  for (let at = 0; at < (world.quick ? 3 : 10); at += 1) {
    const done = await runBatch(shop, take(batch));
    world.say(
      `  ${batch} leases: ${Math.round(done.draw)} ms drawn, ${Math.round(done.seal)} ms sealed, loop ${done.delay.toFixed(1)} ms, ${Math.round(done.memory)} MB`,
    );
    batches.push(done);
  }
  const memory = batches.map((each) => each.memory);
  const last = memory.slice(-6);
  const grown = growth(last);
  return [
    { what: `${batch} leases at once: each drawn and stored`, unit: 'ms', measured: spreadOf(batches.map(({ draw }) => draw / batch)) },
    { what: `${batch} leases at once: each sealed and stored`, unit: 'ms', measured: spreadOf(batches.map(({ seal }) => seal / batch)) },
    {
      what: `event loop's delay meanwhile, p99`,
      unit: 'ms',
      measured: spreadOf(batches.map(({ delay }) => delay)),
      limits: [{ of: 'measured', is: 'at most', value: 50 }],
    },
    { what: `resident memory after every ${batch}`, unit: 'MB', measured: spreadOf(memory) },
    {
      what: `its growth over the last ${(last.length - 1) * batch} leases`,
      unit: 'MB',
      measured: { min: grown, median: grown, max: grown },
      limits: [{ of: 'measured', is: 'at most', value: 8 }],
    },
  ];
};

const run = async (world: World): Promise<readonly Section[]> => {
  const shop = await openWorkshop(await world.database('bench_documents', { fresh: true }), { jobs: true });
  try {
    const deals = await stageDeals(shop, world.quick ? 80 : 2 + 10 * world.rounds + 10 * batch);
    const take = (count: number): Deal[] => deals.splice(0, count);
    return [{ title: 'Leases', about, figures: [await oneLease(world, shop, take), ...(await manyLeases(world, shop, take))], notes }];
  } finally {
    await shop.close();
  }
};

const about =
  'A company books and signs through the calls of the product; the jobs of the same web process draw the lease, append the evidence page, seal and store it. One lease is measured from the booking to the stored drawing plus from the signature to the stored sealed file, queue and answers of both calls included; a PDF of the product stands in for the offer that the lease carries. Typst alone sets the same words in a process of its own.';
const notes = ['Memory is resident memory after a garbage collection; its growth is that of the straight line that fits the measurements best.'];

/** Leases drawn, sealed and stored while the same process serves the web. */
export const bench: Bench = { name: 'documents', run };
