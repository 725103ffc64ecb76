/** Asks before an act that cannot be taken back. */

import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { lazyPart } from '../first-page/lazy-part.tsx';
import { useLoadFailure } from '../first-page/use-load-failure.ts';

/** A question before an act that cannot be taken back. */
export type Question = {
  /** Names the thing and the act: "Withdraw the reservation of Pasaż Nawrot?" */
  readonly title: string;
  /** The consequence in one sentence. */
  readonly text: ReactNode;
  /** The act itself, the label of the button. */
  readonly act: string;
  readonly danger?: boolean;
  /** The act has the focus, so that Enter confirms: for acts by keys that a person does all day. */
  readonly atAct?: boolean;
};
type OpenQuestion = Question & { readonly answer: (yes: boolean) => void };

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/** Asks once before an irreversible act: `if (await confirm({ title, text, act })) …`. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => use(ConfirmContext);

// Fetched with the first question.
const ConfirmDialog = lazyPart(() => import('./confirm-dialog.tsx'));

/** Asks the questions of `useConfirm` inside it; one for the whole page. Closing the dialog answers no. */
export const ConfirmHost = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<OpenQuestion | null>(null);
  const confirm = useCallback((question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })), []);
  const close = (yes: boolean): void => {
    asked?.answer(yes);
    setAsked(null);
  };
  const loadFailed = useLoadFailure(() => close(false));
  return (
    <ConfirmContext value={confirm}>
      {children}
      {asked && <ConfirmDialog question={asked} close={close} onLoadFailure={loadFailed} />}
    </ConfirmContext>
  );
};
