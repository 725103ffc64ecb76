/** What is wrong with the form, as sentences. */

import { useMemo } from 'react';
import { valueAt } from '../../../../../domain/kit/catalogue-paths.ts';
import type { Refusal } from '../../../../../domain/kit/verdict.ts';
import type { FormSection } from '../../../../../domain/offers/fields/about.ts';
import { completeness } from '../../../../../domain/offers/rules/completeness.ts';
import type { ReadinessFacts } from '../../../../../domain/offers/rules/field-rule.ts';
import { type SectionProblems, sectionProblems } from '../../../../../domain/offers/rules/publish-readiness.ts';
import type { OfferForm } from '../../../../../domain/offers/types.ts';
import { formatOf } from '../../../../../words/kit/format.ts';
import type { Lang } from '../../../../../words/kit/words.ts';
import { offerFormWords } from '../../../../../words/offers/form.ts';
import { offerRefusalWords } from '../../../../../words/offers/refusals.ts';
import type { FieldProblem } from '../../../../kit/form/summary/error-summary.tsx';
import { fieldTextOf } from '../../../../kit/words/field-text.ts';
import { useToday } from '../../../../kit/words/today.ts';
import { translatorOf, useLang } from '../../../../kit/words/words.ts';
import { fieldLabelOf } from '../context.ts';
import { unitNameOf } from '../names.ts';
import type { PhotoFacts } from '../sections/photos/use-photo-checks.ts';
import { askedTexts, withUnread } from '../unread.ts';
import { placeNameOf } from './place-name.ts';

/** Whether a problem says of a field no more than that it is empty, or of a declaration that it is not made yet. */
const isMissing = ({ code }: Refusal): boolean => ['field.required', 'field.pick_one'].includes(code) || code.startsWith('form.declaration_');

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** The problems that the server's rules find in the form, and the texts in it that are no numbers. */
export const problemsOf = (facts: ReadinessFacts, texts: ReadonlyMap<string, string>, lang: Lang): SectionProblems =>
  withUnread(sectionProblems(facts), askedTexts(facts.form, texts), {
    lang,
    unitOf: unitNameOf(lang),
    isEmpty: (path) => valueAt(facts.form, path) === undefined,
  });

/** What stands between the form and publishing, by the very rules that the server asks, as sentences; the same object for the same form. */
export const useProblems = (form: OfferForm, photos: PhotoFacts, texts: ReadonlyMap<string, string>) => {
  const today = useToday();
  const lang = useLang();
  return useMemo(() => {
    const facts = { form, today, ...photos };
    const bySection = problemsOf(facts, texts, lang);
    const all = bySection.flatMap(({ problems }) => problems);
    const { textOf, placeOf } = sentencesOf(form, lang);
    const t = translatorOf(offerFormWords, lang);
    const summary = bySection.flatMap(({ section, problems }) =>
      problems.map((problem): FieldProblem => {
        const path = problem.field ?? '';
        return { path, label: placeOf(path), text: textOf(problem), part: t(`section.${section}`), isMissing: isMissing(problem) };
      }),
    );
    const sectionOf = (path: string): FormSection =>
      bySection.find(({ problems }) => problems.some(({ field }) => field === path))?.section ?? 'basics';
    return { all, progress: completeness(facts, bySection), textOf, summary, sectionOf };
  }, [form, today, photos, texts, lang]);
};

export type FormProblems = ReturnType<typeof useProblems>;

const sentencesOf = (form: OfferForm, lang: Lang) => {
  const labelOf = fieldLabelOf(lang);
  const f = formatOf(lang);
  const textOf = (problem: Refusal): string => {
    const params = Object.fromEntries(Object.entries(problem.params ?? {}).map(([key, value]) => [key, isDay(value) ? f.day(value) : value]));
    return fieldTextOf({ code: problem.code, params }, labelOf(problem.field ?? ''), lang, offerRefusalWords[lang]);
  };
  const placeOf = (path: string): string => placeNameOf(form, path, lang);
  return { textOf, placeOf };
};
