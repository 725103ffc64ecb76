import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/native-field.tsx';
import { Note } from '../parts/note.tsx';
import styles from './letter-form.module.css';

/** One entry of the form: a line, a paragraph, or a choice of options. */
export type LetterEntry<Name extends string> = {
  readonly name: Name;
  readonly label: string;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly paragraph?: boolean;
  readonly email?: boolean;
  readonly maxLength?: number;
  /** What stands in it before anything is written. */
  readonly initial?: string;
};

type Values<Name extends string> = Readonly<Record<Name, string>>;
type Texts<Name extends string> = Partial<Record<Name, string>>;

type LetterFormProps<Name extends string> = {
  readonly entries: readonly LetterEntry<Name>[];
  readonly texts: { readonly act: string; readonly busy: string; readonly required: string; readonly incomplete?: string };
  /** Sends what was written; the sentences of a refusal stand at the entries that they belong to, `null` means that it was sent. */
  readonly onSend: (values: Values<Name>) => Promise<Texts<Name> | null>;
  readonly children?: ReactNode;
};

/**
 * A few native controls and one button, for pages with and without the component library. The browser keeps what is written, so nothing is
 * lost that was typed before the page's code came. What was sent is emptied, what was refused stays.
 */
export const LetterForm = <Name extends string>({ entries, texts, onSend, children }: LetterFormProps<Name>) => {
  const [problems, setProblems] = useState<Texts<Name>>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const show = (found: Texts<Name>): void => {
    setProblems(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const written = new FormData(event.currentTarget);
    const values = Object.fromEntries(entries.map(({ name }) => [name, String(written.get(name) ?? '')])) as Values<Name>;
    const missing = entries.filter(({ name }) => values[name].trim() === '');
    setIncomplete(missing.length > 0);
    if (missing.length > 0) return show(Object.fromEntries(missing.map(({ name }) => [name, texts.required])) as Texts<Name>);
    setBusy(true);
    const refused = await onSend(values);
    setBusy(false);
    if (refused) return show(refused);
    setProblems({});
    form.current?.reset();
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void send(event)}>
      {isIncomplete && texts.incomplete && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red">{texts.incomplete}</Note>
        </div>
      )}
      {entries.map((entry) => (
        <Entry key={entry.name} entry={entry} error={problems[entry.name]} />
      ))}
      <div className={styles['acts']}>
        <Button type="submit" busy={busy && texts.busy}>
          {texts.act}
        </Button>
        {children}
      </div>
    </form>
  );
};

type EntryProps = { readonly entry: LetterEntry<string>; readonly error: string | undefined };

const Entry = ({ entry: { name, label, hint, options, paragraph, email, maxLength, initial }, error }: EntryProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => {
      const same = {
        ...wiring,
        name,
        required: true,
        ...(maxLength === undefined ? {} : { maxLength }),
        ...(initial === undefined ? {} : { defaultValue: initial }),
      };
      if (options !== undefined)
        return (
          <select {...wiring} name={name}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        );
      if (paragraph) return <textarea {...same} rows={6} />;
      return <input {...same} type={email ? 'email' : 'text'} autoComplete={email ? 'email' : 'off'} />;
    }}
  </Field>
);
