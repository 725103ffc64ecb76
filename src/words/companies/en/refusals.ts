import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the companies room refuses, in words. */
export const en = {
  'refusal.company.invalid': 'Correct the marked fields of the company form.',
  'refusal.company.nip_invalid': 'This is not a valid NIP. Enter 10 digits.',
  'refusal.company.exists': 'A company with this NIP is already in Parter. You can join it.',
  'refusal.company.not_found': 'We have not found this company.',
  'refusal.company.already_linked': 'Your account is already linked with a company.',
  'refusal.company.partners_missing': 'Name every partner of the civil-law partnership, at least {min}.',
  'refusal.company.capacity_wrong': 'Choose a role in which people act for a company of this legal form.',
  'refusal.company.authority_missing': 'An attorney signs under a power of attorney. Attach the file Umocowanie.pdf on the company page.',
  'refusal.company.authority_invalid': 'Attach a PDF file of at most 20 MB.',
  'refusal.company.representation_missing':
    'First give the legal form and the rule of representation on the company page. They go into the lease, so a moderator checks them.',
  'refusal.company.cosigner_needed': 'Two people represent the company together. Choose the second person, who signs the same document.',
  'refusal.company.cosigner_wrong':
    'This person cannot sign with you: their role does not fit the rule of representation, or their identity is not confirmed.',
  'refusal.company.attorney_only': 'Under this company’s rule of representation only an attorney with an attached power of attorney signs.',
  'refusal.company.email_unverified': 'Confirm your e-mail address first.',
  'refusal.company.not_submittable': 'This company cannot be sent for review until its form is complete.',
  'refusal.company.reason_required': 'Give the reason for the refusal.',
  'refusal.company.running_deal':
    'You cannot leave the company: its published offer carries your signature, or you are the only person who signs its running offers or leases. Wait until they end.',
  'refusal.company.active_offers': 'The company has active offers, so it cannot be deleted.',
  'refusal.company.several_users': 'Other people are assigned to the company, so it cannot be deleted.',
  'refusal.company.denied': 'You have no rights to this company.',
} as const satisfies WordsLike<typeof pl>;
