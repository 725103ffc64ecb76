/** Fields that choose one of a few, or several. */

import styles from './choice-field.module.css';
import { FieldGroup, type FieldProps } from './field.tsx';

type Choice<T> = { readonly value: T; readonly label: string; readonly hint?: string };
type ChoiceFieldProps<T> = Omit<FieldProps<T | null>, 'onChange'> & {
  readonly onChange: (value: T) => void;
  readonly options: readonly Choice<T>[];
  /** Tiles with room for a second line, instead of one track. */
  readonly tiles?: boolean;
};

/** One of a few, all in sight: a radio group drawn as a track or as tiles. */
export const ChoiceField = <T extends string | number | boolean>(props: ChoiceFieldProps<T>) => {
  const { name, value, onChange, onBlur, options, disabled, tiles } = props;
  return (
    <FieldGroup {...props}>
      <div className={tiles ? styles['tiles'] : styles['track']}>
        {options.map((option) => (
          <label key={String(option.value)} className={styles['item']}>
            <input
              type="radio"
              name={name}
              checked={value === option.value}
              disabled={disabled}
              onBlur={onBlur}
              onChange={() => onChange(option.value)}
            />
            <span>
              {option.label}
              {option.hint && <small>{option.hint}</small>}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};

type ChipsFieldProps<T extends string> = FieldProps<readonly T[]> & { readonly options: readonly Choice<T>[] };

/** Any number of a few. */
export const ChipsField = <T extends string>(props: ChipsFieldProps<T>) => {
  const { name, value, onChange, onBlur, options, disabled } = props;
  const toggle = (key: T): void => onChange(value.includes(key) ? value.filter((one) => one !== key) : [...value, key]);
  return (
    <FieldGroup {...props}>
      <div className={styles['chips']}>
        {options.map((option) => (
          <label key={option.value} className={styles['chip']}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(option.value)}
              disabled={disabled}
              onBlur={onBlur}
              onChange={() => toggle(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
};
