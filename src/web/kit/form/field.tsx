/** What all fields of a form share. */

import type { ReactNode } from 'react';
import styles from './field.module.css';
import notes from './field-notes.module.css';
import { FieldError, FieldHint } from './field-notes.tsx';

/** The properties of every field. `name` is the field's path: the error summary finds the control by it. */
export type FieldProps<T> = {
  readonly name: string;
  readonly label: ReactNode;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly onBlur?: () => void;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  /** Said beside the label of what may stay empty. */
  readonly optional?: ReactNode;
  readonly disabled?: boolean;
  /** A table's control: 36 px, label for screen readers only. */
  readonly compact?: boolean;
};

/** The element's id of a field's control. */
export const fieldId = (name: string): string => `f-${name}`;

/** The error below a control: icon and sentence, never colour alone. */
export const fieldError = (error: string | undefined): ReactNode => error && <FieldError>{error}</FieldError>;

const labelOf = (label: ReactNode, optional: ReactNode): ReactNode =>
  optional ? (
    <>
      {label} <i className={styles['optional']}>{optional}</i>
    </>
  ) : (
    label
  );

/** The properties that every Mantine input shares, from those of our fields. */
export const inputProps = ({ name, label, onBlur, error, hint, optional, disabled, compact }: Omit<FieldProps<unknown>, 'value' | 'onChange'>) => ({
  id: fieldId(name),
  name,
  label: labelOf(label, optional),
  description: hint,
  error: fieldError(error),
  disabled: disabled ?? false,
  size: compact ? ('sm' as const) : ('md' as const),
  inputWrapperOrder: ['label', 'input', 'error', 'description'] as ('label' | 'input' | 'error' | 'description')[],
  classNames: {
    root: styles['root'] ?? '',
    label: (compact ? 'sr' : styles['label']) ?? '',
    input: (compact ? styles['compact'] : styles['input']) ?? '',
    description: notes['hint'] ?? '',
    section: styles['unit'] ?? '',
  },
  ...(onBlur && { onBlur }),
});

/** A group of controls under one question: a fieldset with legend, hint and error. */
export const FieldGroup = ({
  name,
  label,
  hint,
  error,
  optional,
  children,
}: Pick<FieldProps<unknown>, 'name' | 'label' | 'hint' | 'error' | 'optional'> & { readonly children: ReactNode }) => (
  <fieldset
    className={styles['group']}
    id={fieldId(name)}
    tabIndex={-1}
    aria-invalid={error ? true : undefined}
    aria-describedby={error ? `${fieldId(name)}-error` : undefined}
  >
    <legend className={styles['label']}>{labelOf(label, optional)}</legend>
    {children}
    {error && <div id={`${fieldId(name)}-error`}>{fieldError(error)}</div>}
    {hint && <FieldHint>{hint}</FieldHint>}
  </fieldset>
);
