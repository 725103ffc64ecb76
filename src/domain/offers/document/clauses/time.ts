/** For how long, in which form, and when the premises are handed over. */

import { leaseNumbers } from '../../../kit/numbers.ts';
import { monthsOf, needsWrittenForm, optionsOf } from '../../rules/lease-options.ts';
import type { LeaseOption, OfferForm } from '../../types.ts';
import { type Clause, type ContractFacts, count, inOptions, open, type Point, point, text } from '../clause.ts';

/** The fixed options that an offer leaves the tenant to choose from. */
export const fixedOptionsOf = (form: OfferForm): readonly LeaseOption[] => optionsOf(form).filter((option) => option !== 'infinite');

const infinitePoints = ({ leaseAgreement }: OfferForm): readonly Point[] => {
  const notice = leaseAgreement?.leaseNoticePeriod ?? 0;
  return [point('infinite', { start: open('start') }), notice === 0 ? point('statutoryNotice') : point('notice', { n: count(notice) })];
};

/** § 4: the term of each option. */
export const term = ({ form }: ContractFacts): Clause => {
  const fixed = fixedOptionsOf(form);
  return {
    id: 'term',
    points: [
      ...inOptions(
        optionsOf(form).filter((option) => option === 'infinite'),
        ...infinitePoints(form),
      ),
      ...fixed.flatMap((option) =>
        inOptions([option], point('fixed', { n: count(monthsOf(form.leaseAgreement, option) ?? 0), start: open('start'), end: open('end') })),
      ),
      ...inOptions(fixed, point('earlyEnd', { breach: { clause: 'breach' }, withdrawal: { clause: 'withdrawal' } }), point('prolongation')),
      point('afterHandover', { rent: { clause: 'rent' } }),
    ],
  };
};

/** The options that the statute wants in written form, and the others. */
export const byForm = (form: OfferForm): { readonly written: readonly LeaseOption[]; readonly free: readonly LeaseOption[] } => {
  const isWritten = (option: LeaseOption): boolean => needsWrittenForm(monthsOf(form.leaseAgreement, option));
  return { written: optionsOf(form).filter(isWritten), free: optionsOf(form).filter((option) => !isWritten(option)) };
};

/** § 5: the form of the lease. It stands in every lease, so that the numbers of clauses do not depend on the option. */
export const formClause = ({ form }: ContractFacts): Clause => {
  const { written, free } = byForm(form);
  return {
    id: 'form',
    points: [
      ...inOptions(free, point('document')),
      ...inOptions(
        written,
        point('statute'),
        point('effect'),
        point('duty'),
        point('refusal', { n: count(leaseNumbers.formCallDays) }),
        point('certainDate'),
      ),
    ],
  };
};

/** § 6: when, after what, by whom, with which protocol. */
export const handover = ({ form }: ContractFacts): Clause => ({
  id: 'handover',
  points: [
    point('when', {
      n: count(form.unitReceiptDeadline ?? 0),
      availability: form.availability === undefined ? text('—') : { day: form.availability },
    }),
    point('again', { n: count(form.unitReceiptDeadline ?? 0) }),
    point('deposit'),
    point('persons'),
    point('protocol'),
    point('presumption'),
  ],
});
