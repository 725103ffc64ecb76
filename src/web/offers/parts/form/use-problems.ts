import { useMemo } from 'react';
import type { Refusal } from '../../../../domain/kit/verdict.ts';
import type { FormSection } from '../../../../domain/offers/fields/about.ts';
import { completeness } from '../../../../domain/offers/rules/completeness.ts';
import { sectionProblems } from '../../../../domain/offers/rules/publish-readiness.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFormWords } from '../../../../words/offers/form.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import type { FieldProblem } from '../../../kit/form/error-summary.tsx';
import { useFieldText } from '../../../kit/words/field-text.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useToday } from '../../../kit/words/today.ts';
import { useWords } from '../../../kit/words/words.ts';
import { useFieldLabel } from './context.ts';

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

/** What stands between the form and publishing, by the very rules that the server asks, as sentences. */
export const useProblems = (form: OfferForm, images: number) => {
  const today = useToday();
  const fieldText = useFieldText(offerRefusalWords);
  const labelOf = useFieldLabel();
  const f = useFormat();
  const t = useWords(offerFormWords);
  const found = useMemo(() => {
    const facts = { form, today, images };
    const bySection = sectionProblems(facts);
    return { bySection, all: bySection.flatMap(({ problems }) => problems), progress: completeness(facts) };
  }, [form, today, images]);
  const textOf = (problem: Refusal): string => {
    const params = Object.fromEntries(Object.entries(problem.params ?? {}).map(([key, value]) => [key, isDay(value) ? f.day(value) : value]));
    return fieldText({ code: problem.code, params }, labelOf(problem.field ?? ''));
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
  const summary: readonly FieldProblem[] = found.all.map((problem) => ({
    path: problem.field ?? '',
    label: placeOf(problem.field ?? ''),
    text: textOf(problem),
  }));
  const sectionOf = (path: string): FormSection =>
    found.bySection.find(({ problems }) => problems.some(({ field }) => field === path))?.section ?? 'basics';
  return { ...found, textOf, summary, sectionOf };
};
