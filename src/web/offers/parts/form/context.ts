/** The form that its sections stand in. */

import { createContext, use } from 'react';
import { nameAt, valueAt } from '../../../../domain/kit/catalogue-paths.ts';
import type { VatStatus } from '../../../../domain/kit/money.ts';
import type { FieldPath, FieldValue } from '../../../../domain/offers/fields/catalogue.ts';
import type { FeeRates } from '../../../../domain/offers/rules/fees.ts';
import { type OfferPatch, patchAt } from '../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { useWords } from '../../../kit/words/words.ts';

export type FormContextValue = {
  readonly form: OfferForm;
  /** Rates of the service fee as signing now would freeze them. */
  readonly feeRates: FeeRates;
  /** Whether the landlord charges VAT. */
  readonly vatStatus: VatStatus;
  readonly change: (next: (form: OfferForm) => OfferPatch) => void;
  readonly errorOf: (path: string) => string | undefined;
  readonly touch: (path: string) => void;
};

export const FormContext = createContext<FormContextValue | null>(null);

/** The form that the section stands in. */
export const useForm = (): FormContextValue => {
  const context = use(FormContext);
  if (!context) throw new Error('a form section outside its form');
  return context;
};

type FieldKey = keyof typeof offerFieldWords.pl;
const isFieldKey = (key: string): key is FieldKey => key in offerFieldWords.pl;

/** The name of the field at a path; positions in lists do not count. */
export const useFieldLabel = (): ((path: string) => string) => {
  const t = useWords(offerFieldWords);
  return (path) => {
    const key = nameAt(path);
    return isFieldKey(key) ? t(key) : key;
  };
};

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
export const useBinding = (): ((path: string) => Bound<unknown>) => {
  const { form, change, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  return (path) => ({
    name: path,
    label: labelOf(path),
    value: valueAt(form, path) ?? undefined,
    onChange: (value) => change((now) => patchAt(now, path, value ?? undefined)),
    onBlur: () => touch(path),
    error: errorOf(path),
  });
};

/** Binds the field at a path, with the type of its value, for a control of its own. */
export const useField = <P extends FieldPath>(path: P): Bound<FieldValue<P>> => {
  const bound = useBinding()(path);
  return { ...bound, value: bound.value as FieldValue<P> | undefined };
};
