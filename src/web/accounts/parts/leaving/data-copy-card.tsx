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
import { Badge } from '../../../kit/parts/badge.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import styles from './leaving.module.css';

type Copy = OutputOf<typeof leavingCalls.getDataCopy>['copy'];

const megabyte = 1_000_000;

const CopyDialog = lazyPart(() => import('./copy-dialog.tsx'));

/** A copy of one's data: ordered, being made, ready to be fetched. */
export const DataCopyCard = ({ copy, me, hasPassword }: { readonly copy: Copy; readonly me: SignedIn; readonly hasPassword: boolean }) => {
  const t = useWords(deletionWords);
  const f = useFormat();
  const act = useAct();
  const toast = useToast();
  const refusalText = useRefusalText();
  const [isAsking, setAsking] = useState(false);
  const loadFailed = useLoadFailure(() => setAsking(false));
  /** Orders a copy, or opens the one that is there: both want a recent sign-in, and the call says whether this one is. */
  const order = async (): Promise<void> => {
    const answer = await act(leavingCalls.requestDataCopy, {});
    if (answer.ok && answer.value.copy.path !== null) location.assign(answer.value.copy.path);
    const isOld = !answer.ok && answer.refusal.code === 'copy.sign_in_again';
    setAsking(isOld);
    if (!answer.ok && !isOld) toast.bad(refusalText(answer.refusal));
  };
  const badge =
    copy?.state === 'asked' ? (
      <Badge tone="amber">{t('copy.asked')}</Badge>
    ) : (
      copy?.state === 'ready' && <Badge tone="green">{t('copy.ready')}</Badge>
    );
  return (
    <Card title={t('copy.title')} end={badge}>
      <p className={styles['text']}>{t('copy.text')}</p>
      {copy?.state === 'asked' && <p className={styles['text']}>{t('copy.asked.text', { at: f.instant(copy.requestedAt) })}</p>}
      {copy?.state === 'ready' && copy.expiresAt && <p className={styles['text']}>{t('copy.ready.text', { until: f.instant(copy.expiresAt) })}</p>}
      {copy?.state === 'failed' && (
        <p role="alert" className={styles['text']}>
          {t('copy.failed')}
        </p>
      )}
      <div className={styles['act']}>
        {copy?.state === 'ready' && copy.path ? (
          <Button onClick={() => void order()} busy={act.busy && t('copy.busy')}>
            {t('copy.fetch', { size: `${f.number(Math.max(0.1, (copy.bytes ?? 0) / megabyte), 1)} MB` })}
          </Button>
        ) : (
          copy?.state !== 'asked' && (
            <Button onClick={() => void order()} busy={act.busy && t('copy.busy')}>
              {t(copy?.state === 'failed' ? 'copy.again' : 'copy.act')}
            </Button>
          )
        )}
      </div>
      {isAsking && (
        <CopyDialog me={me} hasPassword={hasPassword} done={() => void order()} close={() => setAsking(false)} onLoadFailure={loadFailed} />
      )}
    </Card>
  );
};
