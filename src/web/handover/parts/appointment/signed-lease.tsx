import { IconFileCertificate } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../../contract/leases/endpoints.ts';
import type { SignedIn } from '../../../../domain/accounts/types.ts';
import { depositPath, leasePath } from '../../../../domain/kit/page/deal-paths.ts';
import { isDepositAwaited } from '../../../../domain/leases/rules/status.ts';
import { appointmentWords } from '../../../../words/handover/appointment.ts';
import { submitWords } from '../../../../words/leases/submit.ts';
import { NumberedSteps } from '../../../kit/lists/numbered-steps.tsx';
import { TwoColumns } from '../../../kit/page/two-columns.tsx';
import { Card } from '../../../kit/parts/card.tsx';
import { Note } from '../../../kit/parts/note.tsx';
import { usePolling } from '../../../kit/use-polling.ts';
import { useFormat } from '../../../kit/words/format.ts';
import { useWords } from '../../../kit/words/words.ts';
import type { FlowProgress } from '../../../offers/parts/publishing/flow-steps.ts';
import styles from '../../submit.module.css';
import { AppointmentForm } from './appointment-form.tsx';

type Lease = OutputOf<typeof leasesCalls.getLease>;
type Props = { readonly lease: Lease; readonly progress: FlowProgress | null; readonly me: Pick<SignedIn, 'firstName' | 'lastName' | 'email'> };

const Sealing = ({ lease, progress }: Pick<Props, 'lease' | 'progress'>) => {
  const t = useWords(submitWords);
  const document = lease.documents.find(({ kind }) => kind === 'lease');
  const isSealed = document?.status === 'sealed';
  usePolling(!isSealed);
  return (
    <Card>
      <p role="status">{t(isSealed ? 'seal.done' : progress?.state === 'failed' ? 'seal.failed' : 'seal.running')}</p>
      {document && (
        <a className={styles['document']} href={document.url} target="_blank" rel="noreferrer">
          <IconFileCertificate size={24} stroke={1.5} aria-hidden />
          <span>
            {t('document', { number: document.number ?? '' })}
            <small>{t(isSealed ? 'document.sealed' : 'document.drawn')}</small>
          </span>
        </a>
      )}
    </Card>
  );
};

/** The contract stands: its document being sealed, and the first thing to do, naming who receives the premises. */
export const SignedLease = ({ lease, progress, me }: Props) => {
  const t = useWords(submitWords);
  const a = useWords(appointmentWords);
  const f = useFormat();
  const navigate = useNavigate();
  const isUnpaid = isDepositAwaited(lease.state);
  const steps = [
    ...(lease.reception === null ? [t('next.receiver')] : []),
    ...(isUnpaid ? [t('next.deposit', { amount: f.money(lease.deposit), due: f.day(lease.depositDue) })] : []),
  ];
  // It takes the place of the page that was signed, which was left at its end.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <TwoColumns
        aside={
          <>
            {steps.length > 0 && (
              <Card title={t('next.title', { n: steps.length })}>
                <NumberedSteps steps={steps} />
              </Card>
            )}
            <Sealing lease={lease} progress={progress} />
          </>
        }
      >
        <Note tone="green" title={t('title')}>
          {t('lead', { name: lease.offerName, when: f.instant(lease.signedAt) })}
        </Note>
        <Card>
          <h1>{a('tenant.title')}</h1>
          <p className={styles['text']}>{a('tenant.text')}</p>
          <AppointmentForm
            lease={lease}
            side="tenant"
            me={me}
            onSaved={() => void navigate(isUnpaid ? depositPath(lease.offerId) : leasePath(lease.offerId))}
          />
        </Card>
      </TwoColumns>
    </main>
  );
};
