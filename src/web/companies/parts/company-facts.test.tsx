import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { companyWords } from '../../../words/companies/pages.ts';
import { CompanyFacts } from './company-facts.tsx';

const form = {
  ...{ name: 'Młyn s.c.', nip: '5260001246', regon: '000331501', krs: null, noKrs: true, country: 'Polska', postalCode: '90-001', city: 'Łódź' },
  ...{ street: 'Nawrot', houseNumber: '14', website: 'mlyn.example', bankAccount: '61109010140000071219812874', vatStatus: 'active' as const },
  ...{ legalForm: 'civil_partnership' as const, representation: 'joint' as const, generalPartner: null },
  ...{ noticesEmail: null, deliveryAddress: null, isLargeUndertaking: false },
  partners: [
    { name: 'Ewa Nawrot', nip: '5261000007' },
    { name: 'Adam Lis', nip: '5261000013' },
  ],
};

const shown = (website: string | null): string =>
  renderToStaticMarkup(<CompanyFacts company={{ form: { ...form, website }, authority: null, capacity: 'partner' }} />).replaceAll('\u00a0', ' ');

test('the data of a company name its country, its website and the tax number of each partner', () => {
  expect(shown('mlyn.example')).toContain(`<dt>${companyWords.pl.country}</dt><dd>Polska</dd>`);
  expect(shown('mlyn.example')).toContain(`<dt>${companyWords.pl.website}</dt><dd>mlyn.example</dd>`);
  expect(shown('mlyn.example')).toContain('<dd>Ewa Nawrot, NIP 5261000007; Adam Lis, NIP 5261000013</dd>');
  expect(shown(null)).not.toContain(companyWords.pl.website);
});
