import type { Day } from '../../kit/brand.ts';
import type { Problems } from '../../kit/fields.ts';
import type { Verdict } from '../../kit/verdict.ts';
import { refuse } from '../refusals.ts';
import type { OfferForm } from '../types.ts';
import {
  addressProblems,
  basicsProblems,
  buildingProblems,
  declarationProblems,
  equipmentProblems,
  levelsProblems,
  mediaProblems,
  parkingProblems,
  photoProblems,
} from './readiness-premises.ts';
import { leaseProblems } from './readiness-terms.ts';

/** Sections of the add-offer form, in its order; also the `{value}` of the edit route. */
export const formSections = ['basics', 'address', 'levels', 'building', 'parking', 'media', 'equipment', 'lease', 'photos', 'declarations'] as const;
/** A section of the add-offer form. */
export type FormSection = (typeof formSections)[number];

/** What readiness is judged by: the form, the Warsaw day and the number of photos. */
export type ReadinessFacts = { readonly form: OfferForm; readonly today: Day; readonly images: number };

const checks: Record<FormSection, (facts: ReadinessFacts) => Problems> = {
  basics: ({ form }) => basicsProblems(form),
  address: ({ form }) => addressProblems(form),
  levels: ({ form }) => levelsProblems(form),
  building: ({ form, today }) => buildingProblems(form, today),
  parking: ({ form }) => parkingProblems(form),
  media: ({ form }) => mediaProblems(form),
  equipment: ({ form }) => equipmentProblems(form),
  lease: ({ form, today }) => leaseProblems(form, today),
  photos: ({ images }) => photoProblems(images),
  declarations: ({ form }) => declarationProblems(form),
};

/** Problems of one section. */
export const sectionProblems = (section: FormSection, facts: ReadinessFacts): Problems => checks[section](facts);

/** Every problem that stands between the form and publishing, each with its field path, in the order of the form (docs/rules/publishing.md#readiness). */
export const readinessProblems = (facts: ReadinessFacts): Problems => formSections.flatMap((section) => sectionProblems(section, facts));

/** Is the form ready to be published? `offer.not_ready` carries every problem. Form, server, completeness meter and error dialog all ask this. */
export const publishReadiness = (facts: ReadinessFacts): Verdict => {
  const problems = readinessProblems(facts);
  return problems.length === 0 ? null : refuse('offer.not_ready', { problems, params: { n: problems.length } });
};

/** The section of the edit route's `{value}`; an unknown one is the first (docs/rules/publishing.md#sections). */
export const sectionOfRoute = (value: string | undefined): FormSection => formSections.find((section) => section === value) ?? formSections[0];
