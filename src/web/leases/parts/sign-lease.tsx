import { IconClock } from '@tabler/icons-react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { useAct } from '../../kit/calls/use-act.ts';
import { Countdown } from '../../kit/parts/countdown.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { SignDesk } from '../../signing/parts/sign-desk.tsx';

type Reservation = OutputOf<typeof reservationsCalls.getReservation>;
type Props = { readonly reservation: Reservation; readonly document: DocumentLink; readonly uid: string; readonly email: string };

const keys = ['terms', 'electronic_signature', 'deposit_terms'] as const;

const TimeLeft = ({ until }: { readonly until: string }) => {
  const t = useWords(signWords);
  return (
    <>
      <IconClock size={16} stroke={1.75} aria-hidden />
      {t('left')} <Countdown until={until} />
    </>
  );
};

/** The tenant signs the lease within the time of the reservation. */
export const SignLease = ({ reservation, document, uid, email }: Props) => {
  const t = useWords(signWords);
  const f = useFormat();
  const act = useAct();
  const { offerId, tenant, depositDue, deposit } = reservation;
  const number = document.number ?? '';
  const send = (code: string) =>
    act(leasesCalls.signLease, { userUid: uid, offerId, code, documentSha256: document.sha256, consents: { ...consentsOf.lease } });
  return (
    <SignDesk
      of={{ offerId, purpose: 'lease' }}
      document={document}
      email={email}
      texts={{
        name: t('document', { number }),
        subject: reservation.offerName,
        heading: t('page.title'),
        bind: t('bind.lease', { company: tenant.name, due: f.day(depositDue), deposit: f.money(deposit) }),
        read: t('step.read'),
        consents: t('step.consents'),
        act: t('sign.lease'),
        after: t('sign.lease.after', { number }),
        later: t('page.later'),
      }}
      consents={keys.map((key) => ({ key, label: t(`consent.lease.${key}`) }))}
      laterTo={`/contract/${offerId}/verify`}
      busy={act.busy}
      send={send}
      timeLeft={<TimeLeft until={reservation.reservedUntil} />}
    />
  );
};
