/** Recorded answers of the registers: 20 invented companies, so that the product shows what registers say without asking any. */

import { readFileSync } from 'node:fs';
import { type RegisterFacts, type RegisterSource, registerFacts } from '../../../../domain/companies/rules/registers/answers.ts';
import { type Register, without } from './register.ts';

type RecordedCompany = { readonly nip: string } & { readonly [Source in RegisterSource]?: Partial<RegisterFacts> };

const file = new URL('../../../../../assets/registers/companies.json', import.meta.url);

/** The recorded companies by their NIP, read when somebody first asks. */
const recordedCompanies = (): (() => ReadonlyMap<string, RecordedCompany>) => {
  let companies: ReadonlyMap<string, RecordedCompany> | null = null;
  return () => {
    companies ??= new Map((JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedCompany[]).map((company) => [company.nip, company]));
    return companies;
  };
};

/** Each register as it was recorded. What it answers is marked as such by whoever stores it. */
export const recordedRegisters = (): Readonly<Record<RegisterSource, Register>> => {
  const companies = recordedCompanies();
  const of = (source: RegisterSource): Register => ({
    ask: async ({ nip }) => {
      const facts = companies().get(nip)?.[source];
      return facts === undefined ? without('absent') : { outcome: 'found', requestId: null, stateOn: null, facts: registerFacts(facts) };
    },
  });
  return { gus: of('gus'), krs: of('krs'), whitelist: of('whitelist'), ceidg: of('ceidg') };
};
