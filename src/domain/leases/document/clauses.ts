import type { Day, Grosze, Instant } from '../../kit/brand.ts';
import { perSquareMetre, taxed, timesArea } from '../../kit/money.ts';
import { leaseNumbers } from '../../kit/numbers.ts';
import { addDays, dayOf, laterDay } from '../../kit/time.ts';
import { premisesAddress } from '../../offers/document.ts';
import { needsWrittenForm } from '../../offers/rules/lease-options.ts';
import type { LeaseDocumentFacts } from './facts.ts';

/** A value inside a clause. The floor of texts decides how each is written. `name`: a key of the dictionaries. `clause`: a reference, `§ 7`. */
export type Param =
  | { readonly money: Grosze }
  | { readonly inWords: Grosze }
  | { readonly day: Day }
  | { readonly moment: Instant }
  | { readonly area: number }
  | { readonly text: string }
  | { readonly name: string }
  | { readonly names: readonly string[] }
  | { readonly count: number }
  | { readonly account: string }
  | { readonly hash: string }
  | { readonly clause: ClauseId };

/** A numbered point: its text key under the clause, its values, its lettered points. */
export type Point = { readonly id: string; readonly params?: Readonly<Record<string, Param>>; readonly letters?: readonly Point[] };

/** The clauses of a lease in their order. */
export type ClauseId =
  | 'conclusion'
  | 'premises'
  | 'use'
  | 'term'
  | 'form'
  | 'handover'
  | 'rent'
  | 'fees'
  | 'deposit'
  | 'insurance'
  | 'sublet'
  | 'breach'
  | 'withdrawal'
  | 'return'
  | 'ownTerms'
  | 'service'
  | 'notices'
  | 'privacy'
  | 'storage'
  | 'final';

/** A clause as data. */
export type Clause = { readonly id: ClauseId; readonly points: readonly Point[] };

const point = (id: string, params?: Point['params'], letters?: readonly Point[]): Point => ({
  id,
  ...(params === undefined ? {} : { params }),
  ...(letters === undefined ? {} : { letters }),
});
const only = (when: boolean, ...points: readonly Point[]): readonly Point[] => (when ? points : []);
const text = (value: string): Param => ({ text: value });
const count = (value: number): Param => ({ count: value });

/** Does the landlord's own text take the place of the standard terms? */
export const hasOwnTerms = ({ form }: Pick<LeaseDocumentFacts, 'form'>): boolean =>
  form.ownTerms?.selected === true && (form.ownTerms.terms ?? '').trim() !== '';

/** The last day of the pickup: counted from the later of preparing and availability. */
const lastPickupDay = ({ form, preparedAt }: LeaseDocumentFacts): Day => {
  const prepared = dayOf(preparedAt);
  return addDays(laterDay(form.availability ?? prepared, prepared), form.unitReceiptDeadline ?? 0);
};

/** Last day on which the tenant may use the contractual right of withdrawal (KC art. 395 wants a term). */
export const withdrawalUntil = (facts: LeaseDocumentFacts): Day => addDays(lastPickupDay(facts), leaseNumbers.withdrawalDays);

const conclusion = ({ offer }: LeaseDocumentFacts): Clause => ({
  id: 'conclusion',
  points: [
    point('offer', {
      number: text(offer.number),
      version: text(String(offer.version)),
      signedAt: { moment: offer.signedAt },
      hash: { hash: offer.documentSha256 },
      code: text(offer.documentCode),
    }),
    point('moment'),
    point('form'),
    point('professional'),
  ],
});

const premises = ({ form, offer }: LeaseDocumentFacts): Clause => {
  const { areaDetails, parkingDetails, mediaDetails, address } = form;
  const ownership = address?.ownershipType ?? 'ownership';
  return {
    id: 'premises',
    points: [
      point('subject', {
        name: text(offer.name),
        surface: { area: areaDetails?.surface ?? 0 },
        total: { area: areaDetails?.totalSurface ?? 0 },
        address: text(premisesAddress(address)),
        plot: text(address?.plotNumber ?? '—'),
        register: text(form.landAndMortgageRegisterNumber ?? '—'),
      }),
      point('annex'),
      point('ownership', { ownership: { name: `ownership.${ownership}` } }),
      ...only(ownership === 'rent_agreement', point('subleaseConsent')),
      ...only(
        (parkingDetails?.parkingLotsAvailable ?? 0) > 0,
        point('parking', { n: count(parkingDetails?.parkingLotsAvailable ?? 0), surface: { area: parkingDetails?.parkingSurface ?? 0 } }),
      ),
      point('energy', { energyClass: { name: `energyClass.${mediaDetails?.energyCategory ?? 'none'}` } }),
    ],
  };
};

const use = ({ form }: LeaseDocumentFacts): Clause => {
  const accepted = form.legalWarehouseUseAccepted ?? [];
  return {
    id: 'use',
    points: [
      point('purpose', { use: { name: `mainUse.${form.legalMainUse ?? 'office'}` } }),
      ...only(accepted.length > 0, point('accepted', { uses: { names: accepted.map((value) => `premisesUse.${value}`) } })),
      point('manner'),
      point('rules'),
      point('repairs'),
      point('works'),
    ],
  };
};

