import type { ReactNode } from 'react';
import { fieldError, fieldId } from '../../../kit/form/field.tsx';
import { useTooLong } from '../../../kit/form/typed/too-long.ts';
import styles from '../../tables.module.css';

type LineProps = {
  readonly path: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'text';
  readonly maxLength?: number;
  readonly unit?: ReactNode;
  readonly className?: string | undefined;
};

/** A table's text control: plain, tall enough for a thumb, its label for screen readers. */
export const LineInput = (props: LineProps) => {
  const { path, label, value, onChange, unit, className, inputMode = 'text', maxLength = 200, placeholder } = props;
  const error = useTooLong()(value, maxLength) ?? props.error;
  return (
    <div className={className}>
      <div className={`${styles['input']} ${error ? styles['wrong'] : ''}`}>
        <input
          id={fieldId(path)}
          aria-label={label}
          value={value}
          inputMode={inputMode}
          placeholder={placeholder}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${fieldId(path)}-error` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {unit}
      </div>
      {error && <div id={`${fieldId(path)}-error`}>{fieldError(error)}</div>}
    </div>
  );
};
