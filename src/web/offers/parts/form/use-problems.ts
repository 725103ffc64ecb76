import { useMemo } from 'react';
import type { Refusal } from '../../../../domain/kit/verdict.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import { completeness } from '../../../../domain/offers/rules/completeness.ts';
import { sectionProblems } from '../../../../domain/offers/rules/publish-readiness.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import type { FieldProblem } from '../../../kit/form/error-summary.tsx';
import { fieldTextOf } from '../../../kit/words/field-text.ts';
import { useToday } from '../../../kit/words/today.ts';
import { translatorOf, useLang } from '../../../kit/words/words.ts';
import { fieldLabelOf } from './context.ts';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What stands between the form and publishing, by the very rules that the server asks, as sentences; the same object for the same form. */
export const useProblems = (form: OfferForm, images: number) => {
  const today = useToday();
  const lang = useLang();
  return useMemo(() => {
    const facts = { form, today, images };
    const bySection = sectionProblems(facts);
    const all = bySection.flatMap(({ problems }) => problems);
    const { textOf, placeOf } = sentencesOf(form, lang);
    const summary: readonly FieldProblem[] = all.map((problem) => ({
      path: problem.field ?? '',
      label: placeOf(problem.field ?? ''),
      text: textOf(problem),
    }));
    const sectionOf = (path: string): FormSection =>
      bySection.find(({ problems }) => problems.some(({ field }) => field === path))?.section ?? 'basics';
    return { all, progress: completeness(facts, bySection), textOf, summary, sectionOf };
  }, [form, today, images, lang]);
};

export type FormProblems = ReturnType<typeof useProblems>;

const sentencesOf = (form: OfferForm, lang: Lang) => {
  const t = translatorOf(offerFormWords, lang);
  const labelOf = fieldLabelOf(lang);
  const f = formatOf(lang);
  const textOf = (problem: Refusal): string => {
    const params = Object.fromEntries(Object.entries(problem.params ?? {}).map(([key, value]) => [key, isDay(value) ? f.day(value) : value]));
    return fieldTextOf({ code: problem.code, params }, labelOf(problem.field ?? ''), lang, offerRefusalWords[lang]);
  };
  /** A field of a floor is named with its floor. */
  const placeOf = (path: string): string => {
    const match = /^areaDetails\.levels\.(\d+)\.(?:rooms\.(\d+)\.)?/.exec(path);
    if (!match) return labelOf(path);
    const at = Number(match[1]);
    const level = form.areaDetails?.levels?.[at]?.levelName || t('level.name', { n: at + 1 });
    const label = labelOf(path);
    return `${level}, ${match[2] === undefined ? label : t('room.field', { field: label, n: Number(match[2]) + 1 })}`;
  };
  return { textOf, placeOf };
};
