import { createContext, type ReactNode, use, useCallback, useState } from 'react';
import { Button } from './button.tsx';
import styles from './confirm.module.css';
import { Dialog } from './dialog.tsx';
import { shellWords } from './shell-words.ts';
import { useWords } from './words.ts';

type Question = {
  /** Names the thing and the act: "Withdraw the reservation of Pasaż Nawrot?" */
  readonly title: string;
  /** The consequence in one sentence. */
  readonly text: ReactNode;
  /** The act itself, the label of the button. */
  readonly act: string;
  readonly danger?: boolean;
};
type Asked = Question & { readonly answer: (yes: boolean) => void };

const ConfirmContext = createContext<(question: Question) => Promise<boolean>>(() => Promise.resolve(false));

/** Asks once before an irreversible act: `if (await confirm({ title, text, act })) …`. */
export const useConfirm = (): ((question: Question) => Promise<boolean>) => use(ConfirmContext);

export const ConfirmHost = ({ children }: { readonly children: ReactNode }) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const t = useWords(shellWords);
  const confirm = useCallback((question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer })), []);
  const close = (yes: boolean): void => {
    asked?.answer(yes);
    setAsked(null);
  };
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Dialog open={asked !== null} onClose={() => close(false)} title={asked?.title ?? ''}>
        <div className={styles['text']}>{asked?.text}</div>
        <div className={styles['acts']}>
          <Button onClick={() => close(false)}>{t('dialog.back')}</Button>
          <Button kind={asked?.danger ? 'danger' : 'main'} onClick={() => close(true)}>
            {asked?.act}
          </Button>
        </div>
      </Dialog>
    </ConfirmContext>
  );
};
