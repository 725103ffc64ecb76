import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/hiding.ts';

/** Why an offer is hidden: the ground of the decision and what can be done against it. */
export const en = {
  origin: 'What led to it',
  'origin.notice': 'a notice about the offer',
  'origin.moderator': 'a moderator’s own look',
  'origin.signer': 'the verification of whoever signed, or of the company, was taken back',
  basis: 'Rests on',
  reference: 'Provision or section of the terms',
  'basis.law': 'Provision of law',
  'basis.terms': 'Terms of the platform',
  'section.content': '§ 8 (2)',
  'section.signer': '§ 5 (1)',
  human: 'A person took this decision, not a machine.',
  redress:
    'You do not agree? Answer this message within 6 months; another person will examine the matter where possible. You may also go to court or to an out-of-court dispute settlement body (arts. 20 and 21 DSA).',
} as const satisfies WordsLike<typeof pl>;
