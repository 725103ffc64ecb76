import { Textarea, TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute } from 'react';
import styles from './field.module.css';
import { type FieldProps, inputProps } from './field.tsx';
import { useTooLong } from './typed/too-long.ts';
import type { UnreadText } from './typed/typed-text.ts';
import { Unit, unitProps } from './unit.tsx';

type TextFieldProps = FieldProps<string> & {
  readonly unit?: string;
  readonly multiline?: boolean;
  readonly rows?: number;
  /** More may be typed and pasted, and stays: the field says how much is too much. */
  readonly maxLength?: number;
  /** Where the form keeps a text that is too long to be saved at all; without it the text is a value like any other, which the server refuses. */
  readonly unread?: UnreadText & { readonly stored: number };
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
  const { onChange, error, unit, multiline, rows = 4, maxLength, unread, placeholder, autoComplete, inputMode } = props;
  // A value that came from elsewhere meanwhile counts more than a text that was too long.
  const value = props.value === '' ? (unread?.text ?? '') : props.value;
  const tooLongText = useTooLong();
  const base = inputProps({ ...props, error: tooLongText(value, maxLength) ?? error });
  const change = (text: string): void => {
    const isUnread = unread !== undefined && text.length > unread.stored;
    unread?.keep(isUnread ? text : null);
    onChange(isUnread ? '' : text);
  };
  const more = {
    ...(placeholder && { placeholder }),
    ...(autoComplete && { autoComplete }),
    ...(inputMode && { inputMode }),
  };
  if (!multiline) return <TextInput {...base} {...more} {...unitProps(unit)} value={value} onChange={(event) => change(event.currentTarget.value)} />;
  return (
    <Textarea
      {...base}
      {...more}
      {...(isMeasured ? { autosize: true, minRows: rows } : { rows })}
      classNames={{ ...base.classNames, input: `${base.classNames.input} ${styles['grows']}` }}
      style={{ '--rows': rows }}
      value={value}
      onChange={(event) => change(event.currentTarget.value)}
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
