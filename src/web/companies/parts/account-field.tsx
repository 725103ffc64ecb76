/** The field of an account number, grouped while it is typed: 2 digits, then 6 groups of 4. */

import { useLayoutEffect, useRef } from 'react';
import { type FieldProps, fieldId } from '../../kit/form/field.tsx';
import { TextField } from '../../kit/form/text-field.tsx';
import { caretAfter, digitsBefore, groupAccount } from './account-groups.ts';

/** Groups come and go as digits do; the caret stays behind the digit that was typed. */
export const AccountField = (props: FieldProps<string>) => {
  const { name, value, onChange } = props;
  const shown = groupAccount(value);
  const typed = useRef<number | null>(null);
  useLayoutEffect(() => {
    const input = inputOf(name);
    if (typed.current === null || input === null || document.activeElement !== input) return;
    const at = caretAfter(shown, typed.current);
    input.setSelectionRange(at, at);
    typed.current = null;
  }, [name, shown]);
  const change = (text: string): void => {
    typed.current = digitsBefore(text, inputOf(name)?.selectionStart ?? text.length);
    onChange(groupAccount(text));
  };
  return <TextField {...props} value={shown} onChange={change} inputMode="numeric" autoComplete="off" />;
};

const inputOf = (name: string): HTMLInputElement | null => {
  const element = document.getElementById(fieldId(name));
  return element instanceof HTMLInputElement ? element : null;
};
