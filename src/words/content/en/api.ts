import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/api.ts';

/** The page of the calls. */
export const en = {
  title: 'API',
  description: 'Every call of the service: what it takes, what it answers, whom it admits.',
  lead: 'Each call is POST /call/name in the format of callable functions: body {"data": …}, answer {"result": …} or {"error": …}. Public reads also work as GET /read/name.',
  who: 'Access',
  'who.visitor': 'for everybody',
  'who.signed-in': 'for whoever is signed in',
  'who.verified': 'for whoever is verified',
  'who.caller': 'for callers',
  'who.admin': 'for admins',
  'who.admin-or-creator': 'for admins and creators',
  read: '{who}, a read',
  example: 'Example',
  input: 'Takes (data)',
  output: 'Answers (result)',
  refusals: 'Refusals',
} as const satisfies WordsLike<typeof pl>;
