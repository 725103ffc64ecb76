import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { endpoints } from '../../app/rooms.ts';
import { compileOutputFilter } from './output-filter.ts';

const inner = z.object({ a: z.int(), kind: z.literal('inner') });
const schema = z.object({
  text: z.string().transform((value) => value),
  list: z.array(z.object({ id: z.string(), deep: inner.nullable() })).readonly(),
  maybe: inner.optional(),
  facts: z.record(z.string(), z.object({ n: z.number() })),
  either: z.discriminatedUnion('kind', [inner, z.object({ kind: z.enum(['one', 'two']), b: z.string() })]),
  mixed: z.union([z.string(), z.number()]).nullable(),
});
const clean = () => ({
  text: 'a',
  list: [
    { id: '1', deep: null },
    { id: '2', deep: { a: 1, kind: 'inner' } },
  ],
  facts: { x: { n: 1 } },
  either: { kind: 'two', b: 'b' },
  mixed: 7,
});
const filter = (value: unknown) => compileOutputFilter(schema)?.(value);

describe('an answer', () => {
  it('loses what the contract does not name, at every depth', () => {
    const dirty = {
      ...clean(),
      secret: 1,
      list: [
        { id: '1', deep: null, price: 5 },
        { id: '2', deep: { a: 1, kind: 'inner', price: 5 } },
      ],
      maybe: { a: 2, kind: 'inner', secret: 'x' },
      facts: { x: { n: 1, secret: true } },
      either: { kind: 'two', b: 'b', a: 3, secret: 3 },
    };
    expect(filter(dirty)).toEqual({ ...clean(), maybe: { a: 2, kind: 'inner' } });
    expect(filter(dirty)).toEqual(schema.parse(dirty));
  });

  it('keeps everything else as it is, and does not copy it', () => {
    const value = { ...clean(), facts: {} };
    expect(filter(value)).toEqual(value);
    const search = compileOutputFilter(searchCalls.searchOffers.out);
    const page = { items: [], page: 1, pages: 1, total: 0, capped: false };
    expect(search?.(page)).toBe(page);
  });

  it('says nothing of a union that it cannot tell apart', () => {
    expect(compileOutputFilter(z.union([z.string(), z.int()]))).toBeNull();
    expect(() => compileOutputFilter(z.union([inner, z.object({ b: z.string() })]))).toThrow('discriminator');
    expect(() => compileOutputFilter(z.date())).toThrow('date');
    expect(filter({ ...clean(), either: { kind: 'three', secret: 1 } })).toMatchObject({ either: {} });
  });

  it('can be filtered for every call of the product', () => {
    expect(endpoints.length).toBeGreaterThan(50);
  });
});
