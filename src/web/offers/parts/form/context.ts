/** The form that its sections stand in. */

import { createContext, use, useCallback, useRef, useSyncExternalStore } from 'react';
import { nameAt, valueAt } from '../../../../domain/kit/catalogue-paths.ts';
import { isSame } from '../../../../domain/kit/merge.ts';
import type { VatStatus } from '../../../../domain/kit/money.ts';
import type { FieldPath, FieldValue } from '../../../../domain/offers/fields/catalogue.ts';
import type { FeeRates } from '../../../../domain/offers/rules/fees.ts';
import { applyPatch, type OfferPatch, patchAt } from '../../../../domain/offers/rules/merge/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { useOfDraft } from '../../../kit/draft/use-draft.ts';
import { translatorOf, useLang } from '../../../kit/words/words.ts';
import type { OfferDraft } from './draft.ts';
import type { FieldErrors } from './problems/field-errors.ts';
import type { UnreadTexts } from './unread.ts';

/** The same object as long as the form is open: what changes in it is read through the hooks below, each of which tells its own component alone. */
export type FormContextValue = {
  readonly draft: OfferDraft;
  readonly errors: FieldErrors;
  readonly unread: UnreadTexts;
  /** Rates of the service fee as signing now would freeze them. */
  readonly feeRates: FeeRates;
  /** Whether the landlord charges VAT. */
  readonly vatStatus: VatStatus;
  readonly touch: (path: string) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form that the section stands in. */
export const useForm = (): FormContextValue => {
  const context = use(FormContext);
  if (!context) throw new Error('a form section outside its form');
  return context;
};

/** What a component needs of the form: `useOfForm((form) => form.price)`. It is drawn again only when that becomes another value. */
export const useOfForm = <T>(select: (form: OfferForm) => T): T => useOfDraft(useForm().draft, ({ form }) => select(form));

/** The value at a path. There are some 150 fields: a key in another section of the form costs each of them one comparison. */
const useValueAt = (path: string): unknown => {
  const { draft } = useForm();
  const [section = ''] = path.split('.');
  const last = useRef<{ readonly path: string; readonly of: unknown; readonly value: unknown } | null>(null);
  const read = (): unknown => {
    const { form } = draft.get();
    const of = form[section as keyof OfferForm];
    const before = last.current;
    if (before?.path === path && Object.is(before.of, of)) return before.value;
    const value = valueAt(form, path) ?? undefined;
    last.current = { path, of, value: before !== null && isSame(before.value, value) ? before.value : value };
    return last.current.value;
  };
  return useSyncExternalStore(draft.subscribe, read, read);
};

/** Changes the form. */
export const useChange = (): ((next: (form: OfferForm) => OfferPatch) => void) => {
  const { draft } = useForm();
  return useCallback((next) => draft.change((form) => applyPatch(form, next(form))), [draft]);
};

/** The sentence below a field that is wrong. */
export const useErrorOf = (path: string): string | undefined => {
  const { errors } = useForm();
  const read = (): string | undefined => errors.of(path);
  return useSyncExternalStore(errors.subscribe, read, read);
};

/** Whether one of these fields is wrong and says so. */
export const useHasError = (paths: readonly string[]): boolean => {
  const { errors } = useForm();
  const read = (): boolean => paths.some((path) => errors.of(path) !== undefined);
  return useSyncExternalStore(errors.subscribe, read, read);
};

type FieldKey = keyof typeof offerFieldWords.pl;
const isFieldKey = (key: string): key is FieldKey => key in offerFieldWords.pl;

/** The name of the field at a path; positions in lists do not count. */
export const fieldLabelOf =
  (lang: Lang) =>
  (path: string): string => {
    const key = nameAt(path);
    return isFieldKey(key) ? translatorOf(offerFieldWords, lang)(key) : key;
  };

/** The same in the language of the page. */
export const useFieldLabel = (): ((path: string) => string) => fieldLabelOf(useLang());

/** What a control needs of the field at a path. */
export type Bound<T> = {
  readonly name: string;
  readonly label: string;
  readonly value: T | undefined;
  readonly onChange: (value: T | null | undefined) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};

/** Binds the field at any path of the form; the control looks at what kind of value it gets. */
export const useBinding = (path: string): Bound<unknown> => {
  const { touch } = useForm();
  const change = useChange();
  const labelOf = useFieldLabel();
  return {
    name: path,
    label: labelOf(path),
    value: useValueAt(path),
    onChange: (value) => change((now) => patchAt(now, path, value ?? undefined)),
    onBlur: () => touch(path),
    error: useErrorOf(path),
  };
};

/** Binds the field at a path, with the type of its value, for a control of its own. */
export const useField = <P extends FieldPath>(path: P): Bound<FieldValue<P>> => {
  const bound = useBinding(path);
  return { ...bound, value: bound.value as FieldValue<P> | undefined };
};
