/** The parties, dates, amounts and terms of a prepared lease, to be read before its pages. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { reservationsCalls } from '../../../contract/reservations/endpoints.ts';
import { taxed } from '../../../domain/kit/money.ts';
import { needsWrittenForm } from '../../../domain/offers/rules/lease-options.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { verifyWords } from '../../../words/reservations/verify.ts';
import { Facts } from '../../kit/lists/facts.tsx';
import { useFormat } from '../../kit/words/format.ts';
import { useWords } from '../../kit/words/words.ts';
import { useFeeText } from '../../offers/parts/fees/service-fees.tsx';

type Reservation = OutputOf<typeof reservationsCalls.getReservation>;
type Rows = readonly (readonly [label: string, value: string])[];

/** For how long, in which form, and how it can be ended. */
const useTermRows = ({ start, end, months, terms }: Reservation): Rows => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const term = end === null ? t('facts.from', { start: f.day(start) }) : t('facts.fromTo', { start: f.day(start), end: f.day(end) });
  const notice = terms?.leaseNoticePeriod ?? 0;
  const infinite = notice === 0 ? t('facts.notice.statutory') : t('facts.notice.months', { n: notice });
  return [
    [t('facts.term'), needsWrittenForm(months) ? `${term}; ${t('facts.form')}` : term],
    [t('facts.notice'), end === null ? infinite : t('facts.notice.fixed')],
  ];
};

/** What is paid each month, when, and how it changes. */
const useMoneyRows = ({ rentNet, costs, terms }: Reservation): Rows => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const { gross } = taxed(rentNet, costs.vatRate === 0 ? 'exempt' : 'active');
  const kind = terms?.nonRentFees ?? 'metered';
  const fees = kind === 'lump_sum' ? t('facts.fees.lump_sum', { net: f.money(costs.feesNet) }) : t(`facts.fees.${kind}`);
  const advance = terms?.serviceChargeAdvance;
  const { payDay = 'last', firstPaymentDay: n = 0, indexation = 'none', indexationCap } = terms ?? {};
  const cap = indexation === 'none' || indexationCap === undefined ? '' : `, ${t('facts.cap', { cap: f.number(indexationCap) })}`;
  return [
    [
      t('facts.rent'),
      costs.vatRate === 0 ? t('facts.rentExempt', { net: f.money(rentNet) }) : t('facts.rentText', { net: f.money(rentNet), gross: f.money(gross) }),
    ],
    [t('facts.payment'), payDay === 'last' ? t('facts.paymentLast', { n }) : t('facts.paymentDay', { n, day: String(payDay) })],
    [t('facts.fees'), advance === undefined || kind !== 'metered' ? fees : `${fees}; ${t('facts.advance', { net: f.money(advance) })}`],
    [t('facts.indexation'), t(`facts.indexation.${indexation}`) + cap],
  ];
};

/** The blocks of clauses that the landlord has chosen besides. */
const useFurtherRows = ({ terms }: Reservation): Rows => {
  const t = useWords(verifyWords);
  const nameOf = useWords(offerFieldWords);
  const chosen = [
    terms?.enforcement === true && nameOf('leaseAgreement.enforcement'),
    terms?.extendedInsurance === true && nameOf('leaseAgreement.extendedInsurance'),
    terms?.returnCondition !== undefined && nameOf('leaseAgreement.returnCondition'),
    terms?.deliveryAddress && nameOf('leaseAgreement.deliveryAddress'),
  ].filter((name) => typeof name === 'string');
  return chosen.length === 0 ? [] : [[t('facts.further'), chosen.join('; ')]];
};

/** What the lease says of everything that people look for, from the same facts as its first page. */
export const LeaseFacts = ({ reservation }: { readonly reservation: Reservation }) => {
  const t = useWords(verifyWords);
  const f = useFormat();
  const feeText = useFeeText();
  const { landlord, tenant, deposit, depositDue, pickup, fees, ownTerms } = reservation;
  const [term, money, further] = [useTermRows(reservation), useMoneyRows(reservation), useFurtherRows(reservation)];
  const rows: Rows = [
    [t('facts.landlord'), landlord.name],
    [t('facts.tenant'), tenant.name],
    ...term,
    ...money,
    [t('facts.deposit'), f.money(deposit)],
    [t('facts.depositDue'), `${f.day(depositDue)}, ${t('facts.depositDue.note')}`],
    [t('facts.pickup'), `${f.day(pickup.from)} – ${f.day(pickup.to)}`],
    [t('facts.fee'), feeText(fees.tenant)],
    ...further,
    ...(ownTerms ? [[t('facts.ownTerms'), t('facts.ownTerms.text')] as const] : []),
  ];
  return <Facts rows={rows} />;
};
