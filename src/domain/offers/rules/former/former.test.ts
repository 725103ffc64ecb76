import { describe, expect, test } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import { grosze } from '../../../kit/money.ts';
import type { OfferForm } from '../../types.ts';
import { takeFields } from '../merge/merge.ts';
import { fillAsBefore, formerPart, formerSections } from './former.ts';

const former = filledForm('office', 'lump_sum');

describe.each(formerSections)('the section %s of a former offer', (section) => {
  const part = formerPart(former, section);
  test('fills in an empty form and is taken back without a trace', () => {
    const form: OfferForm = { offerType: 'rent', name: 'Nowa', address: { city: 'Łódź' } };
    const filled = fillAsBefore(form, part, section);
    expect(filled.changed.length).toBeGreaterThan(2);
    expect(filled.form).toMatchObject({ ...part, ...form });
    expect(formerPart(takeFields(filled.form, form, filled.changed), section)).toEqual({});
  });
  test('changes nothing where it is filled in already', () => {
    expect(fillAsBefore(former, part, section)).toEqual({ form: former, changed: [] });
  });
  test('holds neither days nor the fields of other sections', () => {
    expect(Object.keys(part)).not.toEqual(expect.arrayContaining(['availability', 'offerValidTo', 'name', 'address', 'summary']));
    for (const other of formerSections.filter((one) => one !== section)) expect(formerPart(part, other)).toEqual({});
  });
});

test('what the former offer left empty stays as it is', () => {
  const { form } = fillAsBefore({ parkingDetails: { parkingLotsAvailable: 4 } }, { parkingDetails: { parkingSurface: 30 } }, 'parking');
  expect(form.parkingDetails).toEqual({ parkingLotsAvailable: 4, parkingSurface: 30 });
});

const rent = { offerType: 'rent', price: grosze(6_400_00) } as const;
const sale = { offerType: 'sell', price: grosze(1_250_000_00) } as const;
test.each<[string, OfferForm, OfferForm, OfferForm['price']]>([
  ['a rent of a rent', rent, { offerType: 'rent' }, rent.price],
  ['a rent of an offer that does not say what it is', { price: rent.price }, { offerType: 'rent' }, rent.price],
  ['a price of a price', sale, { offerType: 'sell' }, sale.price],
  ['no rent of the price of a sale', sale, rent, rent.price],
  ['no rent of the price of a sale where none stands yet', sale, { offerType: 'rent' }, undefined],
  ['no price of a rent', rent, { offerType: 'sell' }, undefined],
])('takes over %s', (_, of, into, price) => {
  const { form } = fillAsBefore(into, formerPart({ ...of, unitReceiptDeadline: 14 }, 'lease'), 'lease');
  expect(form).toEqual({ ...into, unitReceiptDeadline: 14, ...(price !== undefined && { price }) });
});

const average = grosze(1_230_00);
test.each<[string, OfferForm['leaseAgreement'], OfferForm['leaseAgreement'], OfferForm['leaseAgreement']]>([
  [
    'known ones where they were unknown',
    { averageMonthlyCostsAnnualized: average },
    { averageMonthlyCostsAnnualizedKnown: false },
    { averageMonthlyCostsAnnualized: average },
  ],
  ['unknown ones where they were known', { averageMonthlyCostsAnnualizedKnown: false }, {}, { averageMonthlyCostsAnnualizedKnown: false }],
  ['nothing where the former offer says nothing', {}, { averageMonthlyCostsAnnualizedKnown: false }, { averageMonthlyCostsAnnualizedKnown: false }],
])('takes average costs over: %s', (_, of, into, expected) => {
  const before: OfferForm = { leaseAgreement: { ...into, nonRentFees: 'metered' } };
  const part = formerPart({ leaseAgreement: { ...of, nonRentFees: 'metered' } }, 'lease');
  const { form, changed } = fillAsBefore(before, part, 'lease');
  expect(form).toEqual({ leaseAgreement: { ...expected, nonRentFees: 'metered' } });
  expect(takeFields(form, before, changed)).toEqual(before);
});
