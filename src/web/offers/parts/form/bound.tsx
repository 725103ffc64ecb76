import type { ReactNode } from 'react';
import type { Day, Grosze } from '../../../../domain/kit/brand.ts';
import { CheckField } from '../../../kit/form/check-field.tsx';
import { ChipsField } from '../../../kit/form/choice-field.tsx';
import { DayField } from '../../../kit/form/day-field.tsx';
import { MoneyField, NumberField } from '../../../kit/form/number-field.tsx';
import { SelectField } from '../../../kit/form/select-field.tsx';
import { TextField } from '../../../kit/form/text-field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import type { Bound } from './context.ts';
import { formWords, nameWords } from './words.ts';

/** The dictionaries whose values have names. */
type NameKey = keyof typeof nameWords.pl;
type Dictionary = NameKey extends infer K ? (K extends `${infer D}.${string}` ? D : never) : never;

/** Names of dictionary values: `nameOf('drive', 'asphalt')`. */
export const useNames = () => {
  const t = useWords(nameWords);
  return (dictionary: Dictionary, value: string): string => t(`${dictionary}.${value}` as NameKey);
};

type More = { readonly hint?: ReactNode; readonly isOptional?: boolean; readonly disabled?: boolean };

const useMore = ({ hint, isOptional, disabled }: More) => {
  const t = useWords(formWords);
  return { ...(hint && { hint }), ...(isOptional && { optional: t('optional') }), ...(disabled && { disabled }) };
};

export const Text = ({
  of,
  multiline,
  maxLength,
  inputMode,
  placeholder,
  ...more
}: More & {
  readonly of: Bound<string>;
  readonly multiline?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'numeric';
  readonly placeholder?: string;
}) => (
  <TextField
    {...of}
    {...useMore(more)}
    value={of.value ?? ''}
    onChange={(text) => of.onChange(text === '' ? undefined : text)}
    {...(multiline && { multiline })}
    {...(maxLength && { maxLength })}
    {...(inputMode && { inputMode })}
    {...(placeholder && { placeholder })}
  />
);

export const Num = ({
  of,
  unit,
  digits,
  min,
  max,
  ...more
}: More & { readonly of: Bound<number>; readonly unit?: string; readonly digits?: number; readonly min?: number; readonly max?: number }) => (
  <NumberField
    {...of}
    {...useMore(more)}
    value={of.value ?? null}
    {...(unit && { unit })}
    {...(digits && { digits })}
    {...(min !== undefined && { min })}
    {...(max !== undefined && { max })}
  />
);

export const Money = ({ of, unit, ...more }: More & { readonly of: Bound<Grosze>; readonly unit?: string }) => (
  <MoneyField {...of} {...useMore(more)} value={of.value ?? null} {...(unit && { unit })} />
);

export const DateOf = ({ of, min, ...more }: More & { readonly of: Bound<Day>; readonly min?: Day }) => (
  <DayField {...of} {...useMore(more)} value={of.value ?? null} {...(min && { min })} />
);

export const Tick = ({ of, hint, disabled }: Pick<More, 'hint' | 'disabled'> & { readonly of: Bound<boolean> }) => (
  <CheckField {...of} {...(hint && { hint })} {...(disabled && { disabled })} value={of.value ?? false} onChange={(value) => of.onChange(value)} />
);

export const Pick = <T extends string>({
  of,
  from,
  dictionary,
  ...more
}: More & { readonly of: Bound<T>; readonly from: readonly T[]; readonly dictionary: Dictionary }) => {
  const nameOf = useNames();
  const t = useWords(formWords);
  return (
    <SelectField
      {...of}
      {...useMore(more)}
      value={of.value ?? null}
      placeholder={t('choose')}
      options={from.map((value) => ({ value, label: nameOf(dictionary, value) }))}
    />
  );
};

export const Chips = <T extends string>({
  of,
  from,
  dictionary,
  ...more
}: More & { readonly of: Bound<readonly T[]>; readonly from: readonly T[]; readonly dictionary: Dictionary }) => {
  const nameOf = useNames();
  return (
    <ChipsField {...of} {...useMore(more)} value={of.value ?? []} options={from.map((value) => ({ value, label: nameOf(dictionary, value) }))} />
  );
};

/** Yes-or-no features of a group as chips: one press each, nothing to answer with no. */
export const Features = <K extends string>({
  name,
  label,
  keys,
  field,
}: {
  readonly name: string;
  readonly label: string;
  readonly keys: readonly K[];
  readonly field: (key: K) => Bound<boolean>;
}) => {
  const t = useWords(formWords);
  const fields = keys.map((key) => ({ key, ...field(key) }));
  return (
    <ChipsField
      name={name}
      label={label}
      optional={t('optional')}
      value={fields.filter(({ value }) => value === true).map(({ key }) => key)}
      onChange={(chosen) => {
        for (const { key, value, onChange } of fields) if ((value === true) !== chosen.includes(key)) onChange(chosen.includes(key) || undefined);
      }}
      options={fields.map(({ key, label: text }) => ({ value: key, label: text }))}
    />
  );
};
