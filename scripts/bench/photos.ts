import path from 'node:path';
import { type Figure, median, quantile, type Section, spreadOf } from './kit/figures.ts';
import { compare, figureOf } from './kit/rounds.ts';
import { type BenchServer, startServer } from './kit/server.ts';
import type { Bench, World } from './kit/world.ts';
import { drawPicture } from './photos/picture.ts';
import { openProject, peakOf, resize, upload } from './photos/upload.ts';
import { type StagePerson, stagePeople } from './stage/people.ts';
import { openWorkshop } from './stage/workshop.ts';

const crowd = 25;
const mebibyte = 2 ** 20;

type Studio = { readonly product: BenchServer; readonly bare: BenchServer; readonly owner: StagePerson; readonly pictures: readonly Uint8Array[] };

/** Runs one after the other; answers every time. */
const inRow = async (times: number, one: (at: number) => Promise<number>): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let at = 0; at < times; at += 1) all.push(await one(at));
  return all;
};

const pictureAt = ({ pictures }: Studio, at: number): Uint8Array => pictures[at % pictures.length] ?? new Uint8Array();

const onePhoto = async (world: World, studio: Studio): Promise<readonly Figure[]> => {
  const times = world.quick ? 4 : 10;
  const all: number[] = [];
  const ours = async (): Promise<number> => {
    const project = await openProject(studio.product.url, studio.owner);
    const taken = await inRow(times, (at) => upload(studio.product.url, project, pictureAt(studio, at)));
    all.push(...taken);
    return median(taken);
  };
  const bare = async (): Promise<number> => median(await inRow(times, (at) => resize(studio.bare.url, pictureAt(studio, at))));
  await ours();
  await bare();
  all.splice(0);
  const figure = await compare(
    { what: 'one photo, from upload to ready, median', unit: 'ms' },
    { what: 'Parter', measure: ours },
    [{ what: 'sharp alone', measure: bare }],
    world.rounds,
  );
  const slowest = quantile(all, 0.99);
  return [figure, { what: `one photo, p99 of ${all.length}`, unit: 'ms', measured: { min: slowest, median: slowest, max: slowest } }];
};

type Queue = { readonly seconds: number; readonly delay: number; readonly peak: number };

const queue = async (server: BenchServer, one: (at: number) => Promise<number>): Promise<Queue> => {
  await server.watchLoop();
  const begun = performance.now();
  const work = async (): Promise<void> => void (await Promise.all(Array.from({ length: crowd }, (_, at) => one(at))));
  const peak = (await peakOf(server, work)) / mebibyte;
  return { seconds: (performance.now() - begun) / 1000, delay: await server.loopDelay(), peak };
};

const manyPhotos = async (world: World, studio: Studio): Promise<readonly Figure[]> => {
  const [ours, theirs]: [Queue[], Queue[]] = [[], []];
  const keep = async (into: Queue[], done: Queue): Promise<number> => {
    into.push(done);
    return done.seconds;
  };
  const seconds = await compare(
    { what: `${crowd} photos at once: until all are ready`, unit: 's' },
    {
      what: 'Parter',
      measure: async () => {
        const project = await openProject(studio.product.url, studio.owner);
        return keep(ours, await queue(studio.product, (at) => upload(studio.product.url, project, pictureAt(studio, at))));
      },
    },
    [{ what: 'sharp alone', measure: async () => keep(theirs, await queue(studio.bare, (at) => resize(studio.bare.url, pictureAt(studio, at)))) }],
    world.rounds,
  );
  const beside = (what: string, unit: string, of: (done: Queue) => number): Figure =>
    figureOf({ what, unit }, ours.map(of), [{ what: 'sharp alone', numbers: theirs.map(of) }]);
  return [seconds, beside("event loop's delay meanwhile, p99", 'ms', ({ delay }) => delay), beside('most resident memory', 'MB', ({ peak }) => peak)];
};

const run = async (world: World): Promise<readonly Section[]> => {
  const shop = await openWorkshop(await world.database('bench_photos', { fresh: true }), { jobs: false });
  const bare = await startServer(path.join(import.meta.dirname, 'photos/sharp-child.ts'), {});
  try {
    const [owner] = await stagePeople(shop.services.db, shop.secret, 1);
    if (owner === undefined) throw new Error('nobody was staged');
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(drawPicture));
    const studio: Studio = { product: shop.product, bare, owner, pictures };
    const sizes = spreadOf(pictures.map(({ length }) => length / 1e6));
    const size = `The pictures have 4000 × 3000 pixels and ${sizes.min.toFixed(1)} to ${sizes.max.toFixed(1)} MB.`;
    return [{ title: 'Photos', about, figures: [...(await onePhoto(world, studio)), ...(await manyPhotos(world, studio))], notes: [size] }];
  } finally {
    await Promise.all([shop.close(), bare.stop()]);
  }
};

const about =
  'A photo of 12 megapixels is uploaded as the form does: multipart, checked, made upright, resized twice, watermarked, measured, written to disk, entered into the offer. Sharp alone resizes the same bytes to the same two sizes and keeps nothing.';

/** Photos from the upload until they are ready. */
export const bench: Bench = { name: 'photos', run };
