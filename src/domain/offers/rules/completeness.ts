import { nameAt } from '../../kit/catalogue-paths.ts';
import { type FormSection, formSections } from '../fields/about.ts';
import { visitOffer } from '../fields/catalogue.ts';
import type { ReadinessFacts } from './field-rule.ts';
import { type SectionProblems, sectionProblems } from './publish-readiness.ts';

/**
 * What a section has come to: `done` with nothing wrong in it, `open` with something missing or wrong, `optional` while it asks for nothing and
 * nobody has entered anything.
 */
export type SectionStatus = 'done' | 'open' | 'optional';

/** How far a section is: fields that count, how many are filled in and right, its problems, and its status by both. */
export type SectionProgress = {
  readonly section: FormSection;
  readonly done: number;
  readonly total: number;
  readonly problems: number;
  readonly status: SectionStatus;
};

/** Progress of every section and of the whole form; `isReady`: nothing stands between it and publishing. */
export type Completeness = {
  readonly sections: readonly SectionProgress[];
  readonly done: number;
  readonly total: number;
  readonly isReady: boolean;
};

/**
 * Progress of every section and of the whole form, the one rule of the form's rail, of its sections and of the project's card ("73 of 80
 * fields"). `found` are its problems, where they are known.
 */
export const completeness = (facts: ReadinessFacts, found: SectionProblems = sectionProblems(facts)): Completeness => {
  const sections = sectionProgress(facts, found);
  const add = (count: (one: SectionProgress) => number): number => sections.reduce((sum, one) => sum + count(one), 0);
  return { sections, done: add((one) => one.done), total: add((one) => one.total), isReady: sections.every((one) => one.problems === 0) };
};

/** Photos count as one thing once there are any, done while all of them may stand: none are required, so a form without photos lacks nothing. */
const photos = 'images';

const sectionProgress = (facts: ReadinessFacts, found: SectionProblems): readonly SectionProgress[] => {
  const counted = countedFields(facts);
  const entered = enteredSections(facts);
  return found.map(({ section, problems }) => {
    const wrong = new Set(problems.map(({ field = '' }) => (section === 'photos' ? nameAt(field) : field)));
    const fields = counted.get(section) ?? [];
    const done = fields.filter((field) => !wrong.has(field)).length;
    const isOptional = fields.length === 0 && !entered.has(section);
    const status = problems.length > 0 ? 'open' : isOptional ? 'optional' : 'done';
    return { section, done, total: fields.length, problems: problems.length, status };
  });
};

/** The fields that count: the required ones of this very form. A field is done when readiness has no problem with it. */
const countedFields = ({ form, images }: ReadinessFacts): ReadonlyMap<FormSection, readonly string[]> => {
  const required = visitOffer(form).filter(({ field, isCounted }) => isCounted && field.required === true);
  const of = (section: FormSection): readonly string[] => required.filter(({ field }) => field.section === section).map(({ path }) => path);
  return new Map(formSections.map((section) => [section, section === 'photos' && images > 0 ? [...of(section), photos] : of(section)]));
};

/** Sections in which something was entered; a box that was ticked and cleared again is nothing. */
const enteredSections = ({ form, images }: ReadinessFacts): ReadonlySet<FormSection> => {
  const isEntered = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '' && value !== false);
  const entered = visitOffer(form).filter(({ field, value }) => field.kind !== 'group' && isEntered(value));
  return new Set([...entered.map(({ field }) => field.section), ...(images > 0 ? (['photos'] as const) : [])]);
};
