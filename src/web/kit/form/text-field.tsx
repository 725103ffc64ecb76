import { Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';
import { Unit, unitProps } from './unit.tsx';

type TextFieldProps = FieldProps<string> & {
  readonly unit?: string;
  readonly multiline?: boolean;
  readonly rows?: number;
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'tel';
};

const Length = ({ value, maxLength }: { readonly value: string; readonly maxLength: number }) => <Unit>{`${value.length} / ${maxLength}`}</Unit>;

/**
 * Most browsers make a field as high as its text by themselves. For the others Mantine does it, which measures a copy of the field, and with
 * it the whole form, after every key.
 */
const isMeasured = typeof CSS !== 'undefined' && !CSS.supports('field-sizing', 'content');

/** A line or a paragraph of text; a paragraph with a limit shows how much of it is used. */
export const TextField = (props: TextFieldProps) => {
  const { value, onChange, unit, multiline, rows = 4, maxLength, placeholder, autoComplete, inputMode } = props;
  const base = inputProps(props);
  const more = {
    ...(maxLength !== undefined && { maxLength }),
    ...(placeholder && { placeholder }),
    ...(autoComplete && { autoComplete }),
    ...(inputMode && { inputMode }),
  };
  if (!multiline)
    return <TextInput {...base} {...more} {...unitProps(unit)} value={value} onChange={(event) => onChange(event.currentTarget.value)} />;
  return (
    <Textarea
      {...base}
      {...more}
      {...(isMeasured ? { autosize: true, minRows: rows } : { rows })}
      classNames={{ ...base.classNames, input: `${base.classNames.input} ${styles['grows']}` }}
      style={{ '--rows': rows }}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      description={
        maxLength === undefined ? (
          base.description
        ) : (
          <>
            {base.description} <Length value={value} maxLength={maxLength} />
          </>
        )
      }
    />
  );
};
