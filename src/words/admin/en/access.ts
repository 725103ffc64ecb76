import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/access.ts';

/** Who sees the names of companies, in the console. */
export const en = {
  title: 'Access to names of companies',
  text: 'The name of a company that looks for premises is seen by its own people, by admins and by the companies of this list. An admin grants access; it also comes about when a company sends its offer to the one that looks.',
  search: 'Name or NIP of one of the companies',
  find: 'Search',
  empty: 'Nobody has such access.',
  company: 'Whose name',
  viewer: 'Who sees it',
  cause: 'Why',
  'cause.admin': 'granted by an admin',
  'cause.offer': 'by sending an offer',
  since: 'Since',
  nip: 'NIP {nip}',
  'grant.title': 'Grant access',
  'grant.nip': 'NIP of the company whose name shall be seen',
  'grant.viewer': 'NIP of the company that shall see it',
  'grant.required': 'Enter the NIP.',
  'grant.act': 'Grant access',
  'grant.ask': 'Grant access to the name?',
  'grant.ask.text': 'Everybody who acts for the company with the NIP {viewer} will see the name of the company with the NIP {nip}.',
  'grant.done': 'Access is granted.',
  revoke: 'Take back',
  'revoke.of': 'Take back access: {viewer}',
  'revoke.title': 'Take the access of {viewer} to the name of {company} back?',
  'revoke.text': 'It stops seeing the name at once. Whoever knows it already will not forget it.',
} as const satisfies WordsLike<typeof pl>;
