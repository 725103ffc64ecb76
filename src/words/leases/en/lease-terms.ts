import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/lease-terms.ts';

/** Clauses of the lease that stand in it only where the offer chooses them, in English. */
export const en = {
  'lease.indexation.title': 'Indexation of the rent',
  'lease.indexation.cpi':
    'The net rent is indexed once a year, from 1 {month}, by the average yearly consumer price index of the previous calendar year announced by the President of Statistics Poland.',
  'lease.indexation.hicp':
    'The net rent is indexed once a year, from 1 {month}, by the average yearly change of the harmonised index of consumer prices (HICP) of the euro area of the previous calendar year announced by Eurostat.',
  'lease.indexation.upwards': 'The rent is indexed only if the index means a rise of prices.',
  'lease.indexation.capped': 'The rent is indexed only if the index means a rise of prices, and rises by no more than {cap}% a year.',
  'lease.indexation.how':
    'The Landlord tells the Tenant the new rent with the index and the reckoning. If the index is announced after the day of indexation, the Tenant pays the difference for that time with the next rent.',
  'lease.indexation.firstYear': 'The rent is indexed for the first time in the calendar year after the year of the handover.',
  'lease.serviceCharge.title': 'Service charge',
  'lease.serviceCharge.covers': 'Besides the rent the Tenant pays a service charge, which covers: {items}.',
  'lease.serviceCharge.coversCommon':
    'Besides the rent the Tenant pays a service charge, which covers the upkeep of the common parts of the building.',
  'lease.serviceCharge.share':
    'The Tenant bears these costs in the proportion of the usable area of the Premises to the usable area of all premises that they concern.',
  'lease.serviceCharge.advance':
    'Towards the charge the Tenant pays each month, together with the rent, an advance of {net} net, that is {gross} gross.',
  'lease.serviceCharge.settlement':
    'The Landlord settles the charge for each calendar year by the end of {month} of the next year. The Parties pay or return the difference within {n} days of the settlement.',
  'lease.serviceCharge.documents':
    'Within that time the Tenant may see the invoices and the reckoning. The charge does not cover costs that the law or the lease lays on the Landlord.',
  'lease.month.january': 'January',
  'lease.month.february': 'February',
  'lease.month.march': 'March',
  'lease.month.april': 'April',
  'lease.month.may': 'May',
  'lease.month.june': 'June',
  'lease.month.july': 'July',
  'lease.month.august': 'August',
  'lease.month.september': 'September',
  'lease.month.october': 'October',
  'lease.month.november': 'November',
  'lease.month.december': 'December',
  'lease.enforcement.title': 'Submission to enforcement',
  'lease.enforcement.duty':
    'Within {n} days of the conclusion of the lease the Tenant makes a declaration in a notarial deed in which it submits to enforcement:',
  'lease.enforcement.money': 'of sums due under the lease up to {sum} (in words: {sumWords}; art. 777 § 1 (5) of the Code of Civil Procedure);',
  'lease.enforcement.premises': 'of handing back the Premises after the end of the lease (art. 777 § 1 (4) of the Code of Civil Procedure).',
  'lease.enforcement.until': 'The Landlord may ask for the enforcement clause within {n} months of the end of the lease.',
  'lease.enforcement.cost':
    'The Tenant bears the cost of the deed. It gives the Landlord an extract no later than at the handover or, if the time for making the deed has not passed by then, within that time.',
} as const satisfies WordsLike<typeof pl>;
