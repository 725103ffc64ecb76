import path from 'node:path';
import sharp from 'sharp';
import { addDays, dayOf, instantOf } from '../../src/domain/kit/time.ts';
import type { CompanyData } from '../pages/companies.ts';

/** The offer of the journey. */
export const offerName = 'Lokal z witryną przy Nawrot';
/** What the protocol says beside its tables. */
export const statements = 'Okno w zapleczu do regulacji.';
/** The escrow account of a start without settings. */
export const bareAccount = '61109010140000071219812874';

/** The landlord's company. */
export const landlordCompany: CompanyData = {
  name: 'NAWROT NIERUCHOMOŚCI SP. Z O.O.',
  nip: '5265877635',
  regon: '123456785',
  krs: '0000006865',
  street: 'Nawrot',
  houseNumber: '14',
  postalCode: '90-060',
  city: 'Łódź',
  bankAccount: '27114020040000300201355387',
  legalForm: 'spółka z ograniczoną odpowiedzialnością',
  representation: 'każda osoba samodzielnie',
  capacity: 'członek zarządu',
};

/** The tenant's company. */
export const bakery: CompanyData = {
  name: 'ZAKWAS PIEKARNIA JAN GĄSIOR',
  nip: '7342867148',
  regon: '123456785',
  krs: null,
  street: 'Piotrkowska',
  houseNumber: '111/4',
  postalCode: '90-425',
  city: 'Łódź',
  bankAccount: '61109010140000071219812874',
  legalForm: 'jednoosobowa działalność gospodarcza',
  representation: null,
  capacity: 'właściciel firmy',
};

/** A day from today as people type it. */
export const typedDay = (days: number): string =>
  addDays(dayOf(instantOf(Date.now())), days)
    .split('-')
    .reverse()
    .join('.');

const [width, height] = [1800, 1200];

/** A drawing of coloured tiles, another one for each number, as bytes of red, green and blue. */
const drawing = (n: number): Buffer => {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from([60 * n, 140, 220 - 50 * n]));
  for (let at = 0; at < 60; at += 1) {
    const [x, y, wide] = [(at * 317 * n) % 1700, (at * 211) % 1100, 40 + at * 3];
    const line = Buffer.alloc(Math.min(wide, width - x) * 3, Buffer.from([(at * 47) % 256, (at * 91 * n) % 256, (at * 13 + 90) % 256]));
    for (let down = 0; down < 90; down += 1) line.copy(pixels, ((y + down) * width + x) * 3);
  }
  return pixels;
};

/**
 * Makes different photos in a folder, three unless more are wanted. They are encoded from their pixels: in a worker of the roads the server has told the library of
 * pictures to read nothing but photos, so that a drawing in SVG is of no known format there.
 */
export const photosIn = (folder: string, count = 3): Promise<readonly string[]> =>
  Promise.all(
    Array.from({ length: count }, (_, at) => at + 1).map(async (n) => {
      const file = path.join(folder, `${n}.jpg`);
      await sharp(drawing(n), { raw: { width, height, channels: 3 } })
        .jpeg()
        .toFile(file);
      return file;
    }),
  );
