import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { parseInput } from './input.ts';

const schema = z.strictObject({
  offerId: z.string().max(20),
  rooms: z
    .array(z.object({ surface: z.number() }))
    .max(20_000)
    .optional(),
  consents: z.record(z.string(), z.string()).optional(),
  about: z.union([z.object({ entryId: z.string() }), z.object({ question: z.string() })]).optional(),
});

const fieldsOf = (data: unknown): readonly (string | undefined)[] | null => {
  const parsed = parseInput(schema, data);
  return parsed.ok ? null : (parsed.refusal.problems ?? []).map(({ field }) => field);
};

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('an input', () => {
  it('is taken when it fits, and a null counts as nothing where none is allowed', () => {
    expect(parseInput(schema, { offerId: 'a', rooms: null })).toMatchObject({ ok: true });
  });

  it.each([
    ['a wrong kind', { offerId: 1 }, ['offerId']],
    ['a field that is missing', {}, ['offerId']],
    ['a field in a list', { offerId: 'a', rooms: [{ surface: 1 }, { surface: 'x' }] }, ['rooms.1.surface']],
    ['two fields that nobody knows', { offerId: 'a', owner: 1, state: 2 }, ['owner', 'state']],
    ['none of several shapes', { offerId: 'a', about: {} }, ['about.entryId', 'about.question']],
    ['a number that the database cannot hold', { offerId: 'a', rooms: [{ surface: 5e-324 }] }, ['rooms.0.surface']],
    ['a NUL', { offerId: 'a\0b' }, ['offerId']],
    ['half of a character', { offerId: 'a', consents: { terms: '\ud800' } }, ['consents.terms']],
    ['a NUL in a name', { offerId: 'a', consents: { 'a\0': 'x' } }, ['consents.a\u{fffd}']],
  ])('is refused for %s with its name', (_, data, fields) => expect(fieldsOf(data)).toEqual(fields));

  it('is refused for nesting beyond reason', () => {
    expect(fieldsOf({ offerId: nested(60) })?.[0]).toMatch(/^offerId\.a\.a\./);
    expect(fieldsOf({ offerId: nested(40) })).toEqual(['offerId']);
  });

  it('is answered with less than was sent, however much is wrong', () => {
    expect(fieldsOf({ offerId: 'a', rooms: Array.from({ length: 10_000 }, () => 1) })).toHaveLength(50);
    expect(fieldsOf({ offerId: 'a', ['x'.repeat(10_000)]: 1 })?.[0]).toHaveLength(200);
    expect(fieldsOf({ offerId: 'a', ...Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`f${at}`, 1])) })).toHaveLength(50);
  });
});
