import type { Day } from '../../kit/brand.ts';
import type { Problems } from '../../kit/fields.ts';
import type { OfferForm } from '../fields/catalogue.ts';

/** What readiness is judged by: the form, the Warsaw day and the number of photos. */
export type ReadinessFacts = { readonly form: OfferForm; readonly today: Day; readonly images: number };

/** A rule that looks at more than its own field. It gets the field's own problems and answers what is to be said of the field. */
export type FieldRule = (facts: ReadinessFacts, own: Problems) => Problems;
