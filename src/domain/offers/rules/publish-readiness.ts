import { ownProblems } from '../../kit/catalogue-checks.ts';
import type { Problems } from '../../kit/fields.ts';
import { type FormSection, formSections } from '../fields/about.ts';
import { type FieldName, visitOffer } from '../fields/catalogue.ts';
import type { ReadinessFacts } from './field-rule.ts';
import { fieldRules, sectionRules } from './field-rules.ts';

/** Problems of every section: what each field demands by itself, the rules across fields, the rules of the section as a whole. */
const problemsBySection = (facts: ReadinessFacts): ReadonlyMap<FormSection, Problems> => {
  const visits = visitOffer(facts.form).map(({ name, path, field, value }) => {
    const own = ownProblems(field, path, value);
    return { section: field.section, problems: fieldRules[name as FieldName]?.(facts, own) ?? own };
  });
  const of = (section: FormSection): Problems => [
    ...visits.filter((visit) => visit.section === section).flatMap(({ problems }) => problems),
    ...(sectionRules[section]?.(facts) ?? []),
  ];
  return new Map(formSections.map((section) => [section, of(section)]));
};

/** Problems of each section, in the order of the form. */
export type SectionProblems = readonly { readonly section: FormSection; readonly problems: Problems }[];

/** Finds the problems of each section. */
export const sectionProblems = (facts: ReadinessFacts): SectionProblems =>
  [...problemsBySection(facts)].map(([section, problems]) => ({ section, problems }));

/** Every problem that stands between the form and publishing, each with its field path, in the order of the form (docs/rules/publishing.md#readiness). */
export const readinessProblems = (facts: ReadinessFacts): Problems => sectionProblems(facts).flatMap(({ problems }) => problems);

/** The section of the edit route's `{value}`; an unknown one is the first (docs/rules/publishing.md#sections). */
export const sectionOfRoute = (value: string | undefined): FormSection => formSections.find((section) => section === value) ?? formSections[0];
