import type { Refusal } from '../../domain/kit/verdict.ts';
import { en as accountsEn } from '../../words/accounts/en/refusals.ts';
import { pl as accountsPl } from '../../words/accounts/pl/refusals.ts';
import { en as companiesEn } from '../../words/companies/en/refusals.ts';
import { pl as companiesPl } from '../../words/companies/pl/refusals.ts';
import { en as depositsEn } from '../../words/deposits/en/refusals.ts';
import { pl as depositsPl } from '../../words/deposits/pl/refusals.ts';
import { en as handoverEn } from '../../words/handover/en/refusals.ts';
import { pl as handoverPl } from '../../words/handover/pl/refusals.ts';
import { en as identityEn } from '../../words/identity/en/refusals.ts';
import { pl as identityPl } from '../../words/identity/pl/refusals.ts';
import { en as fieldsEn } from '../../words/kit/en/fields.ts';
import { en as kitEn } from '../../words/kit/en/refusals.ts';
import { formatOf } from '../../words/kit/format.ts';
import { pl as fieldsPl } from '../../words/kit/pl/fields.ts';
import { pl as kitPl } from '../../words/kit/pl/refusals.ts';
import { type Lang, translator, type Values, type Words } from '../../words/kit/words.ts';
import { en as leasesEn } from '../../words/leases/en/refusals.ts';
import { pl as leasesPl } from '../../words/leases/pl/refusals.ts';
import { en as offersEn } from '../../words/offers/en/refusals.ts';
import { pl as offersPl } from '../../words/offers/pl/refusals.ts';
import { en as searchEn } from '../../words/search/en/refusals.ts';
import { pl as searchPl } from '../../words/search/pl/refusals.ts';
import { en as signingEn } from '../../words/signing/en/refusals.ts';
import { pl as signingPl } from '../../words/signing/pl/refusals.ts';

/** What every refusal of the product is called, by language. */
export const refusalWords: Record<Lang, Words> = {
  pl: {
    ...kitPl,
    ...fieldsPl,
    ...accountsPl,
    ...companiesPl,
    ...identityPl,
    ...handoverPl,
    ...signingPl,
    ...leasesPl,
    ...depositsPl,
    ...offersPl,
    ...searchPl,
  },
  en: {
    ...kitEn,
    ...fieldsEn,
    ...accountsEn,
    ...companiesEn,
    ...identityEn,
    ...handoverEn,
    ...signingEn,
    ...leasesEn,
    ...depositsEn,
    ...offersEn,
    ...searchEn,
  },
};

const isAmount = (name: string): boolean => name === 'amount' || name.endsWith('Amount');

const shown = (name: string, value: string | number, lang: Lang): string | number => {
  if (typeof value === 'number') return isAmount(name) ? formatOf(lang).money(value) : value;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return formatOf(lang).day(value);
  return /^\d{4}-\d\d-\d\dT/.test(value) ? formatOf(lang).instant(value) : value;
};

/** Says a refusal in a language. A text that cannot be said is a fault of ours, but not one that may hide the refusal: then its code stands there. */
export const refusalText = ({ code, params = {} }: Refusal, lang: Lang): string => {
  const key = `refusal.${code}`;
  if (!(key in refusalWords[lang])) return code;
  const values: Values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(name, value, lang)]));
  try {
    return translator(refusalWords[lang], lang)(key, values);
  } catch {
    return code;
  }
};