const term = ({ terms, form }: LeaseDocumentFacts): Clause => {
  if (terms.end === null || terms.months === null) {
    const notice = form.leaseAgreement?.leaseNoticePeriod ?? 0;
    return {
      id: 'term',
      points: [
        point('infinite', { start: { day: terms.start } }),
        notice === 0 ? point('statutoryNotice') : point('notice', { n: count(notice) }),
        point('afterHandover'),
      ],
    };
  }
  return {
    id: 'term',
    points: [
      point('fixed', { n: count(terms.months), start: { day: terms.start }, end: { day: terms.end } }),
      point('earlyEnd', { breach: { clause: 'breach' }, withdrawal: { clause: 'withdrawal' } }),
      point('prolongation'),
      point('afterHandover'),
    ],
  };
};

const formClause = (facts: LeaseDocumentFacts): readonly Clause[] =>
  needsWrittenForm(facts.terms.months) ? [{ id: 'form', points: [point('statute'), point('effect'), point('duty'), point('certainDate')] }] : [];

const handover = ({ form }: LeaseDocumentFacts): Clause => ({
  id: 'handover',
  points: [
    point('when', {
      n: count(form.unitReceiptDeadline ?? 0),
      availability: form.availability === undefined ? text('—') : { day: form.availability },
    }),
    point('deposit'),
    point('persons'),
    point('protocol'),
    point('presumption'),
  ],
});

const rent = ({ form, landlord, terms }: LeaseDocumentFacts): Clause => {
  const { net, vat, gross } = taxed(terms.rentNet, landlord.vatStatus);
  const lease = form.leaseAgreement;
  const payDay = lease?.payDay ?? 'last';
  const amounts = {
    net: { money: net },
    netWords: { inWords: net },
    vat: { money: vat },
    gross: { money: gross },
    grossWords: { inWords: gross },
  } as const;
  return {
    id: 'rent',
    points: [
      landlord.vatStatus === 'exempt' ? point('exempt', { net: amounts.net, netWords: amounts.netWords }) : point('amount', amounts),
      payDay === 'last'
        ? point('payLastDay', { account: { account: landlord.bankAccount } })
        : point('payDay', { day: text(String(payDay)), account: { account: landlord.bankAccount } }),
      point('first', { n: count(lease?.firstPaymentDay ?? 0) }),
      point('booked'),
      point('late'),
      terms.end === null ? point('raise') : point('fixedRent'),
    ],
  };
};

const fees = ({ form, landlord }: LeaseDocumentFacts): Clause => {
  const lease = form.leaseAgreement;
  const surface = form.areaDetails?.surface ?? 0;
  const kind = lease?.nonRentFees ?? 'metered';
  if (kind === 'in_rent') return { id: 'fees', points: [point('inRent'), point('own')] };
  if (kind === 'lump_sum') {
    const perMetre = lease?.lumpSum ?? (0 as Grosze);
    const all = taxed(timesArea(perMetre, surface), landlord.vatStatus);
    return {
      id: 'fees',
      points: [point('lumpSum', { perMetre: { money: perMetre }, net: { money: all.net }, gross: { money: all.gross } }), point('own')],
    };
  }
  const average = lease?.averageMonthlyCostsAnnualized;
  const known = lease?.averageMonthlyCostsAnnualizedKnown !== false && average !== undefined;
  return { id: 'fees', points: [point('metered'), ...(known ? [point('average', { average: { money: average } })] : []), point('own')] };
};

const deposit = ({ terms, escrow }: LeaseDocumentFacts): Clause => ({
  id: 'deposit',
  points: [
    point('amount', {
      amount: { money: terms.deposit },
      amountWords: { inWords: terms.deposit },
      n: count(leaseNumbers.depositDueBusinessDays),
      account: { account: escrow.account },
      reference: text(escrow.reference),
    }),
    point('annex'),
    point('nature'),
    point('payout', { n: count(leaseNumbers.payoutBusinessDays) }),
    point('return', { n: count(leaseNumbers.depositReturnDays) }),
    point('unpaid', { n: count(leaseNumbers.unpaidEndBusinessDays) }),
  ],
});

const standardInsurance: Clause = {
  id: 'insurance',
  points: [
    point('duty', { sum: { money: leaseNumbers.insuranceMin as Grosze }, sumWords: { inWords: leaseNumbers.insuranceMin as Grosze } }),
    point('proof'),
  ],
};

const breach = (own: boolean): Clause => ({
  id: 'breach',
  points: [...only(!own, point('cure', { n: count(leaseNumbers.cureDays) })), point('arrears'), point('tenant'), point('statement')],
});

