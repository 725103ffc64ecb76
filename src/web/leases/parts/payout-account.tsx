import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { verificationPaths } from '../../../domain/kit/page/paths.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useConfirm } from '../../kit/dialog/confirm.tsx';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Link } from '../../kit/page/link.tsx';
import { Button } from '../../kit/parts/button.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import styles from './lease.module.css';
import type { Lease } from './lease-header.tsx';

type PayoutAccountProps = { readonly offerId: string; readonly payout: NonNullable<Lease['payoutAccount']> };

/** Where the landlord is paid, and how another account takes its place: a closed one would leave the deposit where it is. */
export const PayoutAccount = ({ offerId, payout: { account, accepted, inReview } }: PayoutAccountProps) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  return (
    <section className={styles['money']}>
      <h2>{t('payout.title')}</h2>
      <p>
        <b>{f.account(account)}</b>
      </p>
      <p className={styles['small']}>{t('payout.text')}</p>
      {accepted !== null && <NewAccount offerId={offerId} account={accepted} />}
      {inReview !== null && <InReview {...inReview} />}
      {(accepted === null || inReview !== null) && (
        <p className={styles['small']}>
          {inReview === null && `${t('payout.change')} `}
          <Link to={verificationPaths.company}>{t('payout.company')}</Link>
        </p>
      )}
    </section>
  );
};

/** An account that was given in with the company's data and that no moderator has accepted. */
const InReview = ({ account, sentAt, refusedFor }: NonNullable<PayoutAccountProps['payout']['inReview']>) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  // The whole number does not fit into a note of the narrow column.
  const sent = { account: `…${account.slice(-4)}`, when: f.instant(sentAt) };
  return refusedFor === null ? (
    <Note tone="amber">{t('payout.review', sent)}</Note>
  ) : (
    <Note tone="red">{t('payout.refused', { ...sent, reason: refusedFor })}</Note>
  );
};

const NewAccount = ({ offerId, account }: { readonly offerId: string; readonly account: string }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const act = useAct();
  const confirm = useConfirm();
  const toast = useToast();
  const refusalText = useRefusalText();
  const written = { account: f.account(account) };
  const change = async (): Promise<void> => {
    if (!(await confirm({ title: t('payout.confirm'), text: t('payout.confirm.text', written), act: t('payout.act') }))) return;
    const answer = await act(leasesCalls.changePayoutAccount, { offerId, account });
    if (answer.ok) toast.good(t('payout.done', written));
    else toast.bad(refusalText(answer.refusal));
  };
  return (
    <>
      <p className={styles['small']}>{t('payout.accepted', written)}</p>
      <Button size="s" onClick={() => void change()} busy={act.busy && t('payout.busy')}>
        {t('payout.act')}
      </Button>
    </>
  );
};
