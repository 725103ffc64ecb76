import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/mail.ts';

/** E-mails of the companies room. */
export const en = {
  'accepted.subject': 'Company {company} has been confirmed',
  'accepted.preheader': 'You can publish offers and sign leases on its behalf.',
  'accepted.heading': 'Your company is confirmed',
  'accepted.text': 'We have checked the details of {company}. You can now publish binding offers, reserve premises and sign leases on its behalf.',
  'accepted.button': 'Go to your board',
  'rejected.subject': 'The details of {company} need a correction',
  'rejected.preheader': 'Correct the details named below and send the company again.',
  'rejected.heading': 'We could not confirm the company',
  'rejected.text': 'We have checked the details of {company}. The reason for the refusal:',
  'rejected.button': 'Correct the company details',
  'change.accepted.subject': 'The new data of {company} are in force',
  'change.accepted.preheader': 'A moderator accepted the change.',
  'change.accepted.heading': 'The new company data are in force',
  'change.accepted.text':
    'A moderator accepted the change of the data of {company}. They go into documents prepared from now on; signed offers and leases stay as they are.',
  'change.accepted.account':
    'The account of the company has changed. Deposits of running leases are paid out to the former account until you name the new one on the page of the lease.',
  'change.rejected.account': 'The account of the company has not changed either: deposits of running leases are paid out to the present one.',
  'change.rejected.subject': 'The change of the data of {company} was not accepted',
  'change.rejected.preheader': 'The former data stay in force.',
  'change.rejected.heading': 'The former data stay in force',
  'change.rejected.text':
    'A moderator did not accept the change of the data of {company}. The reason is below. You can correct the data and send them again.',
  'removed.subject': 'Your account is no longer linked with {company}',
  'removed.preheader': 'You no longer sign on its behalf.',
  'removed.heading': 'The account was unlinked from the company',
  'removed.text': 'Your account was unlinked from {company}. You no longer sign on its behalf and do not see its offers and leases.',
  'removed.drafts': 'Your drafts of offers went to the person who runs the company in Parter.',
  'capacity.outdated': 'The legal form of the company has changed. State the role in which you act for it now, and send it for review.',
  reason: 'An administrator of Parter decided this. The reason:',
  'removed.button': 'Link a company',
  'handed.creator.subject': 'You now run {company} in Parter',
  'handed.creator.preheader': 'You change its data and decide who is in it.',
  'handed.creator.heading': 'You now run the company in Parter',
  'handed.creator.text':
    'The company {company} was handed over to you in Parter. From now on you change its data, invite and remove people, and may delete it.',
  'handed.former.subject': 'Somebody else runs {company} in Parter',
  'handed.former.preheader': 'You no longer change its data or remove people.',
  'handed.former.heading': 'Somebody else runs the company',
  'handed.former.text':
    'The company {company} has a new creator in Parter. You no longer change its data, remove people from it, or are able to delete it.',
  'change.button': 'See the company data',
  'invited.subject': 'Invitation to {company} at Parter',
  'invited.preheader': '{from} invites you to their company.',
  'invited.heading': 'Invitation to {company}',
  'invited.text':
    '{from} runs the company {company} at Parter and invites you to it. Open an account or sign in, confirm your identity, and ask to join. A moderator confirms the request.',
  'invited.button': 'Join the company',
  'invited.note': 'If you know neither this person nor the company, ignore this message: nothing happens.',
} as const satisfies WordsLike<typeof pl>;
