/** Makes inputs of calls out of the schemas that the server parses with: some fit, most nearly fit, some are nothing of the kind. */

import fc from 'fast-check';
import { z } from 'zod';
import { offerForm } from '../../src/contract/offers/schema/form.ts';
import { type Change, changed, hostileChange, wireText } from './hostile.ts';

/** What JSON Schema says of the schemas of the contract. */
type Schema = {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | boolean;
};

/** Real values by the name of their field, so that inputs speak of things that are there: `{ offerId: [draft, published] }`. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Inputs that fit the schema of a call. */
export const inputsOf = (input: z.ZodType, known: KnownValues): fc.Arbitrary<unknown> => fitting(schemaOf(input), '', known);

/** The body of a request for a call, as text. */
export const bodiesOf = (input: z.ZodType, known: KnownValues): fc.Arbitrary<string> => {
  const values = inputsOf(input, known);
  const changes: fc.Arbitrary<readonly Change[]> = fc.oneof<fc.WeightedArbitrary<readonly Change[]>[]>(
    { weight: 1, arbitrary: fc.constant<readonly Change[]>([]) },
    { weight: 4, arbitrary: fc.array(hostileChange, { minLength: 1, maxLength: 2 }) },
  );
  return fc.tuple(values, changes).map(([value, list]) => wireText({ data: list.reduce<unknown>(changed, value) }));
};

const schemaOf = (type: z.ZodType): Schema => z.toJSONSchema(type, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Schema;

/** Fields whose schema says less than the server reads. */
const closer: Readonly<Record<string, z.ZodType>> = { patch: offerForm };

const fitting = (schema: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> => {
  const better = closer[name];
  if (better !== undefined && schema.additionalProperties !== undefined) return objectOf(schemaOf(better), known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => fitting(choice, name, known)));
  switch (schema.type) {
    case 'string':
      return textOf(schema, name, known);
    case 'integer':
      return wholeOf(schema);
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e15, max: schema.maximum ?? 1e15, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return listOf(schema, name, known);
    case 'object':
      return objectOf(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
};

const wholeOf = ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> => {
  const from = Math.max(minimum, Math.min(0, maximum));
  return fc.oneof(fc.integer({ min: from, max: Math.min(maximum, from + 40) }), fc.integer({ min: minimum, max: maximum }));
};

const days = ['2026-11-25', '2026-12-01', '2027-02-28', '2028-02-29', '0000-01-01', '0001-01-01', '9999-12-31'] as const;

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc.constantFrom(...days),
  'date-time': fc.constantFrom(...days).map((day) => `${day}T12:00:00Z`),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
};

const textOf = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema, name: string, known: KnownValues): fc.Arbitrary<string> => {
  const real = known[name] ?? (pattern === idPattern ? known['id'] : undefined);
  const free = formats[format ?? ''] ?? (pattern === undefined ? prose(minLength, maxLength) : fc.stringMatching(new RegExp(pattern)));
  return real === undefined ? free : fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...real) }, { weight: 1, arbitrary: free });
};

const idPattern = '^[A-Za-z0-9]{20}$';

/** Any text that is one; the longest that fits is among them. */
const prose = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) }) },
    { weight: 1, arbitrary: fc.constant('ż'.repeat(Math.min(maxLength, 5_000))) },
  );

const listOf = ({ items = {}, prefixItems, minItems = 0, maxItems = 6 }: Schema, name: string, known: KnownValues): fc.Arbitrary<unknown> => {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => fitting(item, name, known)));
  const item = fitting(items, name.replace(/s$/, ''), known);
  return fc.array(item, { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 4)) });
};

/** Fields that may be left out are there in a few of the values: all of a form together would seldom come far. */
const objectOf = ({ properties = {}, required = [], propertyNames, additionalProperties }: Schema, known: KnownValues): fc.Arbitrary<object> => {
  const optional = Object.keys(properties).filter((key) => !required.includes(key));
  const valuesOf = (keys: readonly string[]): fc.Arbitrary<object> =>
    fc.record(Object.fromEntries(keys.map((key) => [key, fitting(properties[key] ?? {}, key, known)])));
  const fields = fc.subarray(optional, { maxLength: Math.min(optional.length, 5) }).chain((some) => valuesOf([...required, ...some]));
  if (typeof additionalProperties !== 'object' || Object.keys(properties).length > 0) return fields;
  const keys = fc.oneof(fc.constantFrom('constructor', 'toString', 'offer', 'lease', ''), textOf(propertyNames ?? {}, '', known));
  return fc.array(fc.tuple(keys, fitting(additionalProperties, '', known)), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));
};
