import type { Answer, WireRefusal } from '../../../contract/kit/client.ts';
import { accountWords } from '../../../words/accounts/pages.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { type Texts, useSubmit, type Values } from '../../kit/calls/use-submit.ts';
import { useWords } from '../../kit/words/words.ts';
import type { EntryProblem } from './check-entries.ts';

type SentForm<F extends string, O> = {
  readonly check?: (values: Values<F>) => Partial<Record<F, EntryProblem | undefined>>;
  readonly send: (values: Values<F>) => Promise<Answer<O> | null>;
  readonly done: (value: O) => void;
  /** What did not come about, where the server failed and no rule refused it. */
  readonly failed?: string;
};

/** Refusals that belong to a field although the wire names none. */
const fieldOf: Readonly<Record<string, string>> = { 'email.taken': 'email' };

/** A small form of accounts: its entries are checked and sent, and every sentence stands at the field it belongs to. */
export const useSentForm = <F extends string, O = unknown>({ check, send, done, failed }: SentForm<F, O>) => {
  const t = useWords(accountWords);
  const refusalText = useRefusalText();
  const textOf = (refusal: WireRefusal): string => refusalText(refusal, { ...(failed && { failed }) });
  const textsOf = (refusal: WireRefusal): Texts<F> => ({ [refusal.field ?? fieldOf[refusal.code] ?? 'form']: textOf(refusal) }) as Texts<F>;
  const sentencesOf = (problems: Partial<Record<F, EntryProblem | undefined>>): Texts<F> =>
    Object.fromEntries(Object.entries<EntryProblem | undefined>(problems).map(([field, key]) => [field, key && t(key)])) as Texts<F>;
  return useSubmit<F>({
    ...(check && { check: (values) => sentencesOf(check(values)) }),
    send: async (values) => {
      const answer = await send(values);
      if (answer && !answer.ok) return textsOf(answer.refusal);
      if (answer) done(answer.value);
      return null;
    },
  });
};
