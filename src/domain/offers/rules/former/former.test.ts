import { describe, expect, test } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import type { OfferForm } from '../../types.ts';
import { takeFields } from '../merge.ts';
import { fillAsBefore, formerPart, formerSections } from './former.ts';

const former = filledForm('office', 'lump_sum');

describe.each(formerSections)('the section %s of a former offer', (section) => {
  const part = formerPart(former, section);
  test('fills in an empty form and is taken back without a trace', () => {
    const form: OfferForm = { name: 'Nowa', address: { city: 'Łódź' } };
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
