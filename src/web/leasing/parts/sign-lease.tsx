import { IconClock, IconFileText, IconScale, IconSignature } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { leasingCalls } from '../../../contract/leasing/endpoints.ts';
import { consentsOf, shortHash } from '../../../domain/leasing/rules/signing.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Countdown } from '../../kit/countdown.tsx';
import { DocumentFrame, DocumentViewer } from '../../kit/document-viewer.tsx';
import { CheckField } from '../../kit/form/check-field.tsx';
import { useFormat } from '../../kit/format.ts';
import { useAct } from '../../kit/use-act.ts';
import { useRefusalText } from '../../kit/use-refusal.ts';
import { useWords } from '../../kit/words.ts';
import styles from '../sign.module.css';
import { CodeEntry } from './code-entry.tsx';
import { SignStep } from './sign-step.tsx';
import { signWords } from './sign-words.ts';
import { useSigningCode } from './use-signing-code.ts';

type Reservation = OutputOf<typeof leasingCalls.getReservation>;
type Props = { readonly reservation: Reservation; readonly document: DocumentLink; readonly uid: string; readonly email: string };

const keys = ['terms', 'electronic_signature', 'deposit_terms'] as const;

const useSigning = ({ reservation, document, uid }: Props) => {
  const t = useWords(signWords);
  const act = useAct();
  const refusalText = useRefusalText();
  const signing = useSigningCode({ offerId: reservation.offerId, purpose: 'lease' });
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const [tried, setTried] = useState(false);
  const consented = keys.every((key) => ticked[key]);
  const sign = async (): Promise<void> => {
    setTried(true);
    if (signing.sent === null) return signing.setError(t('code.first'));
    if (signing.code.length < 6) return signing.setError(t('code.missing'));
    if (!consented) return;
    const { offerId } = reservation;
    const answer = await act(leasingCalls.onOfferSignConfirm, {
      userUid: uid,
      offerId,
      code: signing.code,
      documentSha256: document.sha256,
      consents: { ...consentsOf.lease },
    });
    if (!answer.ok) signing.setError(refusalText(answer.refusal));
  };
  return { signing, sign, busy: act.busy, consented, ticked, tick: (key: string, value: boolean) => setTicked({ ...ticked, [key]: value }), tried };
};

/** The exact bytes on one side, the three steps to the signature on the other. */
export const SignLease = (props: Props) => {
  const { reservation, document, email } = props;
  const t = useWords(signWords);
  const f = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { signing, sign, busy, consented, ticked, tick, tried } = useSigning(props);
  const name = t('document', { number: document.number ?? '' });
  const pages = t('pages', { n: document.pages });
  return (
    <main id="content" className={styles['layout']}>
      <section className={styles['paper']} aria-label={name}>
        <DocumentFrame name={name} url={document.url} />
      </section>
      <div className={styles['side']}>
        <p className={styles['subject']}>{reservation.offerName}</p>
        <h1>{t('page.title')}</h1>
        <p className={styles['bind']}>
          <IconScale size={20} stroke={1.5} aria-hidden />
          <span>
            {t('bind.lease', { company: reservation.tenant.name, due: f.day(reservation.depositDue), deposit: f.money(reservation.deposit) })}
          </span>
        </p>
        <SignStep n={1} title={t('step.read')} isDone={ticked['terms'] ?? false}>
          <p>{t('step.read.text', { pages, hash: shortHash(document.sha256) })}</p>
          <div className={styles['small']}>
            <Button full onClick={() => setOpen(true)}>
              <IconFileText size={20} stroke={1.5} aria-hidden />
              {t('open', { pages })}
            </Button>
          </div>
        </SignStep>
        <SignStep n={2} title={t('step.consents')} isDone={consented}>
          {keys.map((key) => (
            <CheckField
              key={key}
              name={`consents.${key}`}
              label={t(`consent.lease.${key}`)}
              value={ticked[key] ?? false}
              onChange={(value) => tick(key, value)}
              error={tried && !ticked[key] ? t('consents.missing') : undefined}
            />
          ))}
        </SignStep>
        <SignStep n={3} title={t('step.code')} isDone={signing.code.length === 6}>
          <CodeEntry signing={signing} email={email} disabled={busy} />
        </SignStep>
        <p className={styles['left']}>
          <IconClock size={16} stroke={1.75} aria-hidden />
          {t('left')} <Countdown until={reservation.reservedUntil} />
        </p>
        <div className={styles['go']}>
          <Button kind="main" size="l" full onClick={() => void sign()} busy={busy && t('sign.busy')}>
            <IconSignature size={20} stroke={1.5} aria-hidden />
            {t('sign.lease')}
          </Button>
        </div>
        <p className={styles['after']}>{t('sign.lease.after', { number: document.number ?? '' })}</p>
        <div className={styles['later']}>
          <ButtonLink kind="quiet" to={`/contract/${reservation.offerId}/verify`}>
            {t('page.later')}
          </ButtonLink>
        </div>
      </div>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} />
    </main>
  );
};
