import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { mainUses, provinces } from '../../../src/domain/kit/provinces.ts';
import { concurrency, drive, type Load } from '../kit/load.ts';
import type { BenchServer } from '../kit/server.ts';
import { openAudience, type Seat } from '../live/audience.ts';
import type { People } from '../live/people.ts';
import { givePasswords, openForms } from './writers.ts';

/** One kind of request; `work` makes them for some seconds and answers how many there were. */
export type Kind = { readonly what: string; readonly work: (seconds: number) => Promise<number> };

const client = path.join(import.meta.dirname, '../../../build/client');
const asBrowser = { 'accept-encoding': 'gzip, deflate, br' };

const read = (name: string, data: unknown): string => `/read/${name}?data=${encodeURIComponent(JSON.stringify(data))}`;

const places = provinces.flatMap((province) => mainUses.map((premisesPurpose) => ({ province, premisesPurpose })));
const searches = places.flatMap((place) => [1, 2, 3].map((page) => ({ ...place, page })));

/** About 30 kilometres around places from the sea to the mountains. */
const viewports = Array.from({ length: 48 }, (_, at) => {
  const [south, west] = [49.6 + (at % 8) * 0.55, 15.2 + Math.floor(at / 8) * 1.3];
  return { bounds: { south, west, north: south + 0.3, east: west + 0.5 } };
});

const offerPaths = async (databaseUrl: string): Promise<readonly string[]> => {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const { rows } = await database.query<{ offer_id: string }>('select offer_id from listing where listed order by offer_id limit 200');
  await database.end();
  return rows.map((row) => `/offer/${row.offer_id}`);
};

const photos = { count: 50, bytes: 60_000 } as const;

/** Photos as they are stored; what is in them does not matter to who serves them. */
const photoPaths = async (dataDir: string): Promise<readonly string[]> => {
  const folder = path.join(dataDir, 'files/public/bench');
  await mkdir(folder, { recursive: true });
  const names = Array.from({ length: photos.count }, (_, at) => `card-${at}.jpg`);
  for (const name of names) await writeFile(path.join(folder, name), randomBytes(photos.bytes));
  return names.map((name) => `/photos/bench/${name}`);
};

const driven = (server: BenchServer, what: string, load: Pick<Load, 'paths'> & Partial<Load>): Kind => ({
  what,
  work: async (seconds) => (await drive({ url: server.url, connections: concurrency, seconds, ...load })).answers,
});

/** What visitors ask for, on a database full of offers. */
export const readKinds = async (server: BenchServer, databaseUrl: string, dataDir: string): Promise<readonly Kind[]> => {
  const scripts = (await readdir(path.join(client, 'assets'))).filter((file) => file.endsWith('.js')).map((file) => `/assets/${file}`);
  return [
    driven(server, 'search, page of 9 with its count', { paths: searches.map((filters) => read('searchOffers', filters)) }),
    driven(server, 'markers of a viewport', { paths: viewports.map((filters) => read('searchMarkers', filters)) }),
    driven(server, 'landing read', { paths: provinces.map((province) => read('getLanding', { province })) }),
    driven(server, 'page /', { paths: ['/'], headers: asBrowser }),
    driven(server, 'page /offers', {
      paths: places.map(({ province, premisesPurpose }) => `/offers?province=${province}&premisesPurpose=${premisesPurpose}`),
      headers: asBrowser,
    }),
    driven(server, 'page of an offer', { paths: await offerPaths(databaseUrl), headers: asBrowser }),
    driven(server, 'static file', { paths: scripts, headers: asBrowser }),
    driven(server, 'photo of a card, 60 kB', { paths: await photoPaths(dataDir), headers: asBrowser }),
  ];
};

const streamsAtOnce = 500;
const signers = 200;

const opened = (server: BenchServer, what: string, seats: readonly Seat[]): Kind => ({
  what,
  work: async () => {
    const audience = openAudience();
    await audience.open(server.url, seats.slice(0, streamsAtOnce));
    await audience.leave();
    return streamsAtOnce;
  },
});

/** What people with an account do. */
export const writeKinds = async (server: BenchServer, databaseUrl: string, people: People): Promise<readonly Kind[]> => {
  const bodies = await givePasswords(server.url, databaseUrl, signers);
  const saveForms = await openForms(server.url, people, concurrency);
  const [{ seat } = { seat: { cookie: '' } }] = people.listeners;
  return [
    driven(server, 'signed-in read (getMe)', { paths: ['/call/getMe'], bodies: ['{"data":{}}'], headers: { cookie: seat.cookie } }),
    driven(server, 'sign-in', { paths: ['/call/signIn'], bodies }),
    { what: 'save of the offer form', work: saveForms },
    opened(
      server,
      'live stream opened, signed in',
      people.listeners.map((listener) => listener.seat),
    ),
    opened(
      server,
      'live stream opened, visitor',
      people.listeners.map(() => ({ path: `/live?topics=${encodeURIComponent(people.sharedTopic)}`, cookie: 'other=1' })),
    ),
  ];
};
