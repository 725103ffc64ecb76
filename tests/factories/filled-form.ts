import type { Field, Fields } from '../../src/domain/kit/catalogue.ts';
import type { NonRentFees } from '../../src/domain/kit/dictionaries.ts';
import type { MainUse } from '../../src/domain/kit/provinces.ts';
import { offerFields } from '../../src/domain/offers/fields/catalogue.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';

/** A form in which every field of the catalogue is filled in, so that whoever shows a form can be asked for each of them. */
export const filledForm = (legalMainUse: MainUse, nonRentFees: NonRentFees = 'lump_sum'): OfferForm => {
  const form: OfferForm = filled(offerFields);
  return {
    ...form,
    offerType: 'rent',
    legalMainUse,
    landAndMortgageRegisterNumber: 'WA4M/00123456/4',
    tourLink: 'https://tour.example/show?m=1',
    videoLink: 'https://film.example/watch?v=1',
    geoMarker: { lat: 51.7642, lng: 19.4631 },
    address: { ...form.address, postCode: '90-060', ownershipType: 'rent_agreement' },
    leaseAgreement: { ...form.leaseAgreement, nonRentFees, indexation: 'cpi', deliveryAddress: 'AE:PL-12345-67890-ABCDE-12' },
  };
};

const filled = (fields: Fields): object => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, sampleOf(field, key)]));

const sampleOf = (field: Field, key: string): unknown => {
  switch (field.kind) {
    case 'flag':
      return true;
    case 'choice':
      return field.from[0];
    case 'choices':
      return field.from.slice(0, 1);
    case 'number':
    case 'money':
      return Math.max(field.min ?? 0, 7);
    case 'text':
      return key;
    case 'day':
      return '2026-12-01';
    case 'monthDay':
      return 10;
    case 'group':
      return filled(field.fields);
    case 'list':
      return [filled(field.fields)];
  }
};
