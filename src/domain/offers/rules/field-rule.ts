import type { Day } from '../../kit/brand.ts';
import type { Problems } from '../../kit/fields.ts';
import type { OfferForm } from '../fields/catalogue.ts';

/** What readiness is judged by: the form, the Warsaw day, the number of photos and, where the photos were looked at, what is said against them (`photoProblem`). */
export type ReadinessFacts = { readonly form: OfferForm; readonly today: Day; readonly images: number; readonly photoProblems?: Problems };

/** A rule that looks at more than its own field. It gets the field's own problems and answers what is to be said of the field. */
export type FieldRule = (facts: ReadinessFacts, own: Problems) => Problems;
