import { NativeSelect } from '@mantine/core';
import { type FieldProps, inputProps } from './field.tsx';

type Option<T extends string> = { readonly value: T; readonly label: string };
type SelectFieldProps<T extends string> = Omit<FieldProps<T | null>, 'onChange'> & {
  readonly onChange: (value: T) => void;
  readonly options: readonly Option<T>[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  /** Takes back what was chosen, where the field may stay empty. */
  readonly onClear?: (() => void) | undefined;
};

/** A short list: the system's own control, which phones and screen readers know best. */
export const SelectField = <T extends string>(props: SelectFieldProps<T>) => {
  const { value, onChange, options, placeholder = '—', onClear } = props;
  return (
    <NativeSelect
      {...inputProps(props)}
      value={value ?? ''}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
        else onClear?.();
      }}
      data={[{ value: '', label: placeholder, disabled: onClear === undefined }, ...options]}
    />
  );
};
