import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/entry.ts';

/** The way into a new offer, in English. */
export const en = {
  title: 'Add an offer',
  text: 'The form saves itself. Nothing binds until you have read and signed the finished offer.',
  'step.1': 'Describe the premises and the terms; with your papers at hand it takes about 10 minutes.',
  'step.2': 'Check the preview, as tenants will see it.',
  'step.3': 'Sign with the code from the e-mail. From then on an offer to let binds.',
  act: 'Start an offer',
  busy: 'Creating…',
  drafts: 'Back to your drafts',
  signIn: 'Sign in to add an offer',
  'closed.guest.title': 'Sign in to fill in an offer',
  'closed.guest.text':
    'This is what the form of an offer looks like. Once signed in you can fill it in; it saves itself and binds nobody before you sign.',
  'closed.no_access.title': 'You have no access to this form',
  'closed.no_access.text':
    'This offer belongs to somebody else, or is gone. If it is your company’s, sign in with the account that is linked to it. You can also begin an offer of your own.',
  'closed.under_agency.title': 'Your agent looks after this offer',
  'closed.under_agency.text':
    'The agent prepares this offer under your power of attorney, so the form is locked. You can read the agreement and revoke it at any time; the offer then returns to you.',
  'closed.agency': 'Agreement with the agent',
  'closed.preview': 'See the offer',
  'closed.signIn': 'Sign in',
  'closed.signUp': 'Create an account',
  'closed.drafts': 'My drafts',
  'closed.new': 'New offer',
  'own.text': 'This is your offer. This is how tenants see it.',
  'own.edit': 'See your offers',
  'agent.text': 'On behalf of {company} you run this offer. This is how tenants see it.',
  'agent.edit': 'See the offers that you run',
  'renew.text': 'Its term has passed: the offer binds no longer and is not found in search. You can publish it again with the same data.',
  'renew.text.sale': 'Its term has passed: the announcement is not found in search. You can publish it again with the same data.',
  'renew.act': 'Publish again',
  'renew.busy': 'Copying…',
  'renew.done': 'There is a new draft with the same data.',
  'renew.failed': 'The offer could not be copied',
} as const satisfies WordsLike<typeof pl>;
