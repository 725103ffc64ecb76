/** Which fields of an offer a search narrows by, how, and what an offer answers to each of them: derived from the catalogue, and from what it is shown by. */

import type { Day } from '../../kit/brand.ts';
import type { Field } from '../../kit/catalogue.ts';
import { entriesOf } from '../../kit/catalogue-paths.ts';
import type { FieldFacts } from '../../offers/fields/about.ts';
import { entryAt, type FieldName, offerFields, visitOffer } from '../../offers/fields/catalogue.ts';
import type { OfferForm } from '../../offers/types.ts';

/**
 * How a field narrows a search: `flag` must be ticked; `anyOf` has one of the wanted keys, `allOf` each of them; `range` is a number within
 * limits, of a list its largest one; `days` a day within limits (docs/rules/search.md#filters).
 */
export type FilterKind = 'flag' | 'anyOf' | 'allOf' | 'range' | 'days';

/** What an offer is shown by, beside its fields: photos, a floor plan, a tour and a film elsewhere. Each is a tick. */
export const shownNames = ['shows.photos', 'shows.plan', 'shows.tour', 'shows.video'] as const;
/**
 * Filters over several fields of one kind, of which one must lie within the limits. The months of a lease stand in two fields, since the form asks
 * for a short fixed time and a long one apart; "from 6 months" means either.
 */
export const jointFields = {
  leaseMonths: ['leaseAgreement.fixedshortMonths', 'leaseAgreement.fixedlongMonths'],
} as const satisfies Readonly<Record<string, readonly [FieldName, ...FieldName[]]>>;
/** The name of a filter over several fields. */
export type JointName = keyof typeof jointFields;

/** The name of a filter: a field, several of them, or what the offer is shown by. */
export type FilterName = FieldName | JointName | (typeof shownNames)[number];

/** A field that a search narrows by. `options` are the keys that can be wanted, `true` of a flag, none of numbers and days; `isPublic`: a visitor may ask for it. */
export type FieldFilter = {
  readonly name: FilterName;
  readonly kind: FilterKind;
  readonly options: readonly string[];
  readonly isPublic: boolean;
};

type Leaf = Exclude<Field<FieldFacts>, { readonly fields: unknown }>;

/** A choice is wanted by any of its keys; of equipment and the like all that are wanted must be there, which the catalogue says. */
const kindOf = (field: Leaf): FilterKind | null => {
  switch (field.kind) {
    case 'flag':
      return 'flag';
    case 'choice':
    case 'monthDay':
      return 'anyOf';
    case 'choices':
      return field.filter === 'allOf' ? 'allOf' : 'anyOf';
    case 'number':
      return field.filter === 'values' ? 'anyOf' : 'range';
    case 'money':
      return 'range';
    case 'day':
      return 'days';
    case 'text':
      return null;
  }
};

const counted = (from: number, to: number): readonly string[] => Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

const optionsOf = (field: Leaf): readonly string[] => {
  if (field.kind === 'flag') return ['true'];
  if (field.kind === 'choice' || field.kind === 'choices') return field.from;
  if (field.kind === 'monthDay') return [...counted(field.min, field.max), 'last'];
  return field.kind === 'number' && field.filter === 'values' ? counted(field.min ?? 0, field.max ?? 0) : [];
};

/** What nobody types is no filter (the point of the map is asked for by places), nor is what only the owner reads. */
const filterOf = (name: string, field: Field<FieldFacts>): readonly FieldFilter[] => {
  if ('fields' in field || field.group === null || field.audience === 'owner' || field.filter === null) return [];
  const kind = kindOf(field);
  return kind === null ? [] : [{ name: name as FieldName, kind, options: optionsOf(field), isPublic: field.audience === 'everybody' }];
};

const isJoint = (name: string): name is JointName => name in jointFields;

/** The fields that a filter looks at; none where it is what the offer is shown by. */
export const fieldsOf = (name: string): readonly FieldName[] =>
  isJoint(name) ? jointFields[name] : shownNames.some((shown) => shown === name) ? [] : [name as FieldName];

/** The field that says in what a filter is measured and where it stands: of several the first. */
export const fieldBehind = (name: string): Field<FieldFacts> | undefined => entryAt(fieldsOf(name)[0] ?? name)?.field;

