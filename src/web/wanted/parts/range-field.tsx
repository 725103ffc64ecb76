/** A number by a slider, or typed where the slider ends too early. */

import { useId } from 'react';
import { readNumber } from '../../../domain/kit/typed/number.ts';
import { Field } from '../../kit/parts/native-field.tsx';
import { useLang } from '../../kit/words/words.ts';
import styles from './form.module.css';

type RangeFieldProps = {
  readonly name: string;
  readonly label: string;
  /** As it stands in the field; empty is no limit. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly unit: string;
  /** Said for an empty value. */
  readonly none: string | null;
  /** The end of the slider that means no limit: of "at most" the far one. */
  readonly noneAt?: 'min' | 'max';
  readonly isAdvanced: boolean;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
};

/** What stands in a field as a number; null when it is empty, `NaN` when it cannot be read. */
export const numberIn = (text: string, lang: 'pl' | 'en'): number | null => {
  if (text.trim() === '') return null;
  return readNumber(text, { digits: 2, decimal: lang === 'pl' ? ',' : '.' }).value ?? Number.NaN;
};

export const RangeField = (props: RangeFieldProps) => {
  const { name, label, value, onChange, min, max, step, unit, none, noneAt = 'min', isAdvanced, error, hint } = props;
  const lang = useLang();
  const id = useId();
  if (isAdvanced)
    return (
      <Field label={label} error={error} hint={hint} end={<span className={styles['unit']}>{unit}</span>}>
        {(wiring) => (
          <input
            {...wiring}
            name={name}
            inputMode="decimal"
            value={value}
            placeholder={none ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </Field>
    );
  const number = numberIn(value, lang);
  const end = noneAt === 'min' ? min : max;
  const shown = number === null || Number.isNaN(number) ? end : Math.min(max, Math.max(min, number));
  const isNone = none !== null && number === null;
  const text = isNone ? none : `${value}\u00a0${unit}`;
  return (
    <div className={styles['range']}>
      <label htmlFor={id}>
        {label} <b>{text}</b>
      </label>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={shown}
        aria-valuetext={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(none !== null && Number(event.currentTarget.value) === end ? '' : event.currentTarget.value)}
      />
      {hint && <small>{hint}</small>}
      {error && (
        <p id={`${id}-error`} className={styles['wrong']}>
          {error}
        </p>
      )}
    </div>
  );
};
