import { type ReactNode, useId } from 'react';
import { FieldError, FieldHint } from '../form/field-notes.tsx';
import styles from './native-field.module.css';

type Wiring = { readonly id: string; readonly 'aria-invalid': true | undefined; readonly 'aria-describedby': string | undefined };
type FieldProps = {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** A control inside the frame on the right: a unit, the eye of a password. */
  readonly end?: ReactNode;
  /** A link or word on the label's line, right. */
  readonly labelEnd?: ReactNode;
  readonly children: (wiring: Wiring) => ReactNode;
};

/** A labelled native control for pages without the component library: label, frame, hint, error with icon. */
export const Field = ({ label, hint, error, end, labelEnd, children }: FieldProps) => {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']}>
      <div className={styles['label']}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </div>
      <div className={`${styles['frame']} ${error ? styles['wrong'] : ''}`}>
        {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
        {end}
      </div>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
};
