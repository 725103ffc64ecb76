import type { Day, Grosze } from './brand.ts';

/**
 * A catalogue describes the fields of a long form once: what kind of value each holds, whether it is required, its limits and its unit.
 * The form's type, its schema, the checks before publishing, its controls and the rows of pages and documents are derived from it. What a
 * room wants to know of its fields besides (the section, who may see it, …) is the type parameter `A`, written into each field.
 */

/** A condition on another field: one `beside` this one in the same group, or one of the form's first level. */
export type Condition = {
  readonly field: string;
  readonly beside: boolean;
  readonly is?: readonly (string | boolean)[];
  readonly isNot?: readonly (string | boolean)[];
};

/** What may be demanded of any field. */
export type Demand = {
  /** It must be filled in before publishing. */
  readonly required?: boolean;
  /** It is asked for, and checked, only while all of these hold. */
  readonly when?: readonly Condition[];
};

/** Units of numbers and amounts; `pieces`, `days`, `months` are words, the others symbols. */
export type Unit = 'm²' | 'm' | 'cm' | 'kW' | 'kg' | '%' | 'kWh/m²' | 't/m²' | 'zł/m²' | 'pieces' | 'days' | 'months';

/** What a choice is shown as; a dictionary holds the names of its keys, without one the form has its own words for them. */
type ChoiceLook = { readonly look?: 'select' | 'track' | 'tiles' };
type NumberLimits = {
  readonly min?: number;
  readonly max?: number;
  readonly whole?: boolean;
  /** Largest absolute value that may be saved at all. */
  readonly stored?: number;
  /** Digits after the comma that the control takes and the page shows. */
  readonly digits?: number;
  readonly unit?: Unit;
  /** Written without spaces between thousands, like a year. */
  readonly plain?: boolean;
};
type MoneyLimits = { readonly min: number; readonly max: number; readonly unit?: Unit };
/** `stored` bounds what may be saved at all, `max` what may be published, where that is less; `parse` answers `null` for a text it does not understand. */
type TextLimits = {
  readonly stored: number;
  readonly max?: number;
  readonly parse?: (text: string) => unknown;
  readonly multiline?: boolean;
  readonly placeholder?: string;
};
type DayLimits = { readonly min: number; readonly max: number };
/** Of `uncounted` items no field counts towards completeness: the whole list may stay empty. `key` is the field that tells its items apart, if one does. */
type ListLimits = { readonly stored: number; readonly max?: number; readonly uncounted?: boolean; readonly key?: string };

/** A yes that may be ticked. */
export type Flag<A = object> = A & Demand & { readonly kind: 'flag' };
/** One key of a list. */
export type Choice<T extends string = string, A = object> = A &
  Demand &
  ChoiceLook & { readonly kind: 'choice'; readonly from: readonly T[]; readonly dictionary: string | null };
/** Any number of keys of a list. */
export type Choices<T extends string = string, A = object> = A &
  Demand & { readonly kind: 'choices'; readonly from: readonly T[]; readonly dictionary: string };
/** A number within limits. */
export type NumberOf<A = object> = A & Demand & NumberLimits & { readonly kind: 'number' };
/** An amount in grosze within limits. */
export type Money<A = object> = A & Demand & MoneyLimits & { readonly kind: 'money' };
/** A text. */
export type Text<A = object> = A & Demand & TextLimits & { readonly kind: 'text' };
/** A calendar day. */
export type DayOf<A = object> = A & Demand & { readonly kind: 'day' };
/** A day of the month, or its last one. */
export type MonthDay<A = object> = A & Demand & DayLimits & { readonly kind: 'monthDay' };
/** Fields kept together under one key; a `whole` group has all of them or is not there. */
export type Group<F extends Fields = Fields, A = object> = A & Demand & { readonly kind: 'group'; readonly fields: F; readonly whole?: boolean };
/** Items of one shape in an order. */
export type List<F extends Fields = Fields, A = object> = A & Demand & ListLimits & { readonly kind: 'list'; readonly fields: F };

/** A field that holds one value. */
export type Leaf<A = object> = Flag<A> | Choice<string, A> | Choices<string, A> | NumberOf<A> | Money<A> | Text<A> | DayOf<A> | MonthDay<A>;
/** Any entry of a catalogue. */
export type Field<A = object> = Leaf<A> | Group<Fields<A>, A> | List<Fields<A>, A>;
/** Entries by their keys. */
export type Fields<A = object> = { readonly [key: string]: Field<A> };

