import { type SearchFilters, searchFilters } from '../../../src/contract/search/endpoints.ts';
import { dayOf, instantOf } from '../../../src/domain/kit/time.ts';
import { visitOffer } from '../../../src/domain/offers/fields/catalogue.ts';
import { type FieldFilter, fieldFilter } from '../../../src/domain/search/rules/filters.ts';
import { type Random, seeded } from '../../art/random.ts';
import { offerFormOf } from '../../seed/world/offer-form.ts';
import { type Premises, premisesOf } from '../offers/premises.ts';

/** One of a list; the list may be made by the way. */
const oneOf = <T>(random: Random, list: readonly T[]): T => {
  const one = list[Math.floor(random() * list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
};

const around = (value: number, random: Random): object => {
  const far = Math.abs(value) * (0.1 + 0.4 * random());
  return oneOf(random, [{ min: value - far }, { max: value + far }, { min: value - far, max: value + far }]);
};

/** A wish that an offer with this value meets. */
const wishOf = ({ kind, options }: FieldFilter, value: unknown, random: Random): unknown => {
  if (kind === 'flag') return value === true ? true : undefined;
  if (kind === 'range') return around(Number(value), random);
  if (kind === 'days') return { to: value };
  const has = [value].flat().map(String);
  if (has.length === 0) return undefined;
  return [...new Set([oneOf(random, has), ...(kind === 'anyOf' ? [oneOf(random, options)] : [])])];
};

/** Filters beside the fields, each of which an offer meets. */
const others = ({ town, seed }: Premises): readonly ((random: Random) => Partial<SearchFilters>)[] => {
  const [, district, , street, , postCode, lat, lng] = seed.at;
  return [
    () => ({ premisesPurpose: seed.use }),
    () => ({ province: town.province }),
    () => ({ city: town.name }),
    () => ({ places: [{ city: town.name }, { province: town.province, ...(district && { district }) }] }),
    () => ({ street }),
    () => ({ postCode: postCode.slice(0, 2) }),
    (random) => ({ text: oneOf(random, seed.name.split(' ')).slice(0, 5) }),
    () => ({ text: seed.name.split(' ')[0] ?? '' }),
    (random) => ({ near: { lat, lng, km: 5 + Math.floor(60 * random()) } }),
    (random) => {
      const far = 0.05 + random();
      return {
        area: [
          [lat - far, lng - far],
          [lat + far, lng],
          [lat - far, lng + 2 * far],
        ],
      };
    },
  ];
};

const sorts = ['published', 'published', 'published', 'area', 'price', 'pricePerMetre', 'trueCost', 'distance'] as const;

/**
 * A search by one to eight filters of any kind, for something like one of the generated offers: so hardly two are alike and none is
 * absurd. The same number is the same search for every size of the database.
 */
export const wishesLike = (number: number): SearchFilters => {
  const random = seeded(number + 9_000_000);
  const like = premisesOf(Math.floor(random() * 100_000));
  const form = offerFormOf(like.seed, dayOf(instantOf(Date.now())), like.town);
  const met = visitOffer(form).flatMap(({ name, value }) => {
    const filter = fieldFilter(name);
    const wish = filter === undefined || value === undefined ? undefined : wishOf(filter, value, random);
    return wish === undefined ? [] : [[name, wish] as const];
  });
  const [fields, more] = [Math.floor(random() * 5), 1 + Math.floor(random() * 3)];
  const wanted = Array.from({ length: fields }, () => oneOf(random, met));
  const beside = Array.from({ length: more }, () => oneOf(random, others(like))(random));
  const [, , , , , , lat, lng] = like.seed.at;
  const given = Object.assign({ near: { lat, lng }, sort: oneOf(random, sorts), direction: oneOf(random, ['asc', 'desc']) }, ...beside);
  return searchFilters.parse({ ...given, fields: Object.fromEntries(wanted) });
};
