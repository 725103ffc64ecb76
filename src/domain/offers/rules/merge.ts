import type { OfferForm } from '../types.ts';

/** A change of the form by top-level section: a given section replaces the saved one whole, `null` clears it. */
export type OfferPatch = { readonly [Section in keyof OfferForm]?: OfferForm[Section] | null };

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

/** Are two values of a form the same, whatever the order of their keys? A missing key equals an undefined one. */
export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
};

const sectionsOf = (...forms: readonly OfferForm[]): readonly (keyof OfferForm)[] =>
  [...new Set(forms.flatMap((form) => Object.keys(form)))] as (keyof OfferForm)[];

/** The sections in which two forms differ. */
export const changedSections = (from: OfferForm, to: OfferForm): readonly (keyof OfferForm)[] =>
  sectionsOf(from, to).filter((section) => !isSame(from[section], to[section]));

/** The patch that leads from one form to the other. */
export const patchBetween = (from: OfferForm, to: OfferForm): OfferPatch =>
  Object.fromEntries(changedSections(from, to).map((section) => [section, to[section] ?? null]));

/** Outcome of a three-way merge: the form with what can be joined, and the sections that both sides changed differently (theirs is kept there). */
export type Merge = { readonly form: OfferForm; readonly conflicts: readonly (keyof OfferForm)[] };

/**
 * Joins two later versions of one form, when a save is refused as stale: sections changed on one side only are taken from it.
 * A section changed on both sides is a conflict: the saved side stays, nothing newer is overwritten, and the person chooses.
 */
export const mergeForms = (base: OfferForm, mine: OfferForm, theirs: OfferForm): Merge => {
  const changedHere = changedSections(base, mine);
  const conflicts = changedHere.filter((section) => !isSame(base[section], theirs[section]) && !isSame(mine[section], theirs[section]));
  const taken = changedHere.filter((section) => !conflicts.includes(section));
  return { form: applyPatch(theirs, Object.fromEntries(taken.map((section) => [section, mine[section] ?? null]))), conflicts };
};
