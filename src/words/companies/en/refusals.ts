import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** What the companies room refuses, in words. */
export const en = {
  'refusal.company.invalid': 'Correct the marked fields of the company form.',
  'refusal.company.nip_invalid': 'This is not a valid NIP. Enter 10 digits.',
  'refusal.company.exists': 'A company with this NIP is already in Parter. You can join it.',
  'refusal.company.not_found': 'We have not found this company.',
  'refusal.company.invites_spent': '{max} invitations were sent today. Send the next one tomorrow.',
  'refusal.company.already_member': 'Whoever has this address is in your company already.',
  'refusal.company.lookups_spent': 'The registers were asked about {max} companies today. Type the data, or ask tomorrow.',
  'refusal.company.already_linked': 'Your account is already linked with a company.',
  'refusal.company.partners_missing': 'Name every partner of the civil-law partnership, at least {min}.',
  'refusal.company.capacity_wrong': 'Choose a role in which people act for a company of this legal form.',
  'refusal.company.authority_missing':
    'The file Umocowanie.pdf is missing on the company page. It is needed of an attorney, of a person whom the registers do not name, and of whoever alone gives in the data of a company that two people represent.',
  'refusal.company.authority_invalid': 'Attach a PDF file of at most {megabytes} MB.',
  'refusal.company.representation_missing':
    'First give the legal form and the rule of representation on the company page. They go into the lease, so a moderator checks them.',
  'refusal.company.cosigner_needed': 'Two people represent the company together. Choose the second person, who signs the same document.',
  'refusal.company.cosigner_wrong':
    'This person cannot sign with you: their role does not fit the rule of representation, or their identity is not confirmed.',
  'refusal.company.attorney_only':
    'Only an attorney or a proxy signs for this company, and there is none here yet. Link your account with the company as an attorney and attach the power of attorney.',
  'refusal.company.ask_signer': 'In your capacity you neither sign for this company nor book premises for it. Ask somebody who may: {people}.',
  'refusal.company.ask_named_signers':
    'Two people act for your company together, and only somebody whom the contract names acts alone. Ask: {people}.',
  'refusal.company.email_unverified': 'Confirm your e-mail address first.',
  'refusal.company.not_submittable': 'This company cannot be sent for review until its form is complete.',
  'refusal.company.reason_required': 'Give the reason.',
  'refusal.company.running_deal':
    'Unlinking is not possible now: a published offer of the company bears this person’s signature, or this person alone signs its running offers or leases. Wait until they end.',
  'refusal.company.active_offers': 'The company has active offers, so it cannot be deleted.',
  'refusal.company.several_users': 'Other people are assigned to the company, so it cannot be deleted.',
  'refusal.company.deals_running': 'The company has reservations or unfinished leases, so it cannot be deleted.',
  'refusal.company.creator_stays': 'This person brought the company into Parter. Hand the company over to somebody else first.',
  'refusal.company.denied': 'You have no rights to this company.',
  'refusal.company.access_to_itself': 'This is the same company; it always sees its own name.',
  'refusal.company.access_unknown': 'This company no longer has such access.',
} as const satisfies WordsLike<typeof pl>;
