import { IconClock } from '@tabler/icons-react';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import { leasesCalls } from '../../../contract/leases/endpoints.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { reservationPath } from '../../../domain/kit/page/deal-paths.ts';
import { isLongOption } from '../../../domain/offers/rules/lease-options.ts';
import { consentsOf } from '../../../domain/signing/rules.ts';
import { consentWords } from '../../../words/signing/consents.ts';
import { signWords } from '../../../words/signing/sign.ts';
import { useCosigner } from '../../companies/parts/use-cosigner.tsx';
import { useAct } from '../../kit/calls/use-act.ts';
import { useCommandId } from '../../kit/calls/use-command-id.ts';
import { useRefusalText } from '../../kit/calls/use-refusal.ts';
import { useToast } from '../../kit/dialog/toasts.tsx';
import { Countdown } from '../../kit/parts/countdown.tsx';
import { Note } from '../../kit/parts/note.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { OwnFee } from '../../offers/parts/fees/service-fees.tsx';
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
  const c = useWords(consentWords);
  const f = useFormat();
  const act = useAct();
  const named = useCommandId();
  const { offerId, option, tenant, depositDue, deposit } = reservation;
  const number = document.number ?? '';
  const toast = useToast();
  const refusalText = useRefusalText();
  const cosigner = useCosigner((answer) => (answer.ok ? null : toast.bad(refusalText(answer.refusal))));
  const send = (code: string) =>
    act(leasesCalls.signLease, named({ userUid: uid, offerId, code, documentSha256: document.sha256, consents: { ...consentsOf.lease } }));
  const chooseCosigner = () => cosigner.run((cosignerUid) => act(leasesCalls.nameLeaseSigners, { offerId, ...(cosignerUid && { cosignerUid }) }));
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
      consents={keys.map((key) => ({ key, label: c(`lease.${key}`) }))}
      laterTo={reservationPath(offerId)}
      busy={act.busy}
      send={send}
      below={<OwnFee fee={reservation.fees.tenant} />}
      first={reservation.firstSignature}
      onCosigner={() => void chooseCosigner()}
      above={
        <>
          {isLongOption(option) && <Note tone="amber">{t('bind.lease.form')}</Note>}
          {cosigner.dialog}
        </>
      }
      timeLeft={<TimeLeft until={reservation.reservedUntil} />}
    />
  );
};
