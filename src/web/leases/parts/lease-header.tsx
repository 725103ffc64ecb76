import { IconMail, IconScale, IconSignature } from '@tabler/icons-react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { isFormComplete, needsFormStill } from '../../../domain/leases/rules/form.ts';
import { isGivenUp } from '../../../domain/leases/rules/timeline.ts';
import { leaseWords } from '../../../words/leases/lease-page.ts';
import { Badge } from '../../kit/parts/badge.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { FormBadge } from './form/form-badge.tsx';
import styles from './lease.module.css';
import { LeaseBadge } from './lease-badge.tsx';

/** A lease as its page gets it. */
export type Lease = OutputOf<typeof leasesCalls.getLease>;

/** The premises, the state in words, and a way to write to the other side. */
export const LeaseHeader = ({ lease }: { readonly lease: Lease }) => {
  const t = useWords(leaseWords);
  const f = useFormat();
  const lacksForm = lease.form !== null && !isFormComplete(lease.form.state) && needsFormStill(lease.state);
  const other = lease.side === 'tenant' ? lease.landlord : lease.tenant;
  const term = lease.end === null ? t('term.open', { start: f.day(lease.start) }) : t('term', { start: f.day(lease.start), end: f.day(lease.end) });
  return (
    <header className={`wrap ${styles['header']}`}>
      {lease.imageUrl && <img src={lease.imageUrl} alt="" width={600} height={400} />}
      <div>
        <p className={styles['badges']}>
          {!isGivenUp(lease.state) && (
            <Badge tone="navy" icon={<IconSignature size={14} stroke={1.75} aria-hidden />}>
              {t('signed')}
            </Badge>
          )}
          <LeaseBadge status={lease.state} ending={lease.ending} />
          {lacksForm && <FormBadge />}
          {lease.disputed && (
            <Badge tone="red" icon={<IconScale size={14} stroke={1.75} aria-hidden />}>
              {t('disputed')}
            </Badge>
          )}
        </p>
        <h1>{lease.offerName}</h1>
        <p className={styles['small']}>
          {lease.address} · {f.area(lease.surface)} · {term}
        </p>
      </div>
      <a className={styles['write']} href={`mailto:${other.signer.email}`}>
        <IconMail size={20} stroke={1.5} aria-hidden />
        {t(`write.${lease.side}`)}
      </a>
    </header>
  );
};
