import {
  accountNumbers,
  bookingNumbers,
  counterOfferNumbers,
  identityNumbers,
  leaseNumbers,
  offerNumbers,
  vatNumbers,
} from '../../src/domain/kit/numbers.ts';
import { day } from '../../src/domain/kit/time.ts';
import { consentsOf } from '../../src/domain/signing/rules.ts';
import { type FieldName, fields } from '../../src/server/kit/process/config-fields.ts';
import { documentFormatOf } from '../../src/words/kit/document-format.ts';
import type { Lang } from '../../src/words/kit/words.ts';

/** The version of the texts: the one that every consent names. */
export const textVersion = consentsOf.offer['terms'] ?? '';

const groups: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  offer: offerNumbers,
  booking: bookingNumbers,
  counterOffer: counterOfferNumbers,
  lease: leaseNumbers,
  account: accountNumbers,
  identity: identityNumbers,
  vat: vatNumbers,
};

/** The settings that the texts may name: the operator's data and the fee rates, nothing secret. */
const named: readonly FieldName[] = [
  'OPERATOR_NAME',
  'OPERATOR_NIP',
  'OPERATOR_ADDRESS',
  'OPERATOR_CITY',
  'OPERATOR_EMAIL',
  'FEE_LANDLORD_PERCENT',
  'FEE_TENANT_PERCENT',
];

/** Where the texts' settings come from: the development defaults, or an operator's own environment. */
export type Settings = Readonly<Record<string, string | undefined>>;

const setting = (name: FieldName, settings: Settings): string => {
  const field = fields[name];
  return settings[name] ?? ('fallback' in field ? field.fallback : '');
};

const plain = (value: unknown): string | null => (typeof value === 'number' || typeof value === 'string' ? String(value) : null);

/** Rates are written with the decimal mark of the language. */
const localised = (text: string, lang: Lang): string => (lang === 'pl' && /^\d+\.\d+$/.test(text) ? text.replace('.', ',') : text);

/** What stands for `{lease.payoutBusinessDays}`, `{OPERATOR_NAME}` or `{version}`. An unknown name throws: a text never prints a gap. */
export const namedValue = (name: string, lang: Lang, settings: Settings): string => {
  if (name === 'version') return textVersion;
  if (name === 'versionDay') return documentFormatOf(lang).documentDay(day(textVersion));
  const known = named.find((field) => field === name);
  if (known !== undefined) return localised(setting(known, settings), lang);
  const [group = '', key = ''] = name.split('.');
  const found = plain(groups[group]?.[key]);
  if (found === null) throw new Error(`the legal texts name {${name}}, which nobody knows`);
  return found;
};
