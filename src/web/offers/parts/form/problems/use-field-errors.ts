import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useOfDraft } from '../../../../kit/draft/use-draft.ts';
import { useFieldText } from '../../../../kit/words/field-text.ts';
import type { FormContextValue } from '../context.ts';
import type { OfferDraft, OfferEdit } from '../draft.ts';
import type { UnreadTexts } from '../unread.ts';
import { FieldErrors } from './field-errors.ts';
import { refusedFields } from './refused-fields.ts';
import type { FormProblems } from './use-problems.ts';

const isMissing = (code: string): boolean => ['field.required', 'field.pick_one', 'form.no_levels'].includes(code);

/** The form's context; errors appear where something was entered wrongly or a save was refused, and everywhere once somebody tried to send. */
export const useFieldErrors = (
  { draft, unread }: { readonly draft: OfferDraft; readonly unread: UnreadTexts },
  { feeRates, vatStatus }: OfferEdit,
  { all, textOf }: FormProblems,
  attempt: number,
): FormContextValue => {
  const [errors] = useState(() => new FieldErrors());
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const touch = useCallback((path: string): void => setTouched((before) => (before.has(path) ? before : new Set([...before, path]))), []);
  const refusal = useOfDraft(draft, (state) => state.refusal);
  const refusedText = useFieldText()({ code: 'kit.invalid_field' }, '');
  useLayoutEffect(() => {
    const isShown = (path: string, code: string): boolean => attempt > 0 || (touched.has(path) && !isMissing(code));
    const texts = new Map<string, string>();
    for (const problem of all) {
      const path = problem.field ?? '';
      if (!texts.has(path) && isShown(path, problem.code)) texts.set(path, textOf(problem));
    }
    for (const path of refusedFields(refusal)) if (!texts.has(path)) texts.set(path, refusedText);
    errors.show(texts);
  }, [errors, all, textOf, attempt, touched, refusal, refusedText]);
  return useMemo(() => ({ draft, errors, unread, feeRates, vatStatus, touch }), [draft, errors, unread, feeRates, vatStatus, touch]);
};
