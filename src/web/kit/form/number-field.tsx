/** Fields for numbers and for money. */

import { TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { Grosze } from '../../../domain/kit/brand.ts';
import type { Unit } from '../../../domain/kit/catalogue.ts';
import { type ExpectedNumber, readNumber } from '../../../domain/kit/typed/number.ts';
import { stepOf, stepped } from '../../../domain/kit/typed/steps.ts';
import { fieldRefusalWords } from '../../../words/kit/fields.ts';
import { formatOf } from '../../../words/kit/format.ts';
import type { Lang } from '../../../words/kit/words.ts';
import { useLang, useWords } from '../words/words.ts';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';
import { type UnreadText, useTypedText } from './typed/typed-text.ts';
import { unitProps } from './unit.tsx';

type NumberFieldProps = FieldProps<number | null> & {
  /** The unit as it stands in the field, and the one that typed units are read by. */
  readonly unit?: string;
  readonly measure?: Unit | 'zł';
  /** Digits after the comma; none means whole numbers. */
  readonly digits?: number;
  readonly min?: number;
  /** Where the arrow keys end, if not at `min`. */
  readonly least?: number;
  readonly placeholder?: string;
  /** Without spaces between thousands: years. */
  readonly isPlain?: boolean;
  readonly unread?: UnreadText;
};

/** The sign between decimals in a language, and how many of them a field of money takes. */
export const decimalOf = (lang: Lang): ExpectedNumber['decimal'] => (lang === 'pl' ? ',' : '.');
export const moneyDigits = 2;

/**
 * A number as people write it: spaces between thousands, a comma, its unit. It is written our way when the field is left; what cannot be read
 * stays as it was typed, with an error. Limits are checked, not enforced while typing.
 */
export const NumberField = (props: NumberFieldProps) => {
  const { value, onChange, onBlur, error, unit, measure, digits = 0, min = 0, least = min, placeholder, isPlain = false } = props;
  const lang = useLang();
  const t = useWords(fieldRefusalWords);
  const read = (text: string): number | null => readNumber(text, { digits, decimal: decimalOf(lang), ...(measure && { unit: measure }) }).value;
  const written = writtenIn(lang, value, { digits, isPlain });
  const { text, hasUnread, isUnread, type, pick, leave } = useTypedText({ value, onChange, unread: props.unread, read, written });
  // What stands in the field comes before what is missing: a number that cannot be read is not one that nobody gave.
  const base = inputProps({ ...props, error: isUnread ? t('refusal.field.not_a_number') : error });
  // The field has no role of a spin button: while a text is no number there is no value to name, and the text itself says the unit.
  const step = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || hasUnread) return;
    const next = stepped(value, { key: event.key, shift: event.shiftKey, step: stepOf(measure), least, digits });
    if (next === null) return;
    event.preventDefault();
    pick(next);
  };
  return (
    <TextInput
      {...base}
      {...unitProps(unit)}
      classNames={{ ...base.classNames, input: `${base.classNames.input} ${styles['number']}` }}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={step}
      onBlur={() => {
        leave();
        onBlur?.();
      }}
      {...(placeholder && { placeholder })}
      autoComplete="off"
      // The number pads of phones have no minus.
      inputMode={min < 0 ? 'text' : digits > 0 ? 'decimal' : 'numeric'}
    />
  );
};

/** Thousands stand apart by a space in both languages: a digit added to `1,200` would make `1,2000`, which nobody can read. */
const writtenIn = (lang: Lang, value: number | null, { digits, isPlain }: { readonly digits: number; readonly isPlain: boolean }): string => {
  if (value === null) return '';
  if (isPlain) return String(value);
  const text = formatOf(lang).number(value, digits > moneyDigits ? digits : undefined);
  return lang === 'en' ? text.replaceAll(',', '\u00a0') : text;
};

/** An amount in złoty with grosze; the value is a whole number of grosze. */
export const MoneyField = ({
  value,
  onChange,
  unit = 'zł',
  measure = 'zł',
  ...rest
}: FieldProps<Grosze | null> & Pick<NumberFieldProps, 'unit' | 'measure' | 'placeholder' | 'unread'>) => (
  <NumberField
    {...rest}
    unit={unit}
    measure={measure}
    digits={moneyDigits}
    value={value === null ? null : value / 100}
    onChange={(amount) => onChange(amount === null ? null : (Math.round(amount * 100) as Grosze))}
  />
);
