import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/refusals.ts';

/** Refusals of the wanted room, in English. */
export const en = {
  'refusal.wanted.no_company': 'Listings are added by companies. Link your account with a company first.',
  'refusal.wanted.limit': 'A company can have at most {max} active listings. End one of them to add another.',
  'refusal.wanted.form_wrong': 'Correct the marked fields of the listing.',
  'refusal.wanted.location_short': 'Enter a place of at least {min} characters.',
  'refusal.wanted.location_unknown': 'Choose a place from the suggestions, so that we know where to look.',
  'refusal.wanted.website_wrong': 'Enter a valid web address, for example https://company.com',
  'refusal.wanted.surfaces_crossed': 'The largest area cannot be smaller than the smallest one.',
  'refusal.wanted.not_found': 'This listing is no longer there.',
  'refusal.wanted.denied': 'This is a listing of another company. Only the company that added it can change or end it.',
  'refusal.wanted.over': 'This listing has already ended.',
  'refusal.wanted.reason_required': 'Write why you delete a listing of somebody else. The company gets the reason by e-mail.',
  'refusal.wanted.removed': 'An admin deleted this listing, so it cannot be restored. The reason is in the e-mail that we sent.',
  'refusal.wanted.restore_too_late': 'A deletion can be undone for a minute. Add the listing again.',
  'refusal.wanted.already_sent': 'This offer has already been sent to this listing.',
  'refusal.wanted.offer_denied': 'You may not send this offer.',
  'refusal.wanted.offer_not_active': 'Only an active offer can be sent. This one is a draft, is reserved or has expired.',
  'refusal.wanted.own_listing': 'This is a listing of your own company. Offers are sent to other companies.',
  'refusal.place_alert.limit': 'You already have {max} alerts about listings. Delete one of them to add this one.',
  'refusal.place_alert.duplicate': 'You already have an alert about this place.',
  'refusal.place_alert.not_found': 'This alert is no longer on your list.',
  'refusal.place_alert.restore_too_late': 'It is too late to undo this. Add the alert again.',
} as const satisfies WordsLike<typeof pl>;
