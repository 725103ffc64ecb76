/** The card that begins the deletion of an account. */

import { useState } from 'react';
import { leavingCalls } from '../../../../contract/accounts/endpoints/leaving.ts';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { deletionWords } from '../../../../words/accounts/deletion.ts';
import { useAct } from '../../../kit/calls/use-act.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { lazyPart } from '../../../kit/first-page/lazy-part.tsx';
import { useLoadFailure } from '../../../kit/first-page/use-load-failure.ts';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useWords } from '../../../kit/words/words.ts';
import styles from './leaving.module.css';

/** What holds the account, what stays of it, and whether the sign-in is recent. */
export type Deletion = OutputOf<typeof leavingCalls.getAccountDeletion>;

const DeletionDialog = lazyPart(() => import('./deletion-dialog.tsx'));

/** Asks the server what holds the account, then shows it: nothing goes before somebody has seen what stays. */
export const DeleteCard = ({ me, hasPassword }: { readonly me: SignedIn; readonly hasPassword: boolean }) => {
  const t = useWords(deletionWords);
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [deletion, setDeletion] = useState<Deletion | null>(null);
  const loadFailed = useLoadFailure(() => setDeletion(null));
  const read = async (): Promise<void> => {
    const answer = await act(leavingCalls.getAccountDeletion, {});
    if (answer.ok) setDeletion(answer.value);
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <Card title={t('card.title')}>
      <p className={styles['text']}>{t('card.text')}</p>
      <div className={styles['act']}>
        <Button kind="danger" onClick={() => void read()} busy={act.busy && t('card.busy')}>
          {t('card.act')}
        </Button>
      </div>
      {deletion && (
        <DeletionDialog
          me={me}
          hasPassword={hasPassword}
          deletion={deletion}
          reload={read}
          close={() => setDeletion(null)}
          onLoadFailure={loadFailed}
        />
      )}
    </Card>
  );
};
