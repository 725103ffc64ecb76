/* A fast path (docs/fast-paths.md): switch off with `call.out.parse(value)`, as outside production. */

import type { z } from 'zod';

/** Takes out of a value what its schema does not name. */
export type OutputFilter = (value: unknown) => unknown;

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.core.$ZodType>>;
  readonly element?: z.core.$ZodType;
  readonly innerType?: z.core.$ZodType;
  readonly in?: z.core.$ZodType;
  readonly valueType?: z.core.$ZodType;
  readonly options?: readonly z.core.$ZodType[];
  readonly discriminator?: string;
};

const defOf = (schema: z.core.$ZodType): Def => schema._zod.def as Def;

const plain = new Set(['string', 'number', 'boolean', 'enum', 'literal', 'null']);

/**
 * Makes a schema into a function that only filters. A parse of every answer would cost more than many a read (measured: 0.2 ms for nine
 * cards, 0.5 ms for 500 pins, against 5 and 50 µs), and what it would refuse is our own fault, found while developing; but a field that
 * a presenter let slip must not reach the network in production either. `null` when nothing can be filtered. What is left is the value
 * itself, copied only where something had to go. A kind of schema that no answer has had yet is refused at the start.
 */
export const compileOutputFilter = (schema: z.core.$ZodType): OutputFilter | null => {
  const { type, shape, element, innerType, in: input, valueType, options, discriminator } = defOf(schema);
  if (plain.has(type)) return null;
  if (shape) return filterObject(shape);
  if (type === 'array' && element) return over(compileOutputFilter(element), filterArray);
  if ((type === 'nullable' || type === 'optional' || type === 'readonly') && innerType) return over(compileOutputFilter(innerType), whenThere);
  // Transforms of answers only brand a text or a number.
  if (type === 'pipe' && input) return compileOutputFilter(input);
  if (type === 'record' && valueType) return over(compileOutputFilter(valueType), filterRecord);
  if (type === 'union' && options) return discriminator ? filterByKey(discriminator, options) : filterNone(options);
  throw new Error(`an answer of the kind "${type}" cannot be filtered yet`);
};

const over = (filter: OutputFilter | null, make: (filter: OutputFilter) => OutputFilter): OutputFilter | null =>
  filter === null ? null : make(filter);

const whenThere =
  (filter: OutputFilter): OutputFilter =>
  (value) =>
    value === null || value === undefined ? value : filter(value);

const filterArray =
  (filter: OutputFilter): OutputFilter =>
  (value) => {
    if (!Array.isArray(value)) return value;
    let filtered: unknown[] | null = null;
    for (let index = 0; index < value.length; index += 1) {
      const kept = filter(value[index]);
      if (kept === value[index]) continue;
      filtered ??= [...value];
      filtered[index] = kept;
    }
    return filtered ?? value;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

const filterRecord =
  (filter: OutputFilter): OutputFilter =>
  (value) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).map(([key, field]) => [key, filter(field)])) : value;

const filterObject = (shape: Readonly<Record<string, z.core.$ZodType>>): OutputFilter => {
  const fields = new Map(Object.entries(shape).map(([key, schema]) => [key, compileOutputFilter(schema)]));
  const isClean = (value: Readonly<Record<string, unknown>>): boolean => {
    for (const key in value) {
      const filter = fields.get(key);
      if (filter === undefined) return false;
      if (filter !== null && filter(value[key]) !== value[key]) return false;
    }
    return true;
  };
  const copy = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    Object.fromEntries(Object.entries(value).flatMap(([key, field]) => (fields.has(key) ? [[key, fields.get(key)?.(field) ?? field]] : [])));
  return (value) => (!isObject(value) || isClean(value) ? value : copy(value));
};

const filterByKey = (key: string, options: readonly z.core.$ZodType[]): OutputFilter => {
  const filters = options.flatMap((option) => {
    const filter = compileOutputFilter(option);
    return [...(defOf(option).shape?.[key]?._zod.values ?? [])].map((value) => [value, filter] as const);
  });
  const byValue = new Map<unknown, OutputFilter | null>(filters);
  return (value) => (isObject(value) ? (byValue.get(value[key])?.(value) ?? {}) : value);
};

const filterNone = (options: readonly z.core.$ZodType[]): null => {
  if (options.every((option) => compileOutputFilter(option) === null)) return null;
  throw new Error('a union of objects needs a discriminator');
};
