import styles from './code-input.module.css';

const length = 6;

/**
 * The six digits of an e-mailed code. One real input lies over the six boxes, so that pasting, the phone's suggestion of the
 * code and screen readers work as in any field.
 */
export const CodeInput = ({
  id,
  value,
  onChange,
  onFull,
  disabled,
  invalid,
  described,
}: {
  readonly id: string;
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Called once when the sixth digit is there. */
  readonly onFull?: (code: string) => void;
  readonly disabled?: boolean;
  readonly invalid?: boolean;
  readonly described?: string;
}) => {
  const typed = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onFull?.(digits);
  };
  return (
    <div className={`${styles['code']} ${invalid ? styles['wrong'] : ''}`}>
      {Array.from({ length }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: six boxes, always the same
        <span key={at} aria-hidden data-now={at === Math.min(value.length, length - 1) || undefined}>
          {value[at] ?? ''}
        </span>
      ))}
      <input
        data-autofocus
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={length + 4}
        value={value}
        disabled={disabled}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        onChange={(event) => typed(event.currentTarget.value)}
      />
    </div>
  );
};
