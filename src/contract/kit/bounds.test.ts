import { expect, it } from 'vitest';
import { z } from 'zod';
import { declaredCalls } from '../../../scripts/docs/calls.ts';

/** A part of a JSON schema, as far as this test looks at it. */
type Part = { readonly [key: string]: unknown };

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** A pattern ends by itself when it is anchored at both ends and repeats nothing without end. */
const endsByItself = (pattern: string): boolean => pattern.startsWith('^') && pattern.endsWith('$') && !/[*+](?![^[]*\])/.test(pattern);

const isBounded = (part: Part): boolean =>
  part['maxLength'] !== undefined || part['enum'] !== undefined || part['const'] !== undefined || endsByItself(String(part['pattern'] ?? ''));

/** Where texts stand that may be of any length. Names of fields count as texts. */
const endless = (part: unknown, path: string): readonly string[] => {
  if (!isPart(part)) return [];
  const here = part['type'] === 'string' && !isBounded(part) ? [path] : [];
  const fields = isPart(part['properties']) ? Object.entries(part['properties']) : [];
  const inside = ['items', 'additionalProperties', 'propertyNames'].map((key) => [key, part[key]] as const);
  const choices = ['anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((key) =>
    Array.isArray(part[key]) ? part[key].map((of) => [key, of] as const) : [],
  );
  return [...here, ...[...fields, ...inside, ...choices].flatMap(([name, of]) => endless(of, `${path}.${name}`))];
};

/** The form names each section that it does not know, and stores none of them. */
const unread = ['saveOffer.patch.propertyNames'];

it('bounds every text that a call takes, so that none reaches the database at any length', async () => {
  const found = (await declaredCalls()).flatMap((call) => endless(z.toJSONSchema(call.in, { io: 'input', unrepresentable: 'any' }), call.wire));
  expect(found).toEqual(unread);
});
