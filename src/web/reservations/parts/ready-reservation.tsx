/** A reservation whose lease is drawn, for the tenant and for the landlord. */

import { IconClock, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { bookingNumbers } from '../../../domain/kit/numbers.ts';
import { signLeasePath } from '../../../domain/kit/page/deal-paths.ts';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { shortHash } from '../../../domain/signing/rules.ts';
import { verifyWords } from '../../../words/reservations/verify.ts';
import { useConfirmedAct } from '../../kit/calls/use-confirmed-act.ts';
import { WhatIf } from '../../kit/lists/what-if.tsx';
import { TwoColumns } from '../../kit/page/two-columns.tsx';
import { Badge } from '../../kit/parts/badge.tsx';
import { Button, ButtonLink } from '../../kit/parts/button.tsx';
import { Card } from '../../kit/parts/card.tsx';
import { Countdown, useTimeLeft } from '../../kit/parts/countdown.tsx';
import { DocumentViewer } from '../../kit/parts/document-viewer.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { ReadingCopy } from '../../signing/parts/beside.tsx';
import { FirstSignature, waitsForOther } from '../../signing/parts/first-signature.tsx';
import styles from '../verify.module.css';
import { LeaseFacts } from './lease-facts.tsx';

type Reservation = OutputOf<typeof reservationsCalls.getReservation>;

const warnBelow = bookingNumbers.warningHours * HOUR_MS;

const TimeBox = ({ until }: { readonly until: string }) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const left = useTimeLeft(until);
  return (
    <Card>
      <p className={styles['label']}>{t('ready.left')}</p>
      <p className={styles['clock']}>
        <Countdown until={until} />
      </p>
      <p className={styles['label']}>{t('ready.until', { when: f.instant(until) })}</p>
      {left !== null && left > 0 && left < warnBelow && <Note tone="amber">{t('ready.warning')}</Note>}
    </Card>
  );
};

const Withdraw = ({ reservation }: { readonly reservation: Reservation }) => {
  const t = useWords(verifyWords);
  const { run, busy } = useConfirmedAct();
  const { offerId, offerName } = reservation;
  const question = { title: t('withdraw.title', { name: offerName }), text: t('withdraw.text'), act: t('withdraw.act') };
  const withdraw = (): Promise<void> => run(reservationsCalls.withdrawReservation, { offerId }, question, { done: t('withdraw.done') });
  return (
    <Button kind="quiet" full onClick={() => void withdraw()} busy={busy && t('withdraw.busy')}>
      {t('withdraw')}
    </Button>
  );
};

const Document = ({ offerId, document }: { readonly offerId: string; readonly document: DocumentLink }) => {
  const t = useWords(verifyWords);
  const [isOpen, setOpen] = useState(false);
  const name = document.number ? t('document', { number: document.number }) : t('document.draft');
  return (
    <div className={styles['document']}>
      <IconFileText size={24} stroke={1.5} aria-hidden />
      <p>
        <b>{name}</b>
        <small>
          {t('pages', { n: document.pages })} · {t('hash', { hash: shortHash(document.sha256) })}
        </small>
      </p>
      <Button onClick={() => setOpen(true)}>{t('open', { pages: t('pages', { n: document.pages }) })}</Button>
      <DocumentViewer document={isOpen ? { name, url: document.url } : null} onClose={() => setOpen(false)} />
      <ReadingCopy offerId={offerId} kind="lease" />
    </div>
  );
};

const useQuestions = (until: string) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  return (['nothing', 'change', 'colleague'] as const).map((key) => ({
    question: t(`what.${key}`),
    answer: t(`what.${key}.text`, { until: f.instant(until) }),
  }));
};

const ToSignature = ({ reservation, uid }: { readonly reservation: Reservation; readonly uid: string }) => {
  const t = useWords(verifyWords);
  return (
    <>
      <div className={styles['act']}>
        <ButtonLink kind="main" size="l" full to={signLeasePath(reservation.offerId, uid)}>
          {t('ready.sign')}
        </ButtonLink>
      </div>
      <p className={styles['small']}>{t('ready.signs', { company: reservation.tenant.name })}</p>
    </>
  );
};

/** The drawn lease with the time left; from here to the signature, or out of the reservation. */
export const ReadyReservation = ({
  reservation,
  document,
  uid,
}: {
  readonly reservation: Reservation;
  readonly document: DocumentLink;
  readonly uid: string;
}) => {
  const t = useWords(verifyWords);
  const questions = useQuestions(reservation.reservedUntil);
  return (
    <main id="content" className={`wrap ${styles['columns']}`}>
      <TwoColumns
        aside={
          <>
            <TimeBox until={reservation.reservedUntil} />
            <Card>
              {reservation.firstSignature && <FirstSignature first={reservation.firstSignature} />}
              {!waitsForOther(reservation.firstSignature) && <ToSignature reservation={reservation} uid={uid} />}
              {reservation.allowed.includes('withdraw') && <Withdraw reservation={reservation} />}
            </Card>
            <WhatIf title={t('what.title')} items={questions} />
          </>
        }
      >
        <p className={styles['subject']}>{reservation.offerName}</p>
        <h1>{t('ready.title')}</h1>
        <p className={styles['lead']}>{t('ready.lead')}</p>
        <Card title={t('facts.title')}>
          <Document offerId={reservation.offerId} document={document} />
          <LeaseFacts reservation={reservation} />
        </Card>
      </TwoColumns>
    </main>
  );
};

/** What the landlord sees of a reservation: who, until when, and that nothing is theirs to do. */
export const LandlordReservation = ({ reservation }: { readonly reservation: Reservation }) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  return (
    <main id="content" className={`wrap ${styles['page']}`}>
      <p className={styles['subject']}>{reservation.offerName}</p>
      <h1>{t('landlord.title')}</h1>
      <p className={styles['lead']}>{t('landlord.text', { company: reservation.tenant.name, when: f.instant(reservation.reservedUntil) })}</p>
      <Card
        title={t('facts.title')}
        end={
          <Badge tone="amber" icon={<IconClock size={14} stroke={1.75} aria-hidden />}>
            <Countdown until={reservation.reservedUntil} />
          </Badge>
        }
      >
        <LeaseFacts reservation={reservation} />
      </Card>
    </main>
  );
};
