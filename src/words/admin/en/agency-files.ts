import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/agency-files.ts';

/** The console's list of signed files of agents' agreements. */
export const en = {
  title: 'Signed agreements of agents',
  text: 'A scan of signed pages: compare it with the sealed agreement and see whether both sides have signed. A file that is accepted lets the agent publish the offer.',
  waiting: 'Waiting',
  done: 'Decided',
  empty: 'No file is waiting.',
  agreement: 'Agreement',
  parties: 'Agent: {agent}, owner: {owner}',
  file: 'File',
  signers: 'Signatures: {names}',
  'signers.none': 'There are no electronic signatures in the file.',
  accept: 'Accept',
  return: 'Send back',
  'accept.title': 'Accept this file?',
  'return.title': 'Send this file back?',
  note: 'What was found (both sides read it)',
  'note.short': 'Write what was found, at least 3 characters.',
  busy: 'Saving…',
  cancel: 'Back',
  saved: 'Saved.',
  'kind.qualified': 'Qualified signatures',
  'kind.scan': 'Scan of signed pages',
  'outcome.counts': 'Accepted',
  'outcome.returned': 'Sent back',
  'outcome.waiting': 'Waiting',
} as const satisfies WordsLike<typeof pl>;
