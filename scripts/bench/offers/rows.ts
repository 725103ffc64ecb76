import type { Day } from '../../../src/domain/kit/brand.ts';
import { addDays, endOfDay, instantOf, msOf, startOfDay } from '../../../src/domain/kit/time.ts';
import type { OfferState } from '../../../src/domain/offers/types.ts';
import { type Random, seeded } from '../../art/random.ts';
import { offerFormOf } from '../../seed/world/offer-form.ts';
import { idOf } from './ids.ts';
import { type Premises, premisesOf } from './premises.ts';

/** A value of a row on its way into the database. */
export type Value = string | number | boolean | null | object;
/** What is loaded into one table: its columns, and the rows of the offer of a number. */
export type Load = { readonly table: string; readonly columns: readonly string[]; readonly rows: (number: number) => readonly (readonly Value[])[] };

const states = { active: 'ACTIVE', booked: 'BOOKED', hidden: 'ACTIVE', expired: 'ACTIVE', draft: 'UNSIGNED' } as const satisfies Record<
  Premises['fate'],
  OfferState
>;

const daySeconds = 86_400;
const hour = 3_600_000;

/** Reckoning a day of Warsaw is slow, and there are few of them. */
const once = <Key, Value>(work: (key: Key) => Value): ((key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? work(key);
    known.set(key, value);
    return value;
  };
};
const startMs = once((day: Day) => msOf(startOfDay(day)));
const lastMoment = once(endOfDay);

/** The moment of a day that an offer was published at: by day, a little clustered. */
const momentOf = (day: Day, random: Random): string =>
  instantOf(startMs(day) + Math.floor((0.25 + 0.6 * random()) * daySeconds) * 1000 + Math.floor(random() * 1000));

const offers = (today: Day, companies: number): Load => ({
  table: 'offer',
  columns: [
    'id',
    'owner_uid',
    'company_id',
    'state',
    'reservation',
    'hidden_reason',
    'version',
    'save_version',
    'form',
    'valid_to',
    'saved_at',
    'modified_at',
    'published_at',
    'created_at',
  ],
  rows: (number) => {
    const { fate, seed, town, age } = premisesOf(number);
    const day = addDays(today, -age);
    const form = offerFormOf(seed, day, town);
    const at = momentOf(day, seeded(number + 0.5));
    const published = fate === 'draft' ? null : at;
    const [owner, hidden] = [number % companies, fate === 'hidden' ? 'Zgłoszenie: zdjęcia nie pokazują tego lokalu.' : null];
    const before = instantOf(Date.parse(at) - hour);
    const validTo = form.offerValidTo === undefined || published === null ? null : lastMoment(form.offerValidTo);
    return [
      [
        idOf('offer', number),
        idOf('person', owner),
        idOf('company', owner),
        states[fate],
        fate === 'booked' ? holdOf(today, companies, number) : null,
        hidden,
        published === null ? 0 : 1,
        1,
        form,
        validTo,
        before,
        at,
        published,
        before,
      ],
    ];
  },
});

const hex = (random: Random, digits: number): string => Array.from({ length: digits }, () => Math.floor(random() * 16).toString(16)).join('');

/** Photos differ by their address only: 400 pictures hang on all offers. */
const images: Load = {
  table: 'offer_image',
  columns: ['id', 'offer_id', 'position', 'key', 'small_key', 'width', 'height', 'bytes', 'thumb', 'alt', 'sha256', 'likeness', 'entropy'],
  rows: (number) => {
    const { photos, seed } = premisesOf(number);
    const random = seeded(number + 0.25);
    return Array.from({ length: photos }, (_, position) => {
      const picture = `${seed.use}-${Math.floor(random() * 400)}`;
      const [key, small] = [`public/bench/${picture}.jpg`, `public/bench/${picture}-small.jpg`];
      const hash = hex(random, 16);
      const alt = position === 0 ? seed.name : '';
      const thumb = '3OcRJYB4d3h/iIeHeEh3eIhw+j2w';
      return [
        idOf(`image ${position}`, number),
        idOf('offer', number),
        position,
        key,
        small,
        1600,
        1200,
        214_000,
        thumb,
        alt,
        hash.repeat(4),
        hash,
        7.1,
      ];
    });
  },
};

/** A booked offer is held until it runs out, so that it is still held when the database has stood for days. */
const holdOf = (today: Day, companies: number, number: number) => {
  const { seed, age } = premisesOf(number);
  const tenant = (number + 1) % companies;
  return {
    companyId: idOf('company', tenant),
    uid: idOf('person', tenant),
    option: seed.use === 'warehouse' ? 'fixedlong' : 'infinite',
    bookedAt: momentOf(addDays(today, -1), seeded(number + 0.75)),
    reservedUntil: lastMoment(addDays(today, (seed.valid ?? 0) - age)),
  };
};

const reservations = (today: Day, companies: number): Load => ({
  table: 'reservation',
  columns: [
    'id',
    'offer_id',
    'company_id',
    'uid',
    'option',
    'offer_version',
    'consents',
    'run_id',
    'booked_at',
    'reserved_until',
    'fee_rates',
    'reference',
  ],
  rows: (number) => {
    if (premisesOf(number).fate !== 'booked') return [];
    const { companyId, uid, option, bookedAt, reservedUntil } = holdOf(today, companies, number);
    return [
      [
        idOf('reservation', number),
        idOf('offer', number),
        companyId,
        uid,
        option,
        1,
        {},
        idOf('run', number),
        bookedAt,
        reservedUntil,
        { landlord: 0, tenant: 0 },
        `R${number}`,
      ],
    ];
  },
});

/** Everything that an offer needs, in the order in which it is loaded. */
export const offerLoads = (today: Day, companies: number): readonly Load[] => [offers(today, companies), images, reservations(today, companies)];
