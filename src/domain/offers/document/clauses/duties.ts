/** Insurance, subletting, breach, withdrawal, force majeure, return, and the landlord's own terms. */

import type { Grosze } from '../../../kit/brand.ts';
import type { ReturnCondition } from '../../../kit/dictionaries.ts';
import { scale, ZERO } from '../../../kit/money.ts';
import { leaseNumbers } from '../../../kit/numbers.ts';
import { type Clause, type ContractFacts, count, money, only, open, type Point, point, text } from '../clause.ts';

/** The tenant's liability insurance, and more where the offer asks for it. Own terms take the place of the standard one only. */
export const insurance = ({ form }: ContractFacts, own: boolean): readonly Clause[] => {
  const extended = form.leaseAgreement?.extendedInsurance === true;
  if (own && !extended) return [];
  const sum = (extended ? form.leaseAgreement?.insuranceSum : undefined) ?? (leaseNumbers.insuranceMin as Grosze);
  const points = [point('duty', { sum: money(sum), sumWords: { inWords: sum } }), point('proof')];
  return [{ id: 'insurance', points: [...points, ...only(extended, point('building'), point('recourse'), point('renewal'))] }];
};

/** Subletting, passing the lease on, and what a new owner means. */
export const sublet: Clause = { id: 'sublet', points: [point('consent'), point('liability'), point('assignment'), point('newOwner')] };

/** Termination for a serious breach, by named cases (art. 673 § 3 KC), and for arrears. Own terms take the place of the cure period. */
export const breach = ({ form }: ContractFacts, own: boolean): Clause => ({
  id: 'breach',
  points: [
    ...only(
      !own,
      point('cure', { n: count(leaseNumbers.cureDays) }),
      point('byTenant', {}, [
        point('misuse'),
        point('disorder'),
        point('unauthorised'),
        point('uninsured'),
        ...only(form.leaseAgreement?.enforcement === true, point('enforcement')),
        point('refill'),
      ]),
      point('byLandlord', {}, [point('repairs'), point('defects'), point('hindrance')]),
    ),
    point('arrears'),
    point('tenant'),
    point('statement'),
  ],
});

/** The tenant's contractual right of withdrawal, with its term (art. 395 KC). */
export const withdrawal: Clause = {
  id: 'withdrawal',
  points: [
    point('right', { until: open('withdrawalUntil') }, [point('damagedPremise'), point('mismatchedDetails'), point('unavailabilityOfLandlord')]),
    point('how'),
    point('objection', { n: count(leaseNumbers.objectionBusinessDays) }),
    point('effect', { n: count(leaseNumbers.refundBusinessDays) }),
    point('longStop', { days: count(leaseNumbers.longStopDays), n: count(leaseNumbers.statementDays) }),
  ],
};

/** What nobody answers for. */
export const forceMajeure: Clause = {
  id: 'forceMajeure',
  points: [point('excused'), point('tell'), point('money'), point('long', { n: count(leaseNumbers.forceMajeureDays) })],
};

/** Returning the premises; the only contractual penalty (docs/rules/invoices.md#penalties). */
export const returning = ({ form }: ContractFacts, own: boolean): Clause => ({
  id: 'return',
  points: [
    own ? point('duty') : point('dutyInDays', { n: count(leaseNumbers.returnDays) }),
    point('state'),
    ...returnPoints(form.leaseAgreement?.returnCondition),
    ...only(
      !own,
      point('penalty', {
        percent: text(String(leaseNumbers.penaltyPercentPerDay)),
        amount: money(scale(form.price ?? ZERO, leaseNumbers.penaltyPercentPerDay, 100)),
      }),
      point('noOtherPenalty'),
    ),
    point('withoutTitle'),
    point('improvements'),
  ],
});

const returnPoints = (condition: ReturnCondition | undefined): readonly Point[] =>
  condition === undefined
    ? []
    : [
        point(`condition.${condition}`),
        point('inspection', { n: count(leaseNumbers.inspectionDays) }),
        point('abandoned', { n: count(leaseNumbers.abandonedDays) }),
      ];

/** The landlord's own terms and their rank. */
export const ownTerms = (own: boolean): readonly Clause[] =>
  own ? [{ id: 'ownTerms', points: [point('annex'), point('order'), point('penalties')] }] : [];