const withdrawal = (facts: LeaseDocumentFacts): Clause => ({
  id: 'withdrawal',
  points: [
    point('right', { until: { day: withdrawalUntil(facts) } }, [
      point('damagedPremise'),
      point('mismatchedDetails'),
      point('unavailabilityOfLandlord'),
    ]),
    point('how'),
    point('objection', { n: count(leaseNumbers.objectionBusinessDays) }),
    point('effect', { n: count(leaseNumbers.refundBusinessDays) }),
  ],
});

const returning = ({ terms }: LeaseDocumentFacts, own: boolean): Clause => ({
  id: 'return',
  points: [
    own ? point('duty') : point('dutyInDays', { n: count(leaseNumbers.returnDays) }),
    point('state'),
    ...only(
      !own,
      point('penalty', {
        percent: text(String(leaseNumbers.penaltyPercentPerDay)),
        amount: { money: Math.round((terms.rentNet * leaseNumbers.penaltyPercentPerDay) / 100) as Grosze },
      }),
      point('noOtherPenalty'),
    ),
    point('improvements'),
  ],
});

const ownTermsClause: Clause = { id: 'ownTerms', points: [point('annex'), point('order'), point('penalties')] };

const service = ({ fees: { landlordNet, tenantNet }, operator }: LeaseDocumentFacts): readonly Clause[] => {
  const points = [
    ...only(landlordNet > 0, point('landlord', { net: { money: landlordNet } })),
    ...only(tenantNet > 0, point('tenant', { net: { money: tenantNet } })),
  ];
  return points.length === 0 ? [] : [{ id: 'service', points: [...points, point('invoice', { operator: text(operator.name) })] }];
};

const notices = ({ landlord, tenant }: LeaseDocumentFacts, own: boolean): Clause => ({
  id: 'notices',
  points: [
    point('addresses', {}, [point('landlord', { email: text(landlord.signer.email) }), point('tenant', { email: text(tenant.signer.email) })]),
    ...only(!own, point('effective', { n: count(leaseNumbers.noticeByMailDays) })),
    point('change'),
    point('strict'),
  ],
});

const privacy = ({ operator }: LeaseDocumentFacts): Clause => ({
  id: 'privacy',
  points: [
    point('controllers'),
    point('basis'),
    point('kept'),
    point('rights'),
    point('operator', { operator: text(operator.name), email: text(operator.email) }),
  ],
});

const storage = (facts: LeaseDocumentFacts): Clause => ({
  id: 'storage',
  points: [point('file'), point('check'), needsWrittenForm(facts.terms.months) ? point('copiesWritten') : point('copies')],
});

const final = (facts: LeaseDocumentFacts): Clause => ({
  id: 'final',
  points: [
    needsWrittenForm(facts.terms.months) ? point('changesWritten') : point('changes'),
    point('severable'),
    point('law'),
    point('annexes', {}, [point('annex1'), point('annex2'), point('annex3'), point('annex4'), ...only(hasOwnTerms(facts), point('annex5'))]),
  ],
});

/** The whole lease as clauses. With the landlord's own terms the standard ones (insurance, cure, return in days with its penalty, effect of e-mail) give way to them. */
export const leaseClauses = (facts: LeaseDocumentFacts): readonly Clause[] => {
  const own = hasOwnTerms(facts);
  return [
    conclusion(facts),
    premises(facts),
    use(facts),
    term(facts),
    ...formClause(facts),
    handover(facts),
    rent(facts),
    fees(facts),
    deposit(facts),
    ...(own ? [] : [standardInsurance]),
    { id: 'sublet', points: [point('consent'), point('liability')] },
    breach(own),
    withdrawal(facts),
    returning(facts, own),
    ...(own ? [ownTermsClause] : []),
    ...service(facts),
    notices(facts, own),
    privacy(facts),
    storage(facts),
    final(facts),
  ];
};

/** The deposit terms of annex 3, accepted by both parties with the lease (docs/rules/deposits.md#terms). */
export const depositTerms = ({ terms, escrow, operator, landlord }: LeaseDocumentFacts): readonly Point[] => [
  point('holder', { operator: text(operator.name), nip: text(operator.nip), account: { account: escrow.account } }),
  point('separate'),
  point('transfer', { reference: text(escrow.reference), amount: { money: terms.deposit } }),
  point('due', { n: count(leaseNumbers.depositDueBusinessDays), time: text(leaseNumbers.transferCutOff) }),
  point('payout', { n: count(leaseNumbers.payoutBusinessDays), account: { account: landlord.bankAccount } }),
  point('refund', { n: count(leaseNumbers.refundBusinessDays) }),
  point('dispute', { n: count(leaseNumbers.objectionBusinessDays) }),
  point('unpaid', { n: count(leaseNumbers.unpaidEndBusinessDays) }),
  point('interest'),
  point('tax'),
];

/** Rent per m² for the summary on the first page; null for no area. */
export const rentPerMetre = ({ form, terms }: LeaseDocumentFacts): Grosze | null => perSquareMetre(terms.rentNet, form.areaDetails?.surface ?? 0);
