import { sides } from '../../src/domain/companies/types.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import { accountNumbers, bookingNumbers, identityNumbers, leaseNumbers, offerNumbers, vatNumbers } from '../../src/domain/kit/numbers.ts';
import { day } from '../../src/domain/kit/time.ts';
import { feeOf } from '../../src/domain/offers/rules/fees.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { fields } from '../../src/server/kit/process/config-fields.ts';
import { printedSettings, printedSetting as setting } from '../../src/server/kit/process/drawn-settings.ts';
import { leaseWords } from '../../src/server/offers/documents/contract-text.ts';
import { documentFormatOf } from '../../src/words/kit/document-format.ts';
import type { Lang } from '../../src/words/kit/words.ts';

/** The version of the texts: the one that every consent names. */
export const textVersion = consentsOf.offer['terms'] ?? '';

const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  offer: offerNumbers,
  booking: bookingNumbers,
  lease: leaseNumbers,
  account: accountNumbers,
  identity: identityNumbers,
  vat: vatNumbers,
};

/** Where the texts' settings come from: the development defaults, or an operator's own environment. */
export type Settings = Readonly<Record<string, string | undefined>>;

const plain = (value: unknown): string | null => (typeof value === 'number' || typeof value === 'string' ? String(value) : null);

/** Rates are written with the decimal mark of the language. */
const localised = (text: string, lang: Lang): string => (lang === 'pl' && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);

/** What stands for `{lease.payoutBusinessDays}`, `{OPERATOR_NAME}` or `{version}`. An unknown name throws: a text never prints a gap. */
export const namedValue = (name: string, lang: Lang, settings: Settings): string => {
  if (name === 'version') return textVersion;
  if (name === 'versionDay') return documentFormatOf(lang).documentDay(day(textVersion));
  const known = printedSettings.find((field) => field === name);
  if (known !== undefined) return localised(setting(known, settings), lang);
  const [group = '', key = '', part = ''] = name.split('.');
  if (group === 'example') return exampleValue(key, part, lang, settings);
  if (name === 'sum.insurance') return sum(leaseNumbers.insuranceMin, lang).replace(/[.,]00/, '');
  if (group === 'annex') return annexText(key, lang, settings);
  const found = plain(groups[group]?.[key]);
  if (found === null) throw new Error(`the legal texts name {${name}}, which nobody knows`);
  return found;
};

/** The rent of the price list's example, in grosze. */
const exampleRent = grosze(8_000_00);

/** A figure of the price list's example, reckoned with the rates that the list names: `{example.tenant.gross}`. */
const exampleValue = (key: string, part: string, lang: Lang, settings: Settings): string => {
  if (key === 'rent') return sum(exampleRent, lang);
  const points = (field: 'FEE_LANDLORD_PERCENT' | 'FEE_TENANT_PERCENT'): number =>
    Math.round(fields[field].schema.parse(setting(field, settings)) * 100);
  const rates = { landlord: points('FEE_LANDLORD_PERCENT'), tenant: points('FEE_TENANT_PERCENT') };
  const side = sides.find((one) => one === key);
  const fee = side && feeOf(side, rates, exampleRent);
  if (fee === undefined || (part !== 'net' && part !== 'vat' && part !== 'gross')) throw new Error(`the example has no {example.${key}.${part}}`);
  return sum(fee[part], lang);
};

/** An amount as running text writes it: `8 000,00 zł`, `PLN 8,000.00`. */
const sum = (amount: number, lang: Lang): string => {
  const { money, number } = documentFormatOf(lang);
  return lang === 'pl' ? money(amount) : `PLN ${number(amount / 100, 2)}`;
};

/** The values of the deposit terms, as annex 3 of a lease fills them in. */
const annexValues = (lang: Lang, settings: Settings): Readonly<Record<string, Readonly<Record<string, string | number>>>> => ({
  holder: {
    operator: setting('OPERATOR_NAME', settings),
    nip: setting('OPERATOR_NIP', settings),
    account: documentFormatOf(lang).account(setting('DEPOSIT_ACCOUNT', settings).replaceAll(' ', '')),
  },
  trust: { bank: setting('DEPOSIT_BANK', settings) },
  licensed: { bank: setting('DEPOSIT_BANK', settings), licence: setting('DEPOSIT_LICENCE', settings) || '—' },
  separate: {},
  due: { n: leaseNumbers.depositDueBusinessDays, time: leaseNumbers.transferCutOff },
  refund: { n: leaseNumbers.refundBusinessDays },
  dispute: { n: leaseNumbers.objectionBusinessDays },
  unpaid: { n: leaseNumbers.unpaidEndBusinessDays, days: leaseNumbers.unpaidEndDays },
  longStop: { days: leaseNumbers.longStopDays, n: leaseNumbers.statementDays },
  interest: {},
  tax: {},
});

/** A sentence of annex 3: the document of the footer and the leases never say different things about the deposit. */
const annexText = (key: string, lang: Lang, settings: Settings): string => {
  const id = key === 'kind' ? setting('DEPOSIT_ACCOUNT_KIND', settings) : key;
  const values = annexValues(lang, settings)[id];
  if (values === undefined) throw new Error(`annex 3 has no sentence ${key}`);
  return leaseWords(lang)(`depositTerms.${id}`, values);
};
