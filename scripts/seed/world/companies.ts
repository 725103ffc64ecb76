import type { CompanyForm, LegalForm } from '../../../src/domain/companies/types.ts';
import { kwCheckDigit } from '../../../src/domain/kit/identifiers.ts';

/** A company of the demo: the form of the product and a key to name it by. */
export type SeedCompany = { readonly key: string; readonly form: CompanyForm };

const weigh = (digits: string, weights: readonly number[]): number => weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);

/** Adds the check digit to nine digits of a NIP. The demo uses the unassigned office prefix 199, so that no real firm is named. */
const nip = (nine: string): string => nine + String(weigh(nine, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11);
/** The `at`-th valid NIP from nine digits on: some have no check digit. */
const someNip = (nine: string, at: number): string =>
  Array.from({ length: 10 * (at + 2) }, (_, step) => nip(String(Number(nine) + step))).filter((made) => made.length === 10)[at] ?? '';
/** Adds the check digit to eight digits of a REGON; numbers from 99 are not assigned. */
const regon = (eight: string): string => eight + String((weigh(eight, [8, 9, 2, 3, 4, 5, 6, 7]) % 11) % 10);
/** An account with its two check digits: bank sort code and sixteen digits. */
function account(sortCode: string, sixteen: string): string {
  const rest = [...`${sortCode}${sixteen}252100`].reduce((value, digit) => (value * 10 + Number(digit)) % 97, 0);
  return `${String(98 - rest).padStart(2, '0')}${sortCode}${sixteen}`;
}
/** The whole number of a land register: court, number, check digit. */
export const kw = (court: string, number: number): string => {
  const eight = String(number).padStart(8, '0');
  return `${court}/${eight}/${kwCheckDigit(court, eight)}`;
};

const banks = ['10901014', '11402004', '10201042', '12401037'] as const;

/** Name, address, postal code, city; identifiers follow from the row's number. `krs: false` = a sole trader or partnership outside the register. */
type Row = readonly [
  key: string,
  name: string,
  street: string,
  houseNumber: string,
  postalCode: string,
  city: string,
  extra?: {
    readonly krs?: false;
    readonly exempt?: true;
    readonly website?: string;
    readonly form?: LegalForm;
    readonly partners?: readonly string[];
  },
];

const serial = (index: number): string =>
  String(index * 7919 + 104_729)
    .padStart(6, '0')
    .slice(-6);

function companyOf(row: Row, index: number): SeedCompany {
  const [key, name, street, houseNumber, postalCode, city, extra = {}] = row;
  const number = serial(index);
  const form: CompanyForm = {
    name,
    street,
    houseNumber,
    postalCode,
    city,
    nip: nip(`199${number}`),
    regon: regon(`99${number}`),
    krs: extra.krs === false ? null : `0009${number}`,
    noKrs: extra.krs === false,
    country: 'Polska',
    website: extra.website ?? null,
    bankAccount: account(banks[index % banks.length] ?? banks[0], `00000001${String(index + 11).padStart(2, '0')}${number}`),
    vatStatus: extra.exempt ? 'exempt' : 'active',
    legalForm: extra.form ?? (name.endsWith('S.A.') ? 'joint_stock' : 'limited_company'),
    representation: 'sole',
    generalPartner: extra.form === 'limited_partnership' ? { name: name.replace(' sp.k.', ''), krs: `0008${number}` } : null,
    noticesEmail: null,
    deliveryAddress: null,
    isLargeUndertaking: false,
    partners: (extra.partners ?? []).map((partner, at) => ({ name: partner, nip: someNip(`198${serial(index)}`, at) })),
  };
  return { key, form };
}

const rows: readonly Row[] = [
  // Landlords
  ['kwartal', 'Kwartał Nieruchomości sp. z o.o.', 'ul. Świdnicka', '38', '50-068', 'Wrocław', { website: 'https://kwartal.example' }],
  ['tkacka', 'Fabryka Tkacka sp. z o.o.', 'ul. Piotrkowska', '212', '90-369', 'Łódź'],
  ['wislana', 'Wiślana Properties S.A.', 'ul. Dietla', '60', '31-039', 'Kraków', { website: 'https://wislana.example' }],
  ['mokotowska', 'Mokotowska 9 sp. z o.o. sp.k.', 'ul. Mokotowska', '9', '00-640', 'Warszawa', { form: 'limited_partnership' }],
  ['baltyk', 'Bałtyk Kamienice sp. z o.o.', 'ul. Świętojańska', '44', '81-372', 'Gdynia'],
  ['logpark', 'LogPark Centrum S.A.', 'ul. Przemysłowa', '3', '95-010', 'Stryków', { website: 'https://logpark.example' }],
  ['hutnik', 'Hutnik Nieruchomości sp. z o.o.', 'ul. Zwycięstwa', '21', '44-100', 'Gliwice'],
  ['warta', 'Nad Wartą Invest sp. z o.o.', 'ul. Garbary', '71', '61-758', 'Poznań'],
  ['odra', 'Odra Wynajem sp. z o.o.', 'al. Wyzwolenia', '15', '70-552', 'Szczecin'],
  ['wschod', 'Wschód Biura sp. z o.o.', 'ul. Lipowa', '12', '15-427', 'Białystok'],
  [
    'zamek',
    'Lokale pod Zamkiem Nowicka i Wspólnicy s.c.',
    'ul. Grodzka',
    '5',
    '20-112',
    'Lublin',
    { krs: false, form: 'civil_partnership', partners: ['Barbara Nowicka', 'Paweł Nowicki'] },
  ],
  ['kopernik', 'Kopernik Najem sp. z o.o.', 'ul. Szeroka', '29', '87-100', 'Toruń'],
  ['bieszczad', 'Karpackie Hale sp. z o.o.', 'ul. Podkarpacka', '16', '38-400', 'Krosno'],
  ['jeziora', 'Jeziora Nieruchomości Tomasz Zieliński', 'ul. Kopernika', '8', '10-510', 'Olsztyn', { krs: false, exempt: true, form: 'sole_trader' }],
  // Tenants
  ['maka', 'Dobra Mąka sp. z o.o.', 'ul. Legnicka', '48', '54-202', 'Wrocław', { website: 'https://dobramaka.example' }],
  ['klimat', 'Klimat Serwis sp. z o.o.', 'ul. Wadowicka', '6', '30-415', 'Kraków'],
  ['atrament', 'Studio Atrament sp. z o.o.', 'ul. Mińska', '25', '03-808', 'Warszawa'],
  ['paczka', 'Szybka Paczka Logistyka S.A.', 'ul. Polna', '11', '62-080', 'Tarnowo Podgórne'],
  ['usmiech', 'Przychodnia Uśmiech sp. z o.o.', 'ul. Krakowska', '34', '45-075', 'Opole'],
  ['rower', 'Rowery Trzy Koła sp. z o.o.', 'ul. Bohaterów Getta Warszawskiego', '7', '80-230', 'Gdańsk'],
  ['optyk', 'Optyk Wyraźnie Marek Lis', 'ul. Sienkiewicza', '18', '25-301', 'Kielce', { krs: false, form: 'sole_trader' }],
  ['kodex', 'Kodex Oprogramowanie sp. z o.o.', 'ul. Jana Pawła II', '5', '44-100', 'Gliwice', { website: 'https://kodex.example' }],
  ['zielnik', 'Zielnik Kosmetyki sp. z o.o.', 'ul. Zamojska', '41', '20-102', 'Lublin'],
  ['kancelaria', 'Kancelaria Wójcik i Partnerzy sp.p.', 'ul. Święty Marcin', '29', '61-806', 'Poznań', { form: 'professional_partnership' }],
  // The agent's own firm
  ['posrednik', 'Trafny Adres Nieruchomości sp. z o.o.', 'ul. Ruska', '51', '50-079', 'Wrocław'],
];

/** The companies of the demo: 14 landlords, 10 tenants and the agent's firm. */
export const companies: readonly SeedCompany[] = rows.map(companyOf);
