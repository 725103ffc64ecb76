import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/photos.ts';

/** Photos in the form of an offer: on their way, in their order, described and judged. */
export const en = {
  unconfirmed: 'Photos and plans can be added once your e-mail address is confirmed.',
  'way.title': { one: '{n} file on its way', other: '{n} files on their way' },
  'way.waiting': 'Waits for its turn',
  'way.sending': 'Sending, {percent}%',
  'way.working': 'Sent, being checked and stored',
  'way.failed': { one: '{n} file was not sent', other: '{n} files were not sent' },
  retry: 'Try again',
  'retry.name': 'Send the file {name} again',
  'retry.all': 'Try all again',
  drop: 'Take the file {name} off the list',
  'leave.title': 'Leave without sending the files?',
  'leave.text': 'Not all photos and plans have arrived. Those on their way have to be chosen again.',
  'leave.act': 'Leave without them',
  'plans.title': 'Plans',
  'plans.text':
    'Up to {n} plans: PDF up to {megabytes} MB (every page is one plan) or a JPG, PNG or WebP picture up to {pictureMegabytes} MB, longer side at least {pixels} pixels. Everybody sees them, like the photos, so take out names and numbers that are not public.',
  'plans.drop': 'Drag plans here or choose them from your disk.',
  'plans.add': 'Choose plans',
  'plans.drawn': 'The plan drawn from floors and rooms makes itself and stands in the document of the offer.',
  'plan.alt': 'Plan {n}',
  'plan.grip': 'Move plan {n}',
  'plan.grip.hint': 'Drag plans by their handle, or move them with the arrow keys while the handle is focused.',
  'plan.moved': 'The plan now has place {n} of {total}.',
  'plan.caption': 'Caption of plan {n}',
  'plan.caption.hint': 'For example: ground floor',
  'plan.earlier': 'Move plan {n} earlier',
  'plan.later': 'Move plan {n} later',
  'plan.remove': 'Remove plan {n}',
  'plan.remove.title': 'Remove plan {n}?',
  'plan.remove.text': 'The plan leaves the offer. You can send it again.',
  'plan.remove.act': 'Remove plan',
  'links.title': 'Tour and video',
  'links.text': 'Links to pages on other sites. On the offer they open in a new tab, with the name of the site. They are no part of the lease.',
  grip: 'Move photo {n}',
  'grip.hint':
    'Drag photos by their handle, or move them with the arrow keys while the handle is focused. The first photo is the cover of the offer.',
  moved: 'The photo now has place {n} of {total}.',
  caption: 'Caption of photo {n}',
  'caption.hint': 'What does the photo show?',
  'flagged.moderator':
    'A moderator also looks at a photo that is not sharp or that the artificial intelligence refused. You may wait for that: we write an e-mail with the decision.',
  'ai.on': 'An artificial intelligence (Gemini) looks at the photos, too. It is sent the photo alone, without data of the offer or the account.',
  'ai.waiting': 'The artificial intelligence is looking at the photos. There is no need to wait.',
  'ai.unavailable':
    'The artificial intelligence did not answer. A person, a moderator, checks the photos that it did not look at. That holds nothing up: the offer can be signed. If the moderator does not let one stand, we write an e-mail with the reason.',
  'ai.harmful': 'content that has no place here',
} as const satisfies WordsLike<typeof pl>;