/** The value that a field holds. */
export type ValueOf<F> = F extends { readonly kind: 'flag' }
  ? boolean
  : F extends { readonly kind: 'choice'; readonly from: readonly (infer T)[] }
    ? T
    : F extends { readonly kind: 'choices'; readonly from: readonly (infer T)[] }
      ? readonly T[]
      : F extends { readonly kind: 'number' }
        ? number
        : F extends { readonly kind: 'money' }
          ? Grosze
          : F extends { readonly kind: 'text' }
            ? string
            : F extends { readonly kind: 'day' }
              ? Day
              : F extends { readonly kind: 'monthDay' }
                ? number | 'last'
                : F extends { readonly kind: 'group'; readonly whole: true; readonly fields: infer G }
                  ? { readonly [K in keyof G]: ValueOf<G[K]> }
                  : F extends { readonly kind: 'group'; readonly fields: infer G }
                    ? FormOf<G>
                    : F extends { readonly kind: 'list'; readonly fields: infer G }
                      ? readonly FormOf<G>[]
                      : never;

/** A form as it is saved: everything may be missing until publishing. */
export type FormOf<F> = { readonly [K in keyof F]?: ValueOf<F[K]> };

type NestedField = { readonly kind: 'group' | 'list'; readonly fields: unknown };

/** Names of all entries, `areaDetails.levels.rooms.kind`: a path without positions. */
export type NameOf<F> = {
  [K in keyof F & string]: K | (F[K] extends NestedField ? `${K}.${NameOf<F[K]['fields']>}` : never);
}[keyof F & string];

/** Paths into a form, `areaDetails.levels.${number}.rooms.${number}.kind`. */
export type PathOf<F> = {
  [K in keyof F & string]:
    | K
    | (F[K] extends { readonly kind: 'group'; readonly fields: infer G } ? `${K}.${PathOf<G>}` : never)
    | (F[K] extends { readonly kind: 'list'; readonly fields: infer G } ? `${K}.${number}` | `${K}.${number}.${PathOf<G>}` : never);
}[keyof F & string];

/** The entry at a path or under a name. */
export type FieldAt<F, P extends string> = P extends keyof F
  ? F[P]
  : P extends `${infer K}.${infer Rest}`
    ? K extends keyof F
      ? F[K] extends { readonly kind: 'group'; readonly fields: infer G }
        ? FieldAt<G, Rest>
        : F[K] extends { readonly kind: 'list'; readonly fields: infer G }
          ? Rest extends `${number}.${infer Inner}`
            ? FieldAt<G, Inner>
            : FieldAt<G, Rest>
          : never
      : never
    : never;

/** The value at a path. */
export type ValueAt<F, P extends string> = ValueOf<FieldAt<F, P>>;

/** Holds while the field beside this one has one of these values. */
export const beside = (field: string, ...is: readonly (string | boolean)[]): Condition => ({ field, beside: true, is });
/** Holds while the field beside this one has none of these values. */
export const besideNot = (field: string, ...isNot: readonly (string | boolean)[]): Condition => ({ field, beside: true, isNot });
/** Holds while the form's field has one of these values. The name is one of the first level, or `group.field`. */
export const formHas = (field: string, ...is: readonly (string | boolean)[]): Condition => ({ field, beside: false, is });
/** Holds while the form's field has none of these values. */
export const formHasNot = (field: string, ...isNot: readonly (string | boolean)[]): Condition => ({ field, beside: false, isNot });

type FieldExtras<A, Own = object> = Own & Demand & Partial<A>;

/** Builders of fields that share what is given here; each field may say otherwise. */
export const fieldsIn = <A extends object>(shared: A) => ({
  flag: (more?: FieldExtras<A>): Flag<A> => ({ kind: 'flag', ...shared, ...more }),
  choice: <const T extends string>(from: readonly T[], dictionary: string | null, more?: FieldExtras<A, ChoiceLook>): Choice<T, A> => ({
    kind: 'choice',
    from,
    dictionary,
    ...shared,
    ...more,
  }),
  choices: <const T extends string>(from: readonly T[], dictionary: string, more?: FieldExtras<A>): Choices<T, A> => ({
    kind: 'choices',
    from,
    dictionary,
    ...shared,
    ...more,
  }),
  number: (more?: FieldExtras<A, NumberLimits>): NumberOf<A> => ({ kind: 'number', ...shared, ...more }),
  money: (more: FieldExtras<A, MoneyLimits>): Money<A> => ({ kind: 'money', ...shared, ...more }),
  text: (more: FieldExtras<A, TextLimits>): Text<A> => ({ kind: 'text', ...shared, ...more }),
  day: (more?: FieldExtras<A>): DayOf<A> => ({ kind: 'day', ...shared, ...more }),
  monthDay: (more: FieldExtras<A, DayLimits>): MonthDay<A> => ({ kind: 'monthDay', ...shared, ...more }),
  group: <const F extends Fields>(fields: F, more?: FieldExtras<A>): Group<F, A> => ({ kind: 'group', fields, ...shared, ...more }),
  whole: <const F extends Fields>(fields: F, more?: FieldExtras<A>): Group<F, A> & { readonly whole: true } => ({
    kind: 'group',
    fields,
    ...shared,
    ...more,
    whole: true,
  }),
  list: <const F extends Fields>(fields: F, more: FieldExtras<A, ListLimits>): List<F, A> => ({ kind: 'list', fields, ...shared, ...more }),
});
