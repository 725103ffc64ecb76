import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/link.ts';

/** A project that the staff gives to somebody else's account. */
export const en = {
  title: 'Connect the draft to a user',
  text: 'The draft goes to the company of this person where their link with it is accepted, otherwise to their own list. They are told by e-mail.',
  email: 'E-mail of the user',
  act: 'Connect the draft',
  busy: 'Connecting…',
  failed: 'Error connecting offer to user',
  unsaved: 'The last changes are not saved yet. The draft stays with you; try again once the form has saved itself.',
  'confirm.title': 'Connect the draft to the account {email}?',
  'confirm.text': 'From now on the draft belongs to this person. Unless you are an admin, you lose access to it.',
  'done.company': 'The draft is connected to the company of {email}.',
  'done.person': 'The draft is connected to the account {email}. This person has no accepted company, so it stands in their own list.',
  'company.title': 'This draft does not belong to your company yet',
  'company.text': 'Give it to {name}: its signers then see and edit it. You stay its author.',
  'company.act': 'Move it to {name}',
  'company.busy': 'Moving…',
  'company.done': 'The draft now belongs to {name}.',
} as const satisfies WordsLike<typeof pl>;
