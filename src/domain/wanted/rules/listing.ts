/** Checks what a company looks for (docs/rules/search.md#wanted-listings-form). */

import { longest, moneyIn, NONE, numberIn, type Problems, refuseField } from '../../kit/fields.ts';
import { parseWebsite } from '../../kit/identifiers.ts';
import { isInPoland } from '../../kit/map/coordinates.ts';
import type { MainUse } from '../../kit/provinces.ts';
import { entryAt } from '../../offers/fields/catalogue.ts';
import { choiceNumber, type FieldFilter, fieldFilters } from '../../search/rules/filters.ts';
import { refuse } from '../refusals.ts';
import type { WantedForm } from '../types.ts';
import { wantedNumbers } from './wanted-numbers.ts';

const numbers = wantedNumbers;

/** Something that premises can be asked to have: a tick of the offer's form, or a key of its equipment. */
export type MustHave = { readonly text: string; readonly filter: FieldFilter; readonly option: string; readonly number: number };

/**
 * Everything that can be asked for: what everybody reads of the premises in an offer and is either there or not. `relatedDetails.crane=true` is a tick,
 * `relatedDetails.officeEquipment=air_conditioning` a key of a list.
 */
export const knownMustHaves: readonly MustHave[] = fieldFilters
  .filter(({ name, kind, isPublic }) => isPublic && (kind === 'flag' || kind === 'allOf') && entryAt(name) !== undefined)
  .flatMap((filter) =>
    filter.options.map((option) => ({ text: `${filter.name}=${option}`, filter, option, number: choiceNumber(filter.name, option) })),
  );

const byText = new Map(knownMustHaves.map((one) => [one.text, one]));

/** What a stored text asks for; `undefined` for what the catalogue knows no more. */
export const mustHaveOf = (text: string): MustHave | undefined => byText.get(text);

/** What premises of a use can be asked to have; of no use, what all of them can. */
export const mustHavesFor = (use: MainUse | null): readonly MustHave[] =>
  knownMustHaves.filter(({ filter }) => {
    const uses = entryAt(filter.name)?.field.uses;
    return uses === undefined || (use !== null && uses.includes(use));
  });

const surfaces = { min: 0, max: numbers.surfaceMax, optional: true } as const;

const locationProblems = ({ location, locationCoordinates }: WantedForm): Problems => {
  if ([...location.trim()].length < numbers.locationMin)
    return [refuse('wanted.location_short', { field: 'location', params: { min: numbers.locationMin } })];
  if (locationCoordinates === null || !isInPoland(locationCoordinates)) return [refuse('wanted.location_unknown', { field: 'location' })];
  return longest('location', location.trim(), numbers.locationMax);
};

const websiteProblems = (website: string | null): Problems => {
  if (website === null || website.trim() === '') return NONE;
  return parseWebsite(website) === null
    ? [refuse('wanted.website_wrong', { field: 'companyWebsite' })]
    : longest('companyWebsite', website, numbers.websiteMax);
};

const mustHaveProblems = ({ mustHaves, use }: WantedForm): Problems => {
  const known = mustHavesFor(use);
  if (mustHaves.some((text) => !known.some((one) => one.text === text))) return [refuseField('field.invalid', { field: 'mustHaves' })];
  return mustHaves.length <= numbers.mustHavesMax
    ? NONE
    : [refuseField('field.too_many', { field: 'mustHaves', params: { max: numbers.mustHavesMax } })];
};

/** Every problem of a listing, each with its field. */
export const wantedProblems = (form: WantedForm): Problems => [
  ...locationProblems(form),
  ...numberIn('locationRadius', form.locationRadius, { min: numbers.radiusKmMin, max: numbers.radiusKmMax }),
  ...(form.maxRent === null ? NONE : moneyIn('maxRent', form.maxRent, { min: 0, max: numbers.maxRentMax })),
  ...numberIn('minSurface', form.minSurface, surfaces),
  ...numberIn('maxSurface', form.maxSurface, surfaces),
  ...(form.minSurface !== null && form.maxSurface !== null && form.maxSurface < form.minSurface
    ? [refuse('wanted.surfaces_crossed', { field: 'maxSurface' })]
    : NONE),
  ...mustHaveProblems(form),
  ...longest('description', form.description, numbers.descriptionMax),
  ...websiteProblems(form.companyWebsite),
];

const oneLine = (text: string): string => text.trim().replace(/\s+/g, ' ');

/** A listing as it is stored; call it with a form that has no problems. */
export const tidyWanted = (form: WantedForm): WantedForm => ({
  ...form,
  location: oneLine(form.location),
  description: form.description.trim(),
  mustHaves: [...new Set(form.mustHaves)],
  companyWebsite: form.companyWebsite === null || form.companyWebsite.trim() === '' ? null : parseWebsite(form.companyWebsite),
});
