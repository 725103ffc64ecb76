import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/visits.ts';

/** The operator's figures of counted visits. */
export const en = {
  title: 'Statistics of visits',
  text: 'Only visits of those who agreed to statistics. Without names and addresses.',
  stays: 'The data stay in this service.',
  forwards: 'The data also go to the configured service.',
  event: 'Event',
  week: '7 days',
  month: '30 days',
  browsers: 'Browsers in 30 days',
  'event.view_item': 'Offer opened',
  'event.select_item': 'Offer chosen from a list',
  'event.select_content': 'Kind of premises chosen',
  'event.add_to_cart': 'Booked',
  'event.begin_checkout': 'Asked for the code of a lease',
  'event.generate_lead': 'Draft of an offer sent',
  'event.form_submit_reg_step_4': 'E-mail confirmed',
  'event.form_submit_reg_step_5': 'Identity begun',
  'event.form_submit_reg_step_6': 'Company given in',
  'event.form_submit_reg_step_7': 'Company sent for review',
  'event.purchase': 'Protocol signed',
} as const satisfies WordsLike<typeof pl>;
