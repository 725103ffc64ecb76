import { describe, expect, it } from 'vitest';
import { companyProblems } from '../../../src/domain/companies/rules/company-form.ts';
import { parseKw } from '../../../src/domain/kit/identifiers.ts';
import { provinces } from '../../../src/domain/kit/provinces.ts';
import { day } from '../../../src/domain/kit/time.ts';
import { isOptionOpen } from '../../../src/domain/offers/rules/lease-options.ts';
import { readinessProblems } from '../../../src/domain/offers/rules/publish-readiness.ts';
import { companies } from './companies.ts';
import { offerFormOf, registerNumberOf } from './offer-form.ts';
import { offers } from './offers.ts';
import { people } from './people.ts';
import { picturesOf } from './pictures.ts';
import { towns } from './towns.ts';

const today = day('2026-11-20');
const companyKeys = new Set(companies.map((company) => company.key));
const ofCompany = (key: string) => people.filter((person) => person.company === key && person.verified);

describe('the demo world', () => {
  it.each(offers.map((offer) => [offer.key, offer] as const))('has an offer that could be published: %s', (_, offer) => {
    const form = offerFormOf(offer, today);
    expect(readinessProblems({ form, today, images: picturesOf(offer, 0).length })).toEqual([]);
    expect(form.description?.length).toBeLessThanOrEqual(400);
    expect(parseKw(registerNumberOf(offer))).not.toBeNull();
    if (offer.fate?.at === 'leased' || offer.fate?.at === 'booked') expect(isOptionOpen(form, offer.fate.option, today)).toBe(true);
  });

  it('covers all provinces and the three uses, about 80 offers, none like another', () => {
    expect(offers.length).toBeGreaterThanOrEqual(78);
    expect(new Set(offers.map((offer) => towns[offer.at[0]]?.province))).toEqual(new Set(provinces));
    for (const province of provinces) expect(offers.filter((offer) => towns[offer.at[0]]?.province === province).length).toBeGreaterThanOrEqual(3);
    for (const use of ['office', 'retail', 'warehouse']) expect(offers.filter((offer) => offer.use === use).length).toBeGreaterThanOrEqual(18);
    for (const part of ['key', 'name', 'text'] as const) expect(new Set(offers.map((offer) => offer[part])).size).toBe(offers.length);
    expect(new Set(offers.map((seed) => registerNumberOf(seed))).size).toBe(offers.length);
  });

  it('keeps its prices within what such premises cost', () => {
    const range = { office: [25, 130], retail: [30, 260], warehouse: [12, 40] } as const;
    for (const offer of offers) {
      const [low, high] = offer.sale ? [3_000, 20_000] : range[offer.use];
      expect(offer.rate, offer.key).toBeGreaterThanOrEqual(low);
      expect(offer.rate, offer.key).toBeLessThanOrEqual(high);
    }
  });

  it.each(companies.map((company) => [company.key, company] as const))('has a company with right identifiers: %s', (_, { form }) => {
    expect(companyProblems(form)).toEqual([]);
  });

  it('has no identifier twice', () => {
    for (const part of ['nip', 'regon', 'bankAccount'] as const) expect(new Set(companies.map(({ form }) => form[part])).size).toBe(companies.length);
    expect(new Set(people.map((person) => person.email)).size).toBe(people.length);
  });

  it('names only companies that exist and that have a person who signs, and no company rents from itself', () => {
    for (const person of people) if (person.company !== null) expect(companyKeys).toContain(person.company);
    for (const offer of offers) {
      expect(ofCompany(offer.by).length, offer.by).toBeGreaterThan(0);
      if (offer.fate === undefined || !('tenant' in offer.fate)) continue;
      expect(ofCompany(offer.fate.tenant).length, offer.fate.tenant).toBeGreaterThan(0);
      expect(offer.fate.tenant).not.toBe(offer.by);
    }
  });

  it('shows every state that a landlord and a tenant can meet', () => {
    const statuses = new Set(offers.flatMap((offer) => (offer.fate?.at === 'leased' ? [offer.fate.status] : [])));
    expect(statuses).toEqual(
      new Set([
        'DEPOSIT_PENDING',
        'DEPOSIT_CONFIRMED',
        'PROTOCOL_ATTACHED',
        'PROTOCOL_REJECTED',
        'PROTOCOL_CONFIRMED',
        'REJECTED',
        'AFTER_REJECTION',
      ]),
    );
    const fates = offers.map((offer) => offer.fate?.at ?? 'active');
    expect(offers.filter(({ sale, fate }) => sale && fate === undefined).length).toBeGreaterThanOrEqual(1);
    for (const fate of ['booked', 'countered', 'draft', 'expired', 'hidden']) expect(fates).toContain(fate);
  });
});
