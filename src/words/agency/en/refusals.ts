import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of the agency room, in English. */
export const en = {
  'refusal.agency.not_agent': 'Agents send proposals to owners. Switch the agent features on in the account information.',
  'refusal.agency.proposal_wrong': 'Correct the marked fields of the proposal.',
  'refusal.agency.field_required': 'This field is required',
  'refusal.agency.number_wrong': 'Enter a correct PESEL (11 digits) or NIP (10 digits)',
  'refusal.agency.phone_wrong': 'A phone number has only digits, spaces and the signs + - ( )',
  'refusal.agency.email_wrong': 'Enter a correct e-mail address',
  'refusal.agency.own_email': 'This is your own address. Give the owner’s.',
  'refusal.agency.fee_wrong': 'Give a fee from 0 to {max}% of a month’s net rent.',
  'refusal.agency.last_day_wrong': 'The agreement may run from tomorrow for up to {months} months. Choose another day.',
  'refusal.agency.offer_incomplete': 'First fill in name, address, area and rent of the draft offer: the agreement names them all.',
  'refusal.agency.insurance_wrong': 'Correct the marked data of the insurance.',
  'refusal.agency.insurance_sum_low': 'The act requires a sum of at least EUR {min}.',
  'refusal.agency.insurance_over': 'This policy has run out. Give one that runs.',
  'refusal.agency.insurance_missing': 'First give your liability insurance: the act requires every agent to have one.',
  'refusal.agency.insurance_expired': 'Your liability insurance ran out on {day}. Give the new policy to act for the owner.',
  'refusal.agency.sole_signer_needed': 'Somebody who represents the agent’s company alone signs the agreement with the owner.',
  'refusal.agency.already_signed': 'The agreement about this offer is already signed.',
  'refusal.agency.already_pending': 'A proposal about this offer already waits for the owner’s answer. Withdraw it to send another.',
  'refusal.agency.not_found': 'The agreement was not found.',
  'refusal.agency.denied': 'You do not have access to this agreement. Sign in to the owner’s account, or open the link from the e-mail.',
  'refusal.agency.link_over':
    'This link no longer works. Sign in to the account of the address that it was sent to, or ask the agent for a new proposal.',
  'refusal.agency.over': 'This proposal is already decided.',
  'refusal.agency.still_running': 'The time is not over yet: it runs until {until}.',
  'refusal.agency.offer_gone': 'This draft offer is no longer there or belongs to somebody else, so the agreement is about nothing.',
  'refusal.agency.booked': 'The premises are reserved. The agreement can be revoked when the reservation is over.',
  'refusal.agency.not_revocable': 'This agreement can no longer be revoked: the offer is signed or deleted.',
  'refusal.agency.waits_for_owner': 'You publish the offer once the owner accepts the agreement and gives the power of attorney.',
  'refusal.agency.not_in_force': 'The agreement with the owner is not in force, so this offer cannot be published in their name.',
  'refusal.agency.form_missing':
    'A brokerage agreement requires the written form or qualified signatures of both sides (art. 180(3) of the act on real estate management). Upload the signed file to publish the offer.',
  'refusal.agency.long_term_form':
    'A lease over 12 months requires a power of attorney in writing or with a qualified signature (art. 99 of the civil code). Upload the signed file, or remove this option.',
  'refusal.agency.rent_below': 'The agreement with the owner covers a rent from {minAmount}. A lower one needs a new agreement.',
  'refusal.agency.premises_changed':
    'The agreement with the owner is about the premises at {address}, with the area and land register that it names. Other premises need a new agreement.',
  'refusal.agency.owner_unverified':
    'The owner needs an account with the address of the agreement, an accepted identity, and an accepted company with an account for payouts. Only then can you publish the offer in their name.',
  'refusal.agency.owner_company_differs': 'The company of the owner’s account has another NIP than the agreement.',
  'refusal.agency.owner_signs_jointly': 'Two people represent the owner’s company together, so one of them cannot give a power of attorney.',
  'refusal.agency.file_wrong': 'Choose a PDF, JPG or PNG file up to 20 MB; qualified signatures only in a PDF.',
  'refusal.agency.file_unreadable': 'This file cannot be read. Save it again in the program that signs, and try once more.',
  'refusal.agency.file_other_document': 'This is not the signed agreement of this page. Download the sealed file, and sign that one.',
  'refusal.agency.file_changed': 'Something besides signatures was changed in the file. Sign the file of this page without any change.',
  'refusal.agency.file_not_qualified': 'One file with valid qualified signatures of both sides is needed. Found: {n}.',
  'refusal.agency.file_complete': 'The written form is complete already.',
  'refusal.agency.file_reviewed': 'This file has been looked at already.',
  'refusal.agency.files_full': 'As many files as possible were uploaded. Wait for the moderator.',
  'refusal.agency.policy_wrong': 'Choose the copy of the policy as a PDF file up to 10 MB.',
  'refusal.agency.policy_missing':
    'First upload a copy of your liability policy: the act requires it to be annexed to a brokerage agreement (art. 181(3) of the act on real estate management).',
  'refusal.agency.scan_missing': 'First upload a scan of the signed pages. Then each side gives the day on which originals were exchanged.',
  'refusal.agency.day_impossible': 'Choose a day from {from} to {until}.',
  'refusal.agency.address_left':
    'The owner of this address has left mails of invitation. Ask them to switch them on at the page in the last message or to open an account, or give another address.',
  'refusal.agency.cap_address': 'This address was sent {n} proposals within {days} days. Wait, or give another address.',
  'refusal.agency.cap_own': 'You have sent {n} proposals within a day. You can send the next one tomorrow.',
} as const satisfies WordsLike<typeof pl>;
