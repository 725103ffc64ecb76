import { IconDownload } from '@tabler/icons-react';
import type { depositsCalls } from '../../../contract/deposits/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { unpaidEndFrom } from '../../../domain/leases/rules/deadlines.ts';
import { depositWords } from '../../../words/deposits/deposit.ts';
import { WhatIf } from '../../kit/lists/what-if.tsx';
import { publicPath } from '../../kit/page/addresses.ts';
import { Link } from '../../kit/page/link.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useLang, useWords } from '../../kit/words/words.ts';
import styles from '../deposit.module.css';

type Deposit = OutputOf<typeof depositsCalls.getDeposit>;
type Lease = OutputOf<typeof leasesCalls.getLease>;

const Qr = ({ deposit }: { readonly deposit: Deposit }) => {
  const t = useWords(depositWords);
  const f = useFormat();
  const picture = `data:image/svg+xml,${encodeURIComponent(deposit.qrSvg)}`;
  return (
    <Card>
      <div className={styles['qr']}>
        <h2>{t('qr.title')}</h2>
        <img src={picture} alt={t('qr.alt')} width={196} height={196} />
        <p>
          {deposit.qrCarriesAmount ? t('qr.all') : t('qr.part')} {!deposit.qrCarriesAmount && <b>{f.money(deposit.amount)}</b>}
        </p>
        <a href={picture} download={t('qr.file')}>
          <IconDownload size={18} stroke={1.5} aria-hidden />
          {t('qr.download')}
        </a>
      </div>
    </Card>
  );
};

const Next = ({ deposit, lease }: { readonly deposit: Deposit; readonly lease: Lease }) => {
  const t = useWords(depositWords);
  const f = useFormat();
  const meetingAt = lease.reception?.meetingAt;
  const steps = [
    [t('next.deposit'), t('next.deposit.text', { day: f.day(deposit.due) })],
    [t('next.handover'), meetingAt ? f.instant(meetingAt) : t('next.handover.none')],
    [t('next.protocol'), t('next.protocol.text')],
  ] as const;
  return (
    <Card>
      <h2 className={styles['heading']}>{t('next.title')}</h2>
      <ol className={styles['next']}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <b>{title}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
      <p className={styles['unpaid']}>{t('next.unpaid', { day: f.day(unpaidEndFrom(deposit.due)) })}</p>
    </Card>
  );
};

/** The code for phones, what comes next, and what happens when something goes another way. */
export const DepositAside = ({ deposit, lease }: { readonly deposit: Deposit; readonly lease: Lease }) => {
  const t = useWords(depositWords);
  const lang = useLang();
  return (
    <>
      <Qr deposit={deposit} />
      <Next deposit={deposit} lease={lease} />
      <WhatIf
        title={t('what.title')}
        items={(['late', 'wrong', 'whose'] as const).map((key) => ({ question: t(`what.${key}`), answer: t(`what.${key}.text`) }))}
      />
      <p>
        <Link to={publicPath(lang, `/view-document/deposit-${lang}.pdf`)}>{t('rules')}</Link>
      </p>
    </>
  );
};
