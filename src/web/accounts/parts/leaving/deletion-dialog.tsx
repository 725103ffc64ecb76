/** The dialog of a deletion: what holds the account, or what goes, what stays, and the press that ends it. */

import { IconCircleX } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { leavingCalls } from '../../../../contract/accounts/endpoints/leaving.ts';
import { type DeletionHold, endByThemselves, lastHoldEnds } from '../../../../domain/accounts/rules/deletion.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { leasePath, offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import { verificationPaths } from '../../../../domain/kit/page/paths.ts';
import { deletionWords } from '../../../../words/accounts/deletion.ts';
import { browserAsk } from '../../../kit/calls/browser-client.ts';
import { useRefusalText } from '../../../kit/calls/use-refusal.ts';
import { Dialog } from '../../../kit/dialog/dialog.tsx';
import { useToast } from '../../../kit/dialog/toasts.tsx';
import { forgetAccount } from '../../../kit/draft/account-storage.ts';
import { pauseLive } from '../../../kit/live/live.ts';
import { Link } from '../../../kit/page/link.tsx';
import { Button } from '../../../kit/parts/button.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { Deletion } from './delete-card.tsx';
import styles from './leaving.module.css';
import { SignInAgain } from './sign-in-again.tsx';
import { TimeBoxes } from './time-boxes.tsx';

type DeletionDialogProps = {
  readonly me: SignedIn;
  /** Somebody who came with an account of another service may have none. */
  readonly hasPassword: boolean;
  readonly deletion: Deletion;
  /** Asks anew what holds the account. */
  readonly reload: () => Promise<void>;
  readonly close: () => void;
};

export default function DeletionDialog(props: DeletionDialogProps) {
  const t = useWords(deletionWords);
  const isHeld = props.deletion.holds.length > 0;
  return (
    <Dialog open onClose={props.close} title={t(isHeld ? 'held.title' : props.deletion.isRecent ? 'confirm.title' : 'again.title')} size="l">
      {isHeld ? (
        <Held {...props} />
      ) : props.deletion.isRecent ? (
        <Confirm {...props} />
      ) : (
        <SignInAgain {...props} why="again.text" done={() => void props.reload()} />
      )}
    </Dialog>
  );
}

/** Where a hold is looked into and ended; null where that is a mail, or the page that is open already. */
const placeOf = ({ kind, offerId }: DeletionHold): string | null => {
  if (kind === 'emailChange') return null;
  if (kind === 'companyCreator') return verificationPaths.company;
  if (kind === 'lastAdmin') return '/admin/users?view=done';
  if (kind === 'agency' || kind === 'proposal') return '/moja-tablica/my-offers/agency';
  if (offerId === null) return null;
  return kind === 'lease' || kind === 'money' ? leasePath(offerId) : offerPath(offerId);
};

const Held = ({ deletion: { holds, kept }, close }: DeletionDialogProps) => {
  const t = useWords(deletionWords);
  const end = lastHoldEnds(holds);
  return (
    <>
      <p className={styles['text']}>{t('held.text', { n: holds.length })}</p>
      <ul className={styles['holds']}>
        {holds.map((hold) => (
          <Hold key={`${hold.kind} ${hold.offerId ?? hold.name}`} hold={hold} />
        ))}
      </ul>
      {end && <TimeBoxes until={end} isAll={endByThemselves(holds)} />}
      <KeptList kept={kept} />
      <div className={styles['acts']}>
        <Button onClick={close}>{t('confirm.back')}</Button>
        <Button kind="danger" disabled>
          {t('confirm.act')}
        </Button>
      </div>
    </>
  );
};

const Hold = ({ hold }: { readonly hold: DeletionHold }) => {
  const t = useWords(deletionWords);
  const f = useFormat();
  const what = t(`hold.${hold.kind}`, { name: hold.name ?? '' });
  const place = placeOf(hold);
  return (
    <li>
      <IconCircleX size={20} stroke={1.5} aria-hidden />
      <div>
        <b>{what}</b>
        <p>{t(`hold.${hold.kind}.text`, { until: hold.until ? f.instant(hold.until) : '', n: hold.count ?? 0 })}</p>
      </div>
      {place && (
        <Link to={place} aria-label={t('hold.open.of', { what })}>
          {t('hold.open')}
        </Link>
      )}
    </li>
  );
};

const KeptList = ({ kept }: Pick<Deletion, 'kept'>) => {
  const t = useWords(deletionWords);
  const f = useFormat();
  if (kept.length === 0) return <p className={styles['kept']}>{t('kept.none')}</p>;
  return (
    <div className={styles['kept']}>
      <h3>{t('kept.title')}</h3>
      <ul>
        {kept.map(({ kind, until }) => (
          <li key={kind}>{t('kept.row', { what: t(`kept.${kind}`), until: f.day(until) })}</li>
        ))}
      </ul>
      <p>{t('kept.text')}</p>
    </div>
  );
};

/** The last question. Both calls go with one press; what comes between them leaves a page on which the second can be pressed again. */
const Confirm = ({ me, deletion: { kept }, reload, close }: DeletionDialogProps) => {
  const t = useWords(deletionWords);
  const toast = useToast();
  const refusalText = useRefusalText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    setBusy(true);
    const confirmed = await browserAsk(leavingCalls.confirmAccountDeletion, { userUid: me.uid });
    if (!confirmed.ok) {
      setBusy(false);
      // Something began to hold the account, or the sign-in grew old meanwhile: the dialog shows it.
      if (confirmed.refusal.kind === 'precondition') return void (await reload());
      toast.bad(t('failed'));
      return setProblem(refusalText(confirmed.refusal));
    }
    const live = pauseLive();
    const begun = await browserAsk(leavingCalls.deleteAccount, { userId: me.uid });
    if (begun.ok) {
      toast.settle();
      forgetAccount(me.uid);
    } else live.resume();
    await navigate(`/account/${me.uid}/confirm-delete/?run=${confirmed.value.runId}`);
  };
  return (
    <>
      <p className={styles['text']}>{t('confirm.text')}</p>
      <KeptList kept={kept} />
      {problem && (
        <div role="alert" className={styles['alert']}>
          <Note tone="red" title={t('failed')}>
            {problem} {t('failed.text')}
          </Note>
        </div>
      )}
      <div className={styles['acts']}>
        <Button onClick={close}>{t('confirm.back')}</Button>
        <Button kind="danger" onClick={() => void remove()} busy={busy && t('confirm.busy')}>
          {t('confirm.act')}
        </Button>
      </div>
    </>
  );
};
