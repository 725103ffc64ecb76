import { useRef, useState } from 'react';

type InstantSelectProps<T extends string> = {
  readonly value: T;
  readonly choices: readonly T[];
  readonly nameOf: (choice: T) => string;
  /** Saves what was chosen; one choice after the other. */
  readonly onChange: (choice: T) => Promise<void>;
  /** Names what is chosen, where no label does. */
  readonly label?: string;
  readonly className?: string | undefined;
};

/** A choice that is saved at once. While it is saved it shows what was chosen, and the keyboard stays in it. */
export const InstantSelect = <T extends string>({ value, choices, nameOf, onChange, label, className }: InstantSelectProps<T>) => {
  const [chosen, setChosen] = useState<T | null>(null);
  const saving = useRef<Promise<void>>(Promise.resolve());
  const choose = (next: T): void => {
    setChosen(next);
    saving.current = saving.current.then(() => onChange(next)).finally(() => setChosen((now) => (now === next ? null : now)));
  };
  return (
    <select
      className={className}
      aria-label={label}
      value={chosen ?? value}
      onChange={(event) => {
        const next = choices.find((one) => one === event.currentTarget.value);
        if (next !== undefined) choose(next);
      }}
    >
      {choices.map((one) => (
        <option key={one} value={one}>
          {nameOf(one)}
        </option>
      ))}
    </select>
  );
};
