import { parseNip, parseRegon } from '../../../src/domain/kit/identifiers.ts';
import { pick, seeded } from '../../art/random.ts';
import { idOf } from './ids.ts';
import { towns } from './places.ts';
import type { Load } from './rows.ts';

const first = ['Anna', 'Jan', 'Ewa', 'Piotr', 'Maria', 'Adam', 'Zofia', 'Marek', 'Joanna', 'Tomasz', 'Katarzyna', 'Paweł'] as const;
const last = ['Bąk', 'Cieślak', 'Duda', 'Gajos', 'Karaś', 'Lis', 'Mazur', 'Pająk', 'Sroka', 'Wilk', 'Wróbel', 'Żak'] as const;
const trades = ['Nieruchomości', 'Hale', 'Kamienice', 'Invest', 'Park', 'Biura', 'Najem', 'Logistyka'] as const;

const digits = (number: number, length: number): string => String(number).padStart(length, '0');
const withCheck = (body: string, parse: (text: string) => string | null): string | null => {
  for (let digit = 0; digit < 10; digit += 1) {
    const valid = parse(`${body}${digit}`);
    if (valid !== null) return valid;
  }
  return null;
};

/** A tax number of the unassigned office prefixes 196 to 199. Some bodies have no check digit: the next free one is taken. */
const nipOf = (number: number): string => withCheck(`19${6 + (number % 2)}${digits(number * 2, 6)}`, parseNip) ?? nipOf(number + 400_000);
const regonOf = (number: number): string => withCheck(digits(99_000_000 + number, 8), parseRegon) ?? '';

const someone = (number: number) => {
  const random = seeded(number + 0.125);
  const [firstName, lastName] = [pick(random, first), pick(random, last)];
  return {
    random,
    firstName,
    lastName,
    company: `${lastName.toLocaleUpperCase('pl')} ${pick(random, trades).toLocaleUpperCase('pl')} ${number} SP. Z O.O.`,
  };
};

const people: Load = {
  table: 'person',
  columns: ['uid', 'email', 'email_verified_at', 'first_name', 'last_name', 'identity_state', 'company_id', 'company_name', 'company_state'],
  rows: (number) => {
    const { firstName, lastName, company } = someone(number);
    const email = `bench-${number}@parter.example`;
    return [[idOf('person', number), email, '2026-01-01T00:00:00Z', firstName, lastName, 'ACCEPTED', idOf('company', number), company, 'ACCEPTED']];
  },
};

const companies: Load = {
  table: 'company',
  columns: [
    'id',
    'creator_uid',
    'name',
    'nip',
    'regon',
    'krs',
    'no_krs',
    'country',
    'postal_code',
    'city',
    'street',
    'house_number',
    'bank_account',
    'vat_status',
  ],
  rows: (number) => {
    const { random, company } = someone(number);
    const city = towns[Math.floor(random() ** 3 * 400)]?.name ?? '';
    const place = ['POLSKA', '00-001', city.toLocaleUpperCase('pl'), 'UL. POLNA', String(1 + Math.floor(random() * 90))];
    const register = [nipOf(number), regonOf(number), digits(900_000 + number, 10), false];
    return [[idOf('company', number), idOf('person', number), company, ...register, ...place, '27114020040000300201355387', 'active']];
  },
};

const members: Load = {
  table: 'company_member',
  columns: ['company_id', 'uid', 'capacity', 'state'],
  rows: (number) => [[idOf('company', number), idOf('person', number), 'board_member', 'ACCEPTED']],
};

/** People and their companies, who own the offers and hold the booked ones. */
export const partyLoads: readonly Load[] = [people, companies, members];
