/** Sends a form. */

import { type FormEvent, useEffect, useRef, useState } from 'react';

/** What stands in the fields of a form, by their names. */
export type Values<Name extends string> = Readonly<Record<Name, string>>;

/** Sentences by the field that they belong to; `form` is about the whole. */
export type Texts<Name extends string> = Partial<Record<Name | 'form', string | undefined>>;

type Submit<Name extends string> = {
  /** What is wrong before anything is sent. */
  readonly check?: (values: Values<Name>) => Texts<Name>;
  /** Sends what was entered; the sentences of a refusal, or `null` when it was taken. */
  readonly send: (values: Values<Name>, form: HTMLFormElement) => Promise<Texts<Name> | null>;
};

/**
 * Sends a form: `<form {...form}>`. The browser keeps what is typed into fields with a name, also what was typed before the page's code
 * came. A second press while it is under way sends nothing; what was refused stays, and the first field with a sentence takes the focus.
 */
export const useSubmit = <Name extends string>({ check, send }: Submit<Name>) => {
  const [texts, setTexts] = useState<Texts<Name>>({});
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refused = useRef<HTMLFormElement | null>(null);
  // Only what is drawn by now says which fields are wrong.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves with the sentences
  useEffect(() => {
    refused.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    refused.current = null;
  }, [texts]);
  const submit = async (element: HTMLFormElement): Promise<void> => {
    const values = valuesOf<Name>(element);
    const wrong = check?.(values) ?? {};
    if (isAny(wrong)) return showAt(element, wrong);
    running.current = true;
    setBusy(true);
    setTexts({});
    try {
      showAt(element, (await send(values, element)) ?? {});
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  const showAt = (element: HTMLFormElement, found: Texts<Name>): void => {
    refused.current = isAny(found) ? element : null;
    setTexts(found);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!running.current) void submit(event.currentTarget);
  };
  return { texts, setTexts, busy, form: { ...inert, onSubmit } };
};

/** Sent before the page's code has come such a form does nothing; the browser's own way would write what was typed into the address. */
const inert = { method: 'dialog', noValidate: true } as const;

const valuesOf = <Name extends string>(form: HTMLFormElement): Values<Name> => {
  const values = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']);
  return Object.fromEntries(values) as Values<Name>;
};

const isAny = (texts: Readonly<Record<string, string | undefined>>): boolean => Object.values(texts).some(Boolean);