/** A filter over several fields stands behind the last of them, and is for whoever may read them. */
const jointBehind = (last: string, filters: readonly FieldFilter[]): readonly FieldFilter[] =>
  Object.entries(jointFields).flatMap(([name, fields]) =>
    fields.at(-1) === last ? filters.map((filter): FieldFilter => ({ ...filter, name: name as JointName })) : [],
  );

/** Every structured field that somebody besides the owner may read, in the catalogue's order, then what an offer is shown by. */
export const fieldFilters: readonly FieldFilter[] = [
  ...entriesOf<FieldFacts>(offerFields).flatMap(({ name, field }) => {
    const own = filterOf(name, field);
    return [...own, ...jointBehind(name, own)];
  }),
  ...shownNames.map((name) => ({ name, kind: 'flag', options: ['true'], isPublic: true }) as const),
];

const byName = new Map<string, FieldFilter>(fieldFilters.map((filter) => [filter.name, filter]));

/** The filter of a field; `undefined` for what is none. */
export const fieldFilter = (name: string): FieldFilter | undefined => byName.get(name);

/**
 * The number under which search stores a key of a field: a hash (FNV-1a) of both names, so that a new field or key moves no other.
 * A test holds that no two share one.
 */
export const choiceNumber = (name: FilterName, option: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of `${name}=${option}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return hash | 0;
};

/** What `trueCost` of a stored row is; another rule has another name. */
const costRule = 'known costs only';

/** Filters whose answers are stored: a filter over several fields reads theirs. */
export const storedFilters: readonly FieldFilter[] = fieldFilters.filter(({ name }) => !isJoint(name));

/** Changes with the filters, their kinds and their keys, and with the rule of the true cost: what was stored by another one is stored anew. */
export const filterShape: number = choiceNumber(
  'offerType',
  [...storedFilters.map(({ name, kind, options }) => [name, kind, ...options].join()), costRule].join(';'),
);

/** The day by which premises are wanted: one that has passed means now, for it stands in a saved search or an old link, and what is free today was not free then. */
export const wantedBy = (day: Day, today: Day): Day => (day < today ? today : day);

/** What an offer answers to the filters: the numbers of its keys, and its numbers and days by field. */
export type FilterFacts = {
  readonly choices: readonly number[];
  readonly numbers: ReadonlyMap<FilterName, number>;
  readonly days: ReadonlyMap<FilterName, string>;
};

/** How many pictures of each kind stand beside a form. */
export type PictureCounts = { readonly photos: number; readonly plans: number };
/** Where only the premises themselves are asked about. */
export const noPictures: PictureCounts = { photos: 0, plans: 0 };

/** What an offer answers: only fields that its form is asked for count, as on its page. */
export const filterFacts = (form: OfferForm, pictures: PictureCounts): FilterFacts => {
  const choices = new Set<number>(shownBy(form, pictures).map((name) => choiceNumber(name, 'true')));
  const numbers = new Map<FilterName, number>();
  const days = new Map<FilterName, string>();
  for (const { name, field, value } of visitOffer({ offerType: 'rent', ...form })) {
    const filter = byName.get(name);
    const isOfUse = field.uses === undefined || (form.legalMainUse !== undefined && field.uses.includes(form.legalMainUse));
    if (filter === undefined || value === undefined || value === null || !isOfUse) continue;
    if (filter.kind === 'range') numbers.set(filter.name, Math.max(Number(value), numbers.get(filter.name) ?? Number.NEGATIVE_INFINITY));
    else if (filter.kind === 'days') days.set(filter.name, String(value));
    else for (const key of [value].flat().map(String)) if (filter.options.includes(key)) choices.add(choiceNumber(filter.name, key));
  }
  return { choices: [...choices].sort((a, b) => a - b), numbers, days };
};

const shownBy = ({ tourLink, videoLink }: OfferForm, { photos, plans }: PictureCounts): readonly FilterName[] => {
  const isShown = {
    'shows.photos': photos > 0,
    'shows.plan': plans > 0,
    'shows.tour': Boolean(tourLink?.trim()),
    'shows.video': Boolean(videoLink?.trim()),
  };
  return shownNames.filter((name) => isShown[name]);
};
