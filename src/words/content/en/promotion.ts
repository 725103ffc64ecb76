import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/promotion.ts';

/** The promotion and its terms. */
export const en = {
  title: 'Promotion “Safe 100”',
  description: 'Terms of the promotion “Safe 100”: free insurance for the first {pool} offers, for {coverMonths} months.',
  'state.coming': 'The promotion begins on {from}.',
  'state.running': 'The promotion has run since {from}, until {to} at the latest.',
  'state.used': 'The pool of {pool} offers is used up. The promotion is over.',
  'state.ended': 'The promotion ended on {to}. This page is an archive.',
  left: { one: '{n} offer is left in the pool.', other: '{n} offers are left in the pool.' },
  terms: 'Terms',
  'terms.1': 'The promotion “Safe 100” covers free insurance of the first {pool} offers published in the service from its beginning on.',
  'terms.2': 'The cover lasts {coverMonths} months.',
  'terms.3': 'The promotion runs from {from} until the pool is used up, until {to} at the latest.',
  'terms.4': 'Taking part costs nothing and needs no further steps: the order in which offers are published decides.',
  'terms.1.past': 'The promotion “Safe 100” covered free insurance of the first {pool} offers published in the service from its beginning on.',
  'terms.2.past': 'The cover lasted {coverMonths} months.',
  'terms.3.past': 'The promotion ran from {from} until the pool was used up, until {to} at the latest.',
  'terms.4.past': 'Taking part cost nothing and needed no further steps: the order in which offers were published decided.',
  complaints: 'Complaints',
  'complaints.text': 'Complain with the form or by e-mail on the page of support. We answer within {complaintDays} days.',
  'complaints.act': 'Go to support',
  cookie:
    'While a promotion runs, with consent to campaigns, we keep the cookie “specialOffer100” in the browser. It goes with the end of the promotion at the latest.',
} as const satisfies WordsLike<typeof pl>;
