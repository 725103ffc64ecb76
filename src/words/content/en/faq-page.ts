import type { WordsLike } from '../../kit/words.ts';
import type { pl } from '../pl/faq-page.ts';

/** The page around the questions: search, answers, opinions. */
export const en = {
  heading: 'How can we help?',
  search: 'Search the questions and answers',
  placeholder: 'e.g. do I need a qualified signature',
  act: 'Ask',
  busy: 'Looking…',
  found: { one: '{n} question', other: '{n} questions' },
  'found.none': 'We have no such answer',
  'found.none.text': 'Put it differently, look through the questions below, or ask a person.',
  human: 'Ask a person',
  sections: 'Where do you stand?',
  'sections.all': 'All',
  groups: 'Groups of questions',
  questions: { one: '{n} question', other: '{n} questions' },
  link: 'Link to this answer',
  'ai.head': 'Answer written by AI',
  'ai.note': 'from the answers on this page alone; it may be wrong',
  'text.head': 'The answer that fits best',
  'text.note': 'from the questions on this page',
  sources: 'Sources',
  working: 'Reading the answers on this page…',
  'outside.ai': 'When you press “Ask”, the question goes to Google (Gemini), without data about you. Do not enter personal data.',
  'helpful.entry': 'Did this help?',
  'helpful.answer': 'Is this a good answer?',
  yes: 'Yes',
  no: 'No',
  thanks: 'Thank you for your opinion',
  'opinion.failed': 'Your opinion could not be sent',
  'opinion.note': 'An opinion keeps the question and the answer, too.',
} as const satisfies WordsLike<typeof pl>;
