import { type FormEvent, useState } from 'react';
import type { Answer, WireRefusal } from '../../../contract/kit/client.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useWords } from '../../kit/words/words.ts';
import type { EntryProblem } from './check-entries.ts';

type Problems<F extends string> = Partial<Record<F, EntryProblem | undefined>>;

/** Refusals that belong to a field although the wire names none. */
const fieldOf: Readonly<Record<string, string>> = { 'email.taken': 'email' };

const firstWrong = (form: HTMLFormElement): void => {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
};

/** A small form that checks its entries, sends once, and shows every sentence at the field it belongs to. */
export const useSentForm = <F extends string>() => {
  const t = useWords(accountWords);
  const refusalText = useRefusalText();
  const [texts, setTexts] = useState<Partial<Record<F | 'form', string>>>({});
  const [busy, setBusy] = useState(false);

  const show = (refusal: WireRefusal): void => {
    const field = refusal.field ?? fieldOf[refusal.code] ?? 'form';
    setTexts({ [field]: refusalText(refusal) } as Partial<Record<F | 'form', string>>);
  };
  const submit =
    <O>(check: () => Problems<F>, send: () => Promise<Answer<O> | null>, done: (value: O) => void) =>
    async (event: FormEvent<HTMLFormElement>): Promise<void> => {
      event.preventDefault();
      const form = event.currentTarget;
      const wrong = Object.entries(check()).filter((entry): entry is [F, EntryProblem] => Boolean(entry[1]));
      setTexts(Object.fromEntries(wrong.map(([field, key]) => [field, t(key)])) as Partial<Record<F | 'form', string>>);
      if (wrong.length > 0) return firstWrong(form);
      setBusy(true);
      const answer = await send();
      setBusy(false);
      if (answer?.ok) return done(answer.value);
      if (answer) {
        show(answer.refusal);
        firstWrong(form);
      }
    };
  return { texts, setTexts, busy, submit };
};
