import { valueAt, withValue } from '../../kit/catalogue-paths.ts';
import { isSame, type Merge } from '../../kit/merge.ts';
import { entryAt } from '../fields/catalogue.ts';
import type { OfferForm } from '../types.ts';

/** A change of the form by top-level section: a given section replaces the saved one whole, `null` clears it. */
export type OfferPatch = { readonly [Section in keyof OfferForm]?: OfferForm[Section] | null };

/**
 * Joins two later versions of one form, when a save is refused as stale, field by field: a field that only one side changed is taken from that
 * side. A field that both changed is a conflict: theirs stays until the person chooses, so nothing newer is overwritten.
 *
 *     base    { name: 'Office', areaDetails: { surface: 80, landArea: 400 } }                      as both devices read it
 *     mine    { name: 'Loft',   areaDetails: { surface: 82, landArea: 400 }, ownTerms: 'No pets' }
 *     theirs  { name: 'Studio', areaDetails: { surface: 80, landArea: 420 } }                      as the server has it now
 *
 * Only mine changed the surface and ownTerms and only theirs changed the land, so all three changes are kept; both changed name:
 *
 *     conflicts  ['name']
 *     form       { name: 'Studio', areaDetails: { surface: 82, landArea: 420 }, ownTerms: 'No pets' }
 *     mine       { name: 'Loft',   areaDetails: { surface: 82, landArea: 420 }, ownTerms: 'No pets' }
 *
 * A list is joined item by item as long as all three versions have as many; floors that were added or removed on both sides are one conflict.
 */
export const mergeForms = (base: OfferForm, mine: OfferForm, theirs: OfferForm): Merge<OfferForm> => {
  const changes = changedFields(base, mine, theirs).filter(({ of }) => !isSame(of.base, of.mine) && !isSame(of.mine, of.theirs));
  const pathsOf = (isMineAlone: boolean): readonly string[] =>
    changes.filter(({ of }) => isSame(of.base, of.theirs) === isMineAlone).map(({ path }) => path);
  const form = takeFields(theirs, mine, pathsOf(true));
  // Of what nobody types, like the text that was searched for, nobody can choose: theirs stays.
  const conflicts = pathsOf(false).filter((path) => !isUnseen(path));
  return { form, mine: takeFields(form, mine, conflicts), conflicts };
};

/** The form with these fields as they stand in another one. */
export const takeFields = (form: OfferForm, from: OfferForm, paths: readonly string[]): OfferForm =>
  paths.reduce((taken, path) => withValue(taken, path, valueAt(from, path)) as OfferForm, form);

const isUnseen = (path: string): boolean => {
  const field = entryAt(path)?.field;
  return field !== undefined && field.group === null && field.page === null;
};

type Versions = { readonly base: unknown; readonly mine: unknown; readonly theirs: unknown };
type Changed = { readonly path: string; readonly of: Versions };

/** The smallest fields in which the versions may differ on their own, with what each version has there. */
const changedFields = (base: OfferForm, mine: OfferForm, theirs: OfferForm): readonly Changed[] =>
  sectionsOf(base, mine, theirs).flatMap((section) => fieldsUnder(section, { base: base[section], mine: mine[section], theirs: theirs[section] }));

const fieldsUnder = (path: string, of: Versions): readonly Changed[] => {
  if (isSame(of.base, of.mine)) return [];
  const keys = partsUnder(path, [of.base, of.mine, of.theirs]);
  if (keys === null) return [{ path, of }];
  return keys.flatMap((key) =>
    fieldsUnder(`${path}.${key}`, { base: valueAt(of.base, key), mine: valueAt(of.mine, key), theirs: valueAt(of.theirs, key) }),
  );
};

/** The keys of a group, or the positions of a list that kept its length; null for what changes as a whole: a room, a gate, a point on the map. */
const partsUnder = (path: string, versions: readonly unknown[]): readonly string[] | null => {
  const field = entryAt(path)?.field;
  if (field?.kind === 'group') return field.whole === true ? null : keysOf(versions);
  if (field?.kind !== 'list') return null;
  // An item without lists of its own is a row of a table, and rows change places.
  if (/\.\d+$/.test(path)) return Object.values(field.fields).some((inner) => 'fields' in inner) ? keysOf(versions) : null;
  const lengths = new Set(versions.map((one) => (Array.isArray(one) ? one.length : 0)));
  return lengths.size === 1 ? keysOf(versions) : null;
};

const keysOf = (versions: readonly unknown[]): readonly string[] => [...new Set(versions.flatMap((one) => Object.keys(one ?? {})))];

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
