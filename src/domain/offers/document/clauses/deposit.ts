/** The deposit, and the terms under which the operator holds it. */

import { scale, taxed, ZERO } from '../../../kit/money.ts';
import { leaseNumbers } from '../../../kit/numbers.ts';
import type { EscrowFacts } from '../../document.ts';
import { type Clause, type ContractFacts, count, money, open, type Point, point, text } from '../clause.ts';

const { depositDueBusinessDays, payoutBusinessDays, refundBusinessDays, objectionBusinessDays, unpaidEndBusinessDays } = leaseNumbers;

/** How much, by when, what it secures, when it comes back, and what happens when it is not paid. */
export const deposit = ({ form, escrow }: ContractFacts): Clause => {
  const amount = form.leaseAgreement?.deposit ?? ZERO;
  return {
    id: 'deposit',
    points: [
      point('amount', {
        amount: money(amount),
        amountWords: { inWords: amount },
        n: count(depositDueBusinessDays),
        account: { account: escrow.account },
        reference: open('reference'),
      }),
      point('annex'),
      point('nature'),
      point('payout', { n: count(payoutBusinessDays) }),
      point('refill', { n: count(leaseNumbers.depositRefillDays) }),
      point('return', { n: count(leaseNumbers.depositReturnDays) }),
      point('unpaid', { n: count(unpaidEndBusinessDays), days: count(leaseNumbers.unpaidEndDays) }),
      point('newTerm', { days: count(leaseNumbers.newTermDays), again: count(leaseNumbers.unpaidEndDays) }),
    ],
  };
};

/** Submission to enforcement before a notary (art. 777 § 1 KPC), where the offer asks for it: for money up to a sum, and for handing the premises back. */
export const enforcement = ({ form, landlord }: ContractFacts): readonly Clause[] => {
  if (form.leaseAgreement?.enforcement !== true) return [];
  const sum = scale(taxed(form.price ?? ZERO, landlord.vatStatus).gross, leaseNumbers.enforcementRents);
  return [
    {
      id: 'enforcement',
      points: [
        point('duty', { n: count(leaseNumbers.enforcementDays) }, [
          point('money', { sum: money(sum), sumWords: { inWords: sum } }),
          point('premises'),
        ]),
        point('until', { n: count(leaseNumbers.enforcementMonths) }),
        point('cost'),
      ],
    },
  ];
};

/** The deposit terms of annex 3, accepted by the landlord with the offer and by the tenant with the lease (docs/rules/deposits.md#terms). */
export const depositTerms = ({ form, escrow, operator, landlord }: ContractFacts): readonly Point[] => [
  point('holder', { operator: text(operator.name), nip: text(operator.nip), account: { account: escrow.account } }),
  ...accountPoints(escrow),
  point('separate'),
  point('transfer', { reference: open('reference'), amount: money(form.leaseAgreement?.deposit ?? ZERO) }),
  point('due', { n: count(depositDueBusinessDays), time: text(leaseNumbers.transferCutOff) }),
  point('payout', { n: count(payoutBusinessDays), account: { account: landlord.bankAccount } }),
  point('refund', { n: count(refundBusinessDays) }),
  point('dispute', { n: count(objectionBusinessDays) }),
  point('unpaid', { n: count(unpaidEndBusinessDays), days: count(leaseNumbers.unpaidEndDays) }),
  point('longStop', { days: count(leaseNumbers.longStopDays), n: count(leaseNumbers.statementDays) }),
  point('interest'),
  point('tax'),
];

const accountPoints = ({ kind, bank, licence }: EscrowFacts): readonly Point[] => {
  if (kind === undefined || bank === undefined) return [];
  return [kind === 'trust' ? point('trust', { bank: text(bank) }) : point('licensed', { bank: text(bank), licence: text(licence ?? '—') })];
};
