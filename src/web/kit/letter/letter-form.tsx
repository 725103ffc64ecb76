import { type ReactNode, useState } from 'react';
import { type Texts, useSubmit, type Values } from '../calls/use-submit.ts';
import { useTooLong } from '../form/typed/too-long.ts';
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
  /** More may be pasted, and stays; it is refused before anything is sent. */
  readonly maxLength?: number;
  /** What stands in it before anything is written. */
  readonly initial?: string;
};

type LetterFormProps<Name extends string> = {
  readonly entries: readonly LetterEntry<Name>[];
  readonly texts: { readonly act: string; readonly busy: string; readonly required: string; readonly incomplete?: string };
  /** Sends what was written; the sentences of a refusal stand at the entries that they belong to, `null` means that it was sent. */
  readonly onSend: (values: Values<Name>) => Promise<Texts<Name> | null>;
  readonly children?: ReactNode;
};

/**
 * A few native controls and one button, for pages with and without the component library (`useSubmit`). What was sent is emptied, what was
 * refused stays.
 */
export const LetterForm = <Name extends string>({ entries, texts, onSend, children }: LetterFormProps<Name>) => {
  const [isIncomplete, setIncomplete] = useState(false);
  const tooLong = useTooLong();
  const check = (values: Values<Name>): Texts<Name> => {
    setIncomplete(entries.some(({ name }) => values[name].trim() === ''));
    const problems = entries.map(({ name, maxLength }) => [name, values[name].trim() === '' ? texts.required : tooLong(values[name], maxLength)]);
    return Object.fromEntries(problems) as Texts<Name>;
  };
  const send = async (values: Values<Name>, element: HTMLFormElement): Promise<Texts<Name> | null> => {
    const refused = await onSend(values);
    if (refused === null) element.reset();
    return refused;
  };
  const { texts: problems, busy, form } = useSubmit<Name>({ check, send });
  return (
    <form className={styles['form']} {...form}>
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

const Entry = ({ entry: { name, label, hint, options, paragraph, email, initial }, error }: EntryProps) => (
  <Field label={label} hint={hint} error={error}>
    {(wiring) => {
      const same = {
        ...wiring,
        name,
        required: true,
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
