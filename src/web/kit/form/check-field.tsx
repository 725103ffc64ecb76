import type { ReactNode } from 'react';
import styles from './check-field.module.css';
import { fieldError, fieldId } from './field.tsx';

type CheckFieldProps = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
};

/** A sentence to tick. Consents are never ticked beforehand. */
export const CheckField = ({ name, label, value, onChange, error, hint, disabled }: CheckFieldProps) => {
  const id = fieldId(name);
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`${styles['check']} ${error ? styles['wrong'] : ''}`}>
      <label>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={value}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <div id={`${id}-error`}>{fieldError(error)}</div>}
      {hint && (
        <p id={`${id}-hint`} className={styles['hint']}>
          {hint}
        </p>
      )}
    </div>
  );
};
