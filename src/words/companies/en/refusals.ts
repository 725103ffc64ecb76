import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the companies room refuses, in words. */
export const en = {
  'refusal.company.invalid': 'Correct the marked fields of the company form.',
  'refusal.company.nip_invalid': 'This is not a valid NIP. Enter 10 digits.',
  'refusal.company.exists': 'A company with this NIP is already in Parter. You can join it.',
  'refusal.company.not_found': 'We have not found this company.',
  'refusal.company.already_linked': 'Your account is already linked with a company.',
  'refusal.company.email_unverified': 'Confirm your e-mail address first.',
  'refusal.company.not_submittable': 'This company cannot be sent for review until its form is complete.',
  'refusal.company.reason_required': 'Give the reason for the refusal.',
  'refusal.company.running_deal': 'You cannot leave the company: you are the only person who signs its running offers or leases.',
  'refusal.company.active_offers': 'The company has active offers, so it cannot be deleted.',
  'refusal.company.several_users': 'Other people are assigned to the company, so it cannot be deleted.',
  'refusal.company.denied': 'You have no rights to this company.',
} as const satisfies WordsLike<typeof pl>;
