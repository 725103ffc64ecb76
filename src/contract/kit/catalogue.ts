import { z } from 'zod';
import type { Field, Fields, ValueOf } from '../../domain/kit/catalogue.ts';
import { day, grosze } from './shapes.ts';

/** The schemas of a catalogue's fields, each optional: what may be saved. */
export type ShapeOf<F extends Fields> = { readonly [K in keyof F]: z.ZodOptional<z.ZodType<ValueOf<F[K]>>> };

/** The shape of a form: its kinds of values, bounded in size. The limits for publishing are no part of it, so that a draft may hold anything. */
export const shapeOf = <F extends Fields>(fields: F): ShapeOf<F> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field).optional()])) as ShapeOf<F>;

const numberTo = (bound: number): z.ZodType => z.number().finite().min(-bound).max(bound);

/** The schema of one field's value, as it may be saved. */
export const schemaOf = (field: Field): z.ZodType => {
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'choice':
      return z.enum(field.from);
    case 'choices':
      return z.array(z.enum(field.from)).max(field.from.length);
    case 'number':
      return numberTo(field.stored ?? 1e9);
    case 'money':
      return grosze;
    case 'text':
      return z.string().max(field.stored);
    case 'day':
      return day;
    case 'monthDay':
      return z.union([z.number(), z.literal('last')]);
    case 'group':
      return z.object(field.whole === true ? membersOf(field.fields) : shapeOf(field.fields));
    case 'list':
      return z.array(z.object(shapeOf(field.fields))).max(field.stored);
  }
};

const membersOf = (fields: Fields): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, schemaOf(field)]));
