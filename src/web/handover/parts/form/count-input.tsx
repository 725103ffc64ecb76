import { IconMinus, IconPlus } from '@tabler/icons-react';
import { formWords } from '../../../../words/kit/form.ts';
import { fieldError, fieldId } from '../../../kit/form/field.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from '../../tables.module.css';

/** A count with minus and plus beside it, for thumbs. */
export const CountInput = ({
  path,
  label,
  value,
  onChange,
  error,
}: {
  readonly path: string;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
}) => {
  const t = useWords(formWords);
  const set = (n: number): void => onChange(Number.isFinite(n) ? Math.max(0, n) : 0);
  return (
    <div className={styles['count']}>
      <div className={styles['stepper']}>
        <button type="button" aria-label={`${t('less')}: ${label}`} disabled={value <= 0} onClick={() => set(value - 1)}>
          <IconMinus size={18} stroke={1.5} aria-hidden />
        </button>
        <input
          id={fieldId(path)}
          aria-label={label}
          inputMode="numeric"
          value={value}
          aria-invalid={error ? true : undefined}
          onChange={(event) => set(Number.parseInt(event.currentTarget.value, 10))}
        />
        <button type="button" aria-label={`${t('more')}: ${label}`} onClick={() => set(value + 1)}>
          <IconPlus size={18} stroke={1.5} aria-hidden />
        </button>
      </div>
      {fieldError(error)}
    </div>
  );
};
