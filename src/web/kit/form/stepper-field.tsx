import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useWords } from '../words.ts';
import { type FieldProps, fieldError, fieldId } from './field.tsx';
import { formWords } from './form-words.ts';
import styles from './stepper-field.module.css';

/** A small whole number with minus and plus. */
export const StepperField = ({
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  hint,
  disabled,
  min = 0,
  max = 99,
}: FieldProps<number> & { readonly min?: number; readonly max?: number }) => {
  const t = useWords(formWords);
  const id = fieldId(name);
  const set = (n: number): void => onChange(Math.min(max, Math.max(min, Number.isFinite(n) ? n : min)));
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['frame']}>
        <button type="button" aria-label={t('less')} disabled={disabled || value <= min} onClick={() => set(value - 1)}>
          <IconMinus size={18} stroke={1.5} aria-hidden />
        </button>
        <input
          id={id}
          name={name}
          inputMode="numeric"
          value={value}
          disabled={disabled}
          onBlur={onBlur}
          onChange={(event) => set(Number.parseInt(event.currentTarget.value, 10))}
        />
        <button type="button" aria-label={t('more')} disabled={disabled || value >= max} onClick={() => set(value + 1)}>
          <IconPlus size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      {fieldError(error)}
      {hint && <p className={styles['hint']}>{hint}</p>}
    </div>
  );
};
