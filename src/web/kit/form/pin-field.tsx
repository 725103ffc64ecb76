import type { ReactNode } from 'react';
import { CodeInput } from '../parts/code-input.tsx';
import { fieldError, fieldId } from './field.tsx';
import styles from './pin-field.module.css';

/** The signing code: six boxes under a label, with the server's sentence and tries left below. */
export const PinField = ({
  name,
  label,
  value,
  onChange,
  onFull,
  error,
  hint,
  disabled,
}: {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly onFull?: (code: string) => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
}) => (
  <div className={styles['field']}>
    <label htmlFor={fieldId(name)}>{label}</label>
    <CodeInput
      id={fieldId(name)}
      value={value}
      onChange={onChange}
      {...(onFull && { onFull })}
      disabled={disabled ?? false}
      invalid={Boolean(error)}
      {...(error && { described: `${fieldId(name)}-error` })}
    />
    {error && (
      <div id={`${fieldId(name)}-error`} role="alert">
        {fieldError(error)}
      </div>
    )}
    {hint && <p className={styles['hint']}>{hint}</p>}
  </div>
);
