import { valueAt, withValue } from '../../../kit/catalogue-paths.ts';
import { isSame, type Merge } from '../../../kit/merge.ts';
import { entryAt } from '../../fields/catalogue.ts';
import type { OfferForm } from '../../types.ts';
import { isInPlace, type KeyOf, type Places, type Rows, rowsBecame } from './rows.ts';

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
 * A list is joined item by item as long as all rows stand where they stood, and row by row where one side added, took away or moved some
 * (`joinRows`); where that is not clear, the list is one conflict.
 */
export const mergeForms = (base: OfferForm, mine: OfferForm, theirs: OfferForm): Merge<OfferForm> => {
  const changes = changedFields(base, mine, theirs).map(({ path, of }) => ({ path, joined: joined(path, of) }));
  const form = changes.reduce((taken, { path, joined }) => (joined === null ? taken : (withValue(taken, path, joined.value) as OfferForm)), theirs);
  // Of what nobody types, like the text that was searched for, nobody can choose: theirs stays.
  const conflicts = changes.filter(({ path, joined }) => joined === null && !isUnseen(path)).map(({ path }) => path);
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
type FieldChange = { readonly path: string; readonly of: Versions };

/** The smallest fields in which the versions may differ on their own, with what each version has there. */
const changedFields = (base: OfferForm, mine: OfferForm, theirs: OfferForm): readonly FieldChange[] =>
  sectionsOf(base, mine, theirs).flatMap((section) => fieldsUnder(section, { base: base[section], mine: mine[section], theirs: theirs[section] }));

const fieldsUnder = (path: string, of: Versions): readonly FieldChange[] => {
  if (isSame(of.base, of.mine)) return [];
  const keys = partsUnder(path, of);
  if (keys === null) return [{ path, of }];
  return keys.flatMap((key) =>
    fieldsUnder(`${path}.${key}`, { base: valueAt(of.base, key), mine: valueAt(of.mine, key), theirs: valueAt(of.theirs, key) }),
  );
};

/** The keys of a group, or the positions of a list whose rows stayed in their places; null for what changes as a whole: a room, a gate, a point on the map. */
const partsUnder = (path: string, { base, mine, theirs }: Versions): readonly string[] | null => {
  const [field, versions] = [entryAt(path)?.field, [base, mine, theirs]];
  if (field?.kind === 'group') return field.whole === true ? null : keysOf(versions);
  if (field?.kind !== 'list') return null;
  // An item without lists of its own is a row of a table, and rows change places.
  if (/\.\d+$/.test(path)) return Object.values(field.fields).some((inner) => 'fields' in inner) ? keysOf(versions) : null;
  const stayed = [mine, theirs].every((one) => isInPlace(rowsIn(base), rowsIn(one), keyOfRowsAt(path)));
  return stayed ? keysOf(versions) : null;
};

/** What tells the rows of this list apart. */
const keyOfRowsAt = (path: string): KeyOf => {
  const field = entryAt(path)?.field;
  const key = field?.kind === 'list' ? field.key : undefined;
  return (row) => (key === undefined ? undefined : valueAt(row, key));
};

/** What holds the changes of both sides, or null where they contradict each other. */
const joined = (path: string, of: Versions): { readonly value: unknown } | null => {
  if (isSame(of.base, of.mine) || isSame(of.mine, of.theirs)) return { value: of.theirs };
  if (isSame(of.base, of.theirs)) return { value: of.mine };
  const keys = partsUnder(path, of);
  if (keys === null) return isListAt(path) ? joinRows(path, { base: rowsIn(of.base), mine: rowsIn(of.mine), theirs: rowsIn(of.theirs) }) : null;
  const parts = keys.map((key) => {
    const part = joined(`${path}.${key}`, { base: valueAt(of.base, key), mine: valueAt(of.mine, key), theirs: valueAt(of.theirs, key) });
    return { key, part };
  });
  if (parts.some(({ part }) => part === null)) return null;
  return { value: parts.reduce((whole, { key, part }) => withValue(whole, key, part?.value), of.theirs) };
};

const isListAt = (path: string): boolean => entryAt(path)?.field.kind === 'list' && !/\.\d+$/.test(path);

const rowsIn = (value: unknown): Rows => (Array.isArray(value) ? value : []);

/**
 * Joins lists of which a side has more or fewer rows than before. A row stays unless a side took it away, and a new one is put before the row that
 * it stood before; the same whichever side is called mine.
 *
 *     base    office, kitchen           mine    hall, office, kitchen           theirs  office, toilet           joined  hall, office, toilet
 *
 * Null where both sides put other rows in the same place or the same row in two, or one changed, may have changed or moved a row that the other took away.
 */
const joinRows = (path: string, { base, mine, theirs }: { readonly [Side in keyof Versions]: Rows }): { readonly value: Rows } | null => {
  const keyOf = keyOfRowsAt(path);
  const sides = [mine, theirs].map((rows) => ({ rows, became: rowsBecame(base, rows, keyOf) }));
  const [added = [], others = []] = sides.map(({ rows, became }) => [...base.keys(), base.length].map((at) => addedBefore(at, rows, became)));
  // The same row in two places: nobody knows whether it is one or two.
  if (added.some((here, at) => others.some((there, n) => n !== at && here.some((row) => there.some((one) => isSame(row, one)))))) return null;
  const rows: unknown[] = [];
  for (let at = 0; at <= base.length; at += 1) {
    const [here, there] = [added[at] ?? [], others[at] ?? []];
    if (here.length > 0 && there.length > 0 && !isSame(here, there)) return null;
    rows.push(...(here.length > 0 ? here : there));
    if (at === base.length) break;
    const left = sides.flatMap(({ rows, became }) => {
      const place = became[at];
      return place === undefined ? [] : [rows[place]];
    });
    if (left.length === 1 && !isSame(left[0], base[at])) return null;
    if (left.length === 0 && sides.some(({ rows, became }) => mayBeChanged(at, rows, became) || isMoved(base[at], rows, became, keyOf))) return null;
    if (left.length < 2) continue;
    const row = joined(`${path}.${at}`, { base: base[at], mine: left[0], theirs: left[1] });
    if (row === null) return null;
    rows.push(row.value);
  }
  return { value: rows };
};

/** The new rows of a side before the base's row at this place, or behind the last one; those before a row that went stand before the next that stayed. */
const addedBefore = (at: number, rows: Rows, became: Places): Rows => {
  const place = at === became.length ? rows.length : became[at];
  const before = became.slice(0, at).findLast((one) => one !== undefined) ?? -1;
  return place === undefined ? [] : rows.slice(before + 1, place);
};

/** Whether a row that went may be one of the new rows that stand where it stood. */
const mayBeChanged = (at: number, rows: Rows, became: Places): boolean => {
  const next = became.findIndex((place, n) => n > at && place !== undefined);
  return addedBefore(next < 0 ? became.length : next, rows, became).length > 0;
};

/** Whether a row that went is among the new ones, in whatever place. */
const isMoved = (row: unknown, rows: Rows, became: Places, keyOf: KeyOf): boolean =>
  rows.some((one, at) => !became.includes(at) && (isSame(one, row) || (keyOf(row) !== undefined && keyOf(one) === keyOf(row))));

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
