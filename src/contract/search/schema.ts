import { z } from 'zod';
import { entryAt, type FieldName, type FieldValue } from '../../domain/offers/fields/catalogue.ts';
import { schemaOf } from '../kit/catalogue.ts';

/** The field of the offer that each filter of search narrows by; how it does so (`filter`) stands in the catalogue. */
export const filterFields = {
  offerType: 'offerType',
  premisesPurpose: 'legalMainUse',
  province: 'address.province',
  county: 'address.county',
  city: 'address.city',
  minArea: 'areaDetails.surface',
  maxPrice: 'price',
  freeFrom: 'availability',
} as const satisfies Record<string, FieldName>;

type FilterShape = { readonly [Filter in keyof typeof filterFields]: z.ZodOptional<z.ZodType<FieldValue<(typeof filterFields)[Filter]>>> };

const schemaOfFilter = (name: FieldName): z.ZodType => {
  const field = entryAt(name)?.field;
  if (field === undefined || field.filter === undefined) throw new Error(`${name} is no filter of search`);
  return field.kind === 'number'
    ? z
        .number()
        .min(0)
        .max(field.max ?? Number.MAX_SAFE_INTEGER)
    : schemaOf(field);
};

/** What each filter takes: the choices and limits of its field; a number may be less than the least that is published. */
export const filterShape = Object.fromEntries(
  Object.entries(filterFields).map(([filter, name]) => [filter, schemaOfFilter(name).optional()]),
) as FilterShape;
