import { nameAt } from '../../kit/catalogue-paths.ts';
import { type FormSection, formSections } from '../fields/about.ts';
import { visitOffer } from '../fields/catalogue.ts';
import type { OfferForm } from '../types.ts';
import type { ReadinessFacts } from './field-rule.ts';
import { type SectionProblems, sectionProblems } from './publish-readiness.ts';

/** How far a section is: fields that count, how many are filled in and right, and its problems. */
export type SectionProgress = {
  readonly section: FormSection;
  readonly done: number;
  readonly total: number;
  readonly problems: number;
  readonly complete: boolean;
};

/** Progress of every section and of the whole form. */
export type Completeness = {
  readonly sections: readonly SectionProgress[];
  readonly done: number;
  readonly total: number;
  readonly complete: number;
};

/** Progress of every section and of the whole form: the rail's rings and "73 of 80 fields". `found` are its problems, where they are known. */
export const completeness = (facts: ReadinessFacts, found: SectionProblems = sectionProblems(facts)): Completeness => {
  const sections = sectionProgress(facts, found);
  const add = (count: (one: SectionProgress) => number): number => sections.reduce((sum, one) => sum + count(one), 0);
  return { sections, done: add((one) => one.done), total: add((one) => one.total), complete: sections.filter((one) => one.complete).length };
};

/** Photos count as one thing that is done with the first photo, though none are required, unless one of them cannot stand. */
const photos = 'images';

const sectionProgress = (facts: ReadinessFacts, found: SectionProblems): readonly SectionProgress[] => {
  const counted = countedFields(facts.form);
  return found.map(({ section, problems }) => {
    const wrong = new Set(problems.map(({ field = '' }) => (section === 'photos' ? nameAt(field) : field)));
    const fields = counted.get(section) ?? [];
    const done = fields.filter((field) => !wrong.has(field) && (field !== photos || facts.images > 0)).length;
    return { section, done, total: fields.length, problems: problems.length, complete: problems.length === 0 };
  });
};

/** The fields that count: the required ones of this very form. A field is done when readiness has no problem with it. */
const countedFields = (form: OfferForm): ReadonlyMap<FormSection, readonly string[]> => {
  const required = visitOffer(form).filter(({ field, isCounted }) => isCounted && field.required === true);
  const of = (section: FormSection): readonly string[] => required.filter(({ field }) => field.section === section).map(({ path }) => path);
  return new Map(formSections.map((section) => [section, section === 'photos' ? [photos] : of(section)]));
};
