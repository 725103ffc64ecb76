import type { OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { verifyWords } from '../../../words/reservations/verify.ts';
import { Facts } from '../../kit/lists/facts.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';

type Reservation = OutputOf<typeof reservationsCalls.getReservation>;

/** The parties, dates and amounts of a prepared lease, to be read before its pages. */
export const LeaseFacts = ({ reservation }: { readonly reservation: Reservation }) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const { landlord, tenant, start, end, rentNet, deposit, depositDue, pickup } = reservation;
  const rows = [
    [t('facts.landlord'), landlord.name],
    [t('facts.tenant'), tenant.name],
    [t('facts.term'), end === null ? t('facts.from', { start: f.day(start) }) : t('facts.fromTo', { start: f.day(start), end: f.day(end) })],
    [t('facts.rent'), f.money(rentNet)],
    [t('facts.deposit'), f.money(deposit)],
    [t('facts.depositDue'), `${f.day(depositDue)}, ${t('facts.depositDue.note')}`],
    [t('facts.pickup'), `${f.day(pickup.from)} – ${f.day(pickup.to)}`],
  ] as const;
  return <Facts rows={rows} />;
};
