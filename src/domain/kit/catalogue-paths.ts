import type { Condition, Field, Fields } from './catalogue.ts';

/** An entry with its name: the path without positions. */
export type Entry<A> = { readonly name: string; readonly field: Field<A> };

/** An entry as it stands in a form: with its path, its value, and whether it counts towards completeness when it is required. */
export type Visit<A> = Entry<A> & { readonly path: string; readonly value: unknown; readonly isCounted: boolean };

/** Every entry of a catalogue in its order, groups and lists before what they hold. */
export const entriesOf = <A>(fields: Fields<A>): readonly Entry<A>[] => flat(entriesOfCatalogue(fields));

const flat = <A>(entries: readonly KeyedEntry<A>[]): readonly Entry<A>[] =>
  entries.flatMap(({ name, field, inner }) => [{ name, field }, ...flat(inner)]);

/** The name of the field at a path: `areaDetails.levels.0.surface` is `areaDetails.levels.surface`. */
export const nameAt = (path: string): string => path.replace(/\.\d+/g, '');

/** The value at a path of a form; `undefined` where there is none. */
export const valueAt = (form: unknown, path: string): unknown => path.split('.').reduce(member, form);

const member = (of: unknown, key: string): unknown => (typeof of === 'object' && of !== null ? (of as Record<string, unknown>)[key] : undefined);

/** The same form, or part of one, with another value at the path; `undefined` takes the key out. Missing groups are made. */
export const withValue = (form: unknown, path: string, value: unknown): unknown => {
  const [key = '', ...rest] = path.split('.');
  const next = rest.length === 0 ? value : withValue(member(form, key), rest.join('.'), value);
  if (Array.isArray(form)) return form.map((item, at) => (String(at) === key ? next : item));
  const { [key]: _old, ...others } = (typeof form === 'object' && form !== null ? form : {}) as Record<string, unknown>;
  return next === undefined ? others : { ...others, [key]: next };
};

/** Do the conditions hold in this form? `siblings` is the group that the field stands in. */
export const isAsked = (when: readonly Condition[] | undefined, siblings: unknown, form: unknown): boolean =>
  (when ?? []).every(({ field, beside, is, isNot }) => {
    const value = beside ? member(siblings, field) : valueAt(form, field);
    return is?.some((one) => one === value) ?? !isNot?.some((one) => one === value);
  });

/** An entry with its key in its group, and the entries that it holds itself. */
type KeyedEntry<A> = Entry<A> & { readonly key: string; readonly inner: readonly KeyedEntry<A>[] };

const entriesIn = <A>(fields: Fields<A>, parent = ''): readonly KeyedEntry<A>[] =>
  Object.entries<Field<A>>(fields).map(([key, field]) => {
    const name = `${parent}${key}`;
    return { key, name, field, inner: 'fields' in field ? entriesIn(field.fields, `${name}.`) : [] };
  });

/** The entries of whole catalogues, made once: a catalogue never changes, and a form is walked for each page that shows it. */
const listed = new WeakMap<object, readonly unknown[]>();

const entriesOfCatalogue = <A>(fields: Fields<A>): readonly KeyedEntry<A>[] => {
  const entries = listed.get(fields) ?? entriesIn(fields);
  listed.set(fields, entries);
  return entries as readonly KeyedEntry<A>[];
};

/**
 * Walks a form along its catalogue: every entry that this form is asked for, in the catalogue's order, each item of a list in turn.
 * A form `{ levels: [{ lift: true }] }` visits `levels`, then `levels.0.lift` and, because of the lift, `levels.0.liftCapacityKg`. A field for which
 * `has` answers false is passed over with all that it holds.
 */
export const visitForm = <A>(fields: Fields<A>, form: unknown, has: (field: Field<A>) => boolean = () => true): readonly Visit<A>[] => {
  const visits: Visit<A>[] = [];
  const visit = (entries: readonly KeyedEntry<A>[], group: unknown, under: string, isCounted: boolean): void => {
    for (const { key, name, field, inner } of entries) {
      if (!has(field) || (field.when && !isAsked(field.when, group, form))) continue;
      const path = under + key;
      const value = member(group, key);
      visits.push({ name, path, field, value, isCounted });
      if (field.kind === 'group') {
        // The members of a whole group are demanded by its shape; a form without the group lacks nothing.
        const isWhole = field.whole === true;
        if (!isWhole || value !== undefined) visit(inner, value, `${path}.`, isCounted && !isWhole);
      }
      if (field.kind === 'list' && Array.isArray(value)) {
        const counted = isCounted && field.uncounted !== true;
        for (const [n, item] of value.entries()) visit(inner, item, `${path}.${n}.`, counted);
      }
    }
  };
  visit(entriesOfCatalogue(fields), form, '', true);
  return visits;
};
