import type { Day, Grosze } from '../../kit/brand.ts';
import { perSquareMetre } from '../../kit/money.ts';
import type { MainUse, Province } from '../../kit/provinces.ts';
import type { OfferForm } from '../types.ts';

/** What a card shows of an offer and everybody may see: no price, no term, no expiry. */
export type CardFacts = {
  readonly name: string;
  readonly use: MainUse;
  /** One line: street with number, district, city. */
  readonly address: string;
  readonly city: string;
  readonly county: string | null;
  readonly district: string | null;
  readonly street: string | null;
  readonly province: Province | null;
  /** Usable area, m². */
  readonly surface: number | null;
  /** Numbers of the levels, lowest first, `0` is the ground floor. */
  readonly floors: readonly string[];
  readonly freeFrom: Day | null;
  readonly lat: number | null;
  readonly lng: number | null;
};

const blankToNull = (text: string | undefined): string | null => (text === undefined || text.trim() === '' ? null : text.trim());

/** The public card of a form, however unfinished. */
export const cardFacts = (form: OfferForm): CardFacts => {
  const { address = {}, areaDetails = {}, geoMarker } = form;
  const street = blankToNull(address.street);
  const district = blankToNull(address.district) ?? blankToNull(address.estate);
  const numbered = street === null ? null : [street, blankToNull(address.houseNumber)].filter((part) => part !== null).join(' ');
  const levels = (areaDetails.levels ?? []).flatMap((level) => (level.levelNumber === undefined ? [] : [level.levelNumber]));
  return {
    name: blankToNull(form.name) ?? '',
    use: form.legalMainUse ?? 'office',
    address: [numbered, district, blankToNull(address.city)].filter((part, index, all) => part !== null && all.indexOf(part) === index).join(', '),
    city: blankToNull(address.city) ?? '',
    county: blankToNull(address.county),
    district,
    street,
    province: address.province ?? null,
    surface: areaDetails.surface ?? null,
    floors: [...new Set(levels)].sort((a, b) => a - b).map(String),
    freeFrom: form.availability ?? null,
    lat: geoMarker?.lat ?? null,
    lng: geoMarker?.lng ?? null,
  };
};

/** Net price per m² of the usable area, half up; `null` while one of them is missing. */
export const pricePerMetreOf = (form: OfferForm): Grosze | null =>
  form.price === undefined ? null : perSquareMetre(form.price, form.areaDetails?.surface ?? 0);
