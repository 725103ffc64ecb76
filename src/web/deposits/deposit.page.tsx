import { IconChevronRight } from '@tabler/icons-react';
import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { depositsCalls } from '../../contract/deposits/endpoints.ts';
import { leasesCalls } from '../../contract/leases/endpoints.ts';
import { leasePath } from '../../domain/kit/page/deal-paths.ts';
import { depositStage } from '../../domain/leases/rules/status.ts';
import { depositWords } from '../../words/deposits/deposit.ts';
import { requireSession } from '../accounts/parts/session.ts';
import { useLive } from '../kit/live/use-live.ts';
import { Link } from '../kit/page/link.tsx';
import { ask, langOf, orErrorPage } from '../kit/page/request.ts';
import { pageMeta } from '../kit/page/title.ts';
import { TwoColumns } from '../kit/page/two-columns.tsx';
import { ButtonLink } from '../kit/parts/button.tsx';
import { Note } from '../kit/parts/note.tsx';
import { translatorOf, useWords } from '../kit/words/words.ts';
import styles from './deposit.module.css';
import { DepositAside } from './parts/deposit-aside.tsx';
import { DepositTerm } from './parts/deposit-term.tsx';
import { Received } from './parts/received.tsx';
import { TransferRows } from './parts/transfer-rows.tsx';

export const loader = async (args: LoaderFunctionArgs) => {
  requireSession(args);
  const offerId = args.params['id'] ?? '';
  const read = ask(args.context);
  const [deposit, lease] = await Promise.all([read(depositsCalls.getDeposit, { offerId }), read(leasesCalls.getLease, { offerId })]);
  // The transfer is the tenant's: the landlord reads of the deposit on the page of the lease.
  if (!deposit.ok && lease.ok && lease.value.side === 'landlord') throw redirect(leasePath(offerId));
  return { deposit: orErrorPage(deposit), lease: orErrorPage(lease), lang: langOf(args.context) };
};

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta({ title: translatorOf(depositWords, loaderData.lang)('title'), noindex: true }) : [];

const Crumb = ({ offerId }: { readonly offerId: string }) => {
  const t = useWords(depositWords);
  return (
    <p className={styles['crumb']}>
      <Link to={leasePath(offerId)}>{t('crumb')}</Link>
      <IconChevronRight size={16} stroke={1.5} aria-hidden />
      {t('crumb.here')}
    </p>
  );
};

/** The transfer that secures the lease. The act itself happens in the bank; the page changes by itself when the money is here. */
export default function DepositPage() {
  const { deposit, lease } = useLoaderData<typeof loader>();
  const t = useWords(depositWords);
  useLive([`offer:${deposit.offerId}`]);
  const isAwaited = lease.steps.some((step) => step.key === 'deposit' && (step.state === 'now' || step.state === 'waiting'));
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <TwoColumns aside={isAwaited && <DepositAside deposit={deposit} lease={lease} />}>
        <div className={styles['head']}>
          <Crumb offerId={deposit.offerId} />
          <h1>{t(isAwaited ? 'title' : deposit.receivedAt ? `title.${depositStage(deposit.state)}` : 'title.over')}</h1>
          {isAwaited && <p>{t('lead', { name: deposit.offerName })}</p>}
        </div>
        {isAwaited ? (
          <>
            <section className={styles['card']} aria-label={t('title')}>
              <DepositTerm deposit={deposit} />
              <TransferRows deposit={deposit} />
            </section>
            <Note tone="amber">{t('note.title')}</Note>
            <Note>{t('note')}</Note>
          </>
        ) : (
          <>
            <Received deposit={deposit} />
            <div>
              <ButtonLink kind="main" to={leasePath(deposit.offerId)}>
                {t('to.lease')}
              </ButtonLink>
            </div>
          </>
        )}
      </TwoColumns>
    </main>
  );
}
