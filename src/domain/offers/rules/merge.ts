import { valueAt, withValue } from '../../kit/catalogue-paths.ts';
import { isSame, type Merge } from '../../kit/merge.ts';
import type { OfferForm } from '../types.ts';

/** A change of the form by top-level section: a given section replaces the saved one whole, `null` clears it. */
export type OfferPatch = { readonly [Section in keyof OfferForm]?: OfferForm[Section] | null };

/**
 * Joins two later versions of one form, when a save is refused as stale: a section that only one side changed is taken from that side.
 * A section that both changed is a conflict: theirs stays until the person chooses, so nothing newer is overwritten.
 *
 *     base    { name: 'Office', description: 'On the 2nd floor', ownTerms: null }     as both devices read it
 *     mine    { name: 'Loft',   description: 'On the 2nd floor', ownTerms: 'No pets' }
 *     theirs  { name: 'Studio', description: 'On the 3rd floor', ownTerms: null }     as the server has it now
 *
 * Only mine changed ownTerms and only theirs changed description, so both changes are kept; both changed name:
 *
 *     conflicts  ['name']
 *     form       { name: 'Studio', description: 'On the 3rd floor', ownTerms: 'No pets' }
 *     mine       { name: 'Loft',   description: 'On the 3rd floor', ownTerms: 'No pets' }
 */
export const mergeForms = (base: OfferForm, mine: OfferForm, theirs: OfferForm): Merge<OfferForm> => {
  const changedHere = changedSections(base, mine);
  const conflicts = changedHere.filter((section) => !isSame(base[section], theirs[section]) && !isSame(mine[section], theirs[section]));
  const take = (sections: readonly (keyof OfferForm)[]): OfferForm =>
    applyPatch(theirs, Object.fromEntries(sections.map((section) => [section, mine[section] ?? null])));
  return { form: take(changedHere.filter((section) => !conflicts.includes(section))), mine: take(changedHere), conflicts };
};

/** The patch that puts a value at a path; `undefined` takes it out. */
export const patchAt = (form: OfferForm, path: string, value: unknown): OfferPatch => {
  const [section = ''] = path.split('.');
  return { [section]: valueAt(withValue(form, path, value), section) ?? null };
};

/** Applies a patch to the saved form. */
export const applyPatch = (form: OfferForm, patch: OfferPatch): OfferForm => {
  const cleared = new Set(
    Object.entries(patch)
      .filter(([, value]) => value === null)
      .map(([key]) => key),
  );
  const merged = Object.entries({ ...form, ...patch }).filter(([key, value]) => value !== undefined && !cleared.has(key));
  return Object.fromEntries(merged);
};

/** The patch that leads from one form to the other. */
export const patchBetween = (from: OfferForm, to: OfferForm): OfferPatch =>
  Object.fromEntries(changedSections(from, to).map((section) => [section, to[section] ?? null]));

/** The sections in which two forms differ. */
export const changedSections = (from: OfferForm, to: OfferForm): readonly (keyof OfferForm)[] =>
  sectionsOf(from, to).filter((section) => !isSame(from[section], to[section]));

const sectionsOf = (...forms: readonly OfferForm[]): readonly (keyof OfferForm)[] =>
  [...new Set(forms.flatMap((form) => Object.keys(form)))] as (keyof OfferForm)[];
