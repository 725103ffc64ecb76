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

const drawing = (n: number): string => {
  const tiles = Array.from({ length: 60 }, (_, at) => {
    const [x, y] = [(at * 317 * n) % 1700, (at * 211) % 1100];
    return `<rect x="${x}" y="${y}" width="${40 + at * 3}" height="90" fill="hsl(${at * 13} 60% ${30 + at}%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1800" height="1200"><rect width="1800" height="1200" fill="hsl(${n * 90} 40% 70%)"/>${tiles.join('')}</svg>`;
};

/** Makes three different photos in a folder, one after the other: three first drawings at once were once told that their format is unknown. */
export const photosIn = async (folder: string): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const n of [1, 2, 3]) {
    const file = path.join(folder, `${n}.jpg`);
    await sharp(Buffer.from(drawing(n)))
      .jpeg()
      .toFile(file);
    files.push(file);
  }
  return files;
};
