import { expect, it } from 'vitest';
import { filledForm } from '../../../../tests/factories/filled-form.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { offerForm } from './form.ts';

it('takes every field of the catalogue as it is', () => {
  expect(offerForm.parse(filledForm('warehouse'))).toEqual(filledForm('warehouse'));
});

it('takes a form of before the optional fields, and a draft with nothing in it', () => {
  expect(offerForm.parse(readyForm())).toEqual(readyForm());
  expect(offerForm.parse({})).toEqual({});
});

it('drops what is no field and refuses another kind of value', () => {
  expect(offerForm.parse({ hack: true, mediaDetails: { gas: true, hack: 1 } })).toEqual({ mediaDetails: { gas: true } });
  expect(offerForm.safeParse({ mediaDetails: { gas: 'yes' } }).success).toBe(false);
  expect(offerForm.safeParse({ geoMarker: { lat: 51 } }).success).toBe(false);
});
