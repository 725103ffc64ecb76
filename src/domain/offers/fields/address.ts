import { fieldsIn, formHas, formHasNot } from '../../kit/catalogue.ts';
import { areaStandards, ownershipTypes, titlesWithConsent } from '../../kit/dictionaries.ts';
import { parseKw, parsePostalCode } from '../../kit/identifiers.ts';
import { offerNumbers as limits, polandBounds } from '../../kit/numbers.ts';
import { provinces } from '../../kit/provinces.ts';
import type { FieldFacts } from './about.ts';

const address: FieldFacts = { section: 'address', group: 'place', span: 4, audience: 'everybody', page: 'own', sheet: 'own' };
const { choice, flag, group, number, text, whole } = fieldsIn<FieldFacts>(address);
const legal = { group: 'legal', span: 6, audience: 'signed-in', page: 'legal', sheet: 'place' } as const;
const area = { group: 'areas', span: 6, required: true, unit: 'm²', digits: 2, max: limits.areaMax } as const;
const unseen = { group: null, page: null, sheet: null } as const;
/** Asked for only where the official address is another one: without it the address of the premises is both (docs/rules/offers.md#official-address). */
const official = { group: 'official', filter: null, required: true, when: [formHas('address.officialDiffers', true)] } as const;
/** Page and documents say the whole official address in one row. */
const officialRow = { ...official, required: false, page: 'legal' } as const;

/** The address of the premises and the official one of land register and cadastre, with the parts of the legal status that belong to the plot. */
export const addressFields = group({
  street: text({ required: true, stored: 150, span: 5 }),
  houseNumber: text({ required: true, stored: 30, span: 2 }),
  postCode: text({ stored: 10, parse: parsePostalCode, placeholder: '00-000', span: 5 }),
  city: text({ required: true, stored: 100 }),
  district: text({ required: true, stored: 100 }),
  estate: text({ required: true, stored: 100 }),
  county: text({ required: true, stored: 100, span: 6 }),
  province: choice(provinces, 'province', { required: true, span: 6 }),
  officialDiffers: flag({ group: 'official', span: 12, page: null, sheet: null, filter: null }),
  officialAddress: group(
    {
      street: text({ ...official, stored: 150, span: 8 }),
      houseNumber: text({ ...official, stored: 30 }),
      district: text({ ...official, stored: 100, span: 6 }),
      estate: text({ ...official, stored: 100, span: 6 }),
      county: text({ ...official, stored: 100, span: 6 }),
      province: choice(provinces, 'province', { ...official, span: 6 }),
    },
    officialRow,
  ),
  precinct: text({ stored: 120, ...legal, group: 'official', span: 6 }),
  plotNumber: text({ required: true, stored: 60, ...legal, group: 'official', span: 6 }),
  ownershipType: choice(ownershipTypes, 'ownership', { required: true, ...legal }),
  inputText: text({ stored: 300, ...unseen }),
  country: choice(['PL'], null, unseen),
});

/** Legal status and the point on the map. The consent to sublease has its own rule, because a tick is required and not only an answer. */
export const placeFields = {
  landAndMortgageRegisterNumber: text({ required: true, stored: 30, parse: parseKw, ...legal }),
  subleaseAgreement: flag({
    required: true,
    ...legal,
    span: 12,
    page: null,
    sheet: 'own',
    // Nobody is let in by a sale.
    when: [formHas('address.ownershipType', ...titlesWithConsent), formHasNot('offerType', 'sell')],
  }),
  placeId: text({ stored: 60, ...unseen }),
  geoMarker: whole(
    {
      lat: number({ required: true, min: polandBounds.south, max: polandBounds.north, stored: 90, ...unseen, page: 'own' }),
      lng: number({ required: true, min: polandBounds.west, max: polandBounds.east, stored: 180, ...unseen, page: 'own' }),
    },
    { ...unseen, page: 'own' },
  ),
};

/** Areas of the whole. */
export const areaFields = {
  surface: number({ ...area, min: limits.surfaceMin, sheet: 'areas' }),
  totalSurface: number({ ...area, min: limits.surfaceMin, page: 'building', sheet: 'areas' }),
  landArea: number({ ...area, min: limits.landAreaMin, page: 'building', sheet: 'areas' }),
  areaStandard: choice(areaStandards, 'areaStandard', { group: 'areas', span: 6, page: 'building', sheet: 'areas' }),
  publicTransportDistance: number({ ...area, min: 0, unit: 'm', digits: 0, page: 'parking', sheet: 'place' }),
};
