/** Fields for numbers and for money. */

import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { useLang } from '../words/words.ts';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';
import { unitProps } from './unit.tsx';

type NumberFieldProps = FieldProps<number | null> & {
  readonly unit?: string;
  /** Digits after the comma; none means whole numbers. */
  readonly digits?: number;
  readonly min?: number;
  readonly max?: number;
  readonly placeholder?: string;
  /** Without spaces between thousands: years. */
  readonly isPlain?: boolean;
};

const numberOf = (typed: string | number): number | null => {
  const n = typeof typed === 'number' ? typed : Number.parseFloat(typed);
  return Number.isFinite(n) ? n : null;
};

/** A number as people write it here: comma for decimals, spaces between thousands, unit in the field. Limits are checked, not enforced while typing. */
export const NumberField = (props: NumberFieldProps) => {
  const { value, onChange, unit, digits = 0, min = 0, max, placeholder, isPlain } = props;
  const lang = useLang();
  const base = inputProps(props);
  // A lone minus is no number yet: kept as typed, or the field would answer it with its own empty value.
  const [isMinus, setMinus] = useState(false);
  return (
    <NumberInput
      {...base}
      {...unitProps(unit)}
      classNames={{ ...base.classNames, input: `${base.classNames.input} ${styles['number']}` }}
      value={isMinus ? '-' : (value ?? '')}
      onChange={(typed) => {
        setMinus(typed === '-');
        onChange(numberOf(typed));
      }}
      decimalScale={digits}
      allowDecimal={digits > 0}
      allowNegative={min < 0}
      decimalSeparator={lang === 'pl' ? ',' : '.'}
      allowedDecimalSeparators={[',', '.']}
      thousandSeparator={isPlain ? '' : lang === 'pl' ? '\u00a0' : ','}
      clampBehavior="none"
      min={min}
      {...(max !== undefined && { max })}
      {...(placeholder && { placeholder })}
      inputMode={digits > 0 ? 'decimal' : 'numeric'}
    />
  );
};

/** An amount in złoty with grosze; the value is a whole number of grosze. */
export const MoneyField = ({
  value,
  onChange,
  unit = 'zł',
  ...rest
}: FieldProps<Grosze | null> & { readonly unit?: string; readonly placeholder?: string }) => (
  <NumberField
    {...rest}
    unit={unit}
    digits={2}
    value={value === null ? null : value / 100}
    onChange={(amount) => onChange(amount === null ? null : (Math.round(amount * 100) as Grosze))}
  />
);
