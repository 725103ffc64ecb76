import { createContext, use } from 'react';
import type { OfferPatch } from '../../../../domain/offers/rules/merge.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { useWords } from '../../../kit/words/words.ts';

export type FormContextValue = {
  readonly form: OfferForm;
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
    const key = path.replace(/\.\d+/g, '');
    return isFieldKey(key) ? t(key) : key;
  };
};

type Groups =
  | 'address'
  | 'areaDetails'
  | 'parkingDetails'
  | 'mediaDetails'
  | 'relatedDetails'
  | 'leaseAgreement'
  | 'summary'
  | 'ownTerms'
  | 'counteroffer';
type Group<G extends Groups> = NonNullable<OfferForm[G]>;

export type Bound<T> = {
  readonly name: string;
  readonly label: string;
  readonly value: T | undefined;
  readonly onChange: (value: T | null | undefined) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
};

/** Binds the controls of one group of the form: `field('street')` gives name, label, value, change and error. */
export const useGroup = <G extends Groups>(group: G) => {
  const { form, change, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  const values: Partial<Group<G>> = form[group] ?? {};
  return <K extends keyof Group<G> & string>(key: K): Bound<NonNullable<Group<G>[K]>> => {
    const path = `${group}.${key}`;
    return {
      name: path,
      label: labelOf(path),
      value: values[key] ?? undefined,
      onChange: (value) => change((now) => ({ [group]: { ...now[group], [key]: value ?? undefined } })),
      onBlur: () => touch(path),
      error: errorOf(path),
    };
  };
};

/** Binds a field of the form's first level. */
export const useTop = () => {
  const { form, change, errorOf, touch } = useForm();
  const labelOf = useFieldLabel();
  return <K extends keyof OfferForm & string>(key: K): Bound<NonNullable<OfferForm[K]>> => ({
    name: key,
    label: labelOf(key),
    value: form[key] ?? undefined,
    onChange: (value) => change(() => ({ [key]: value ?? null })),
    onBlur: () => touch(key),
    error: errorOf(key),
  });
};
