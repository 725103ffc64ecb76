import { z } from 'zod';
import { faqIds } from '../../../domain/content/rules/faq.ts';
import { faqAuthors } from '../../../domain/content/rules/faq-answer.ts';
import { writingNumbers } from '../../../domain/kit/numbers.ts';
import { lang } from '../../accounts/schema.ts';
import { call } from '../../kit/call.ts';
import { commandId, done, id, instant, page, pageOf } from '../../kit/shapes.ts';

const entry = z.enum(faqIds);
const question = z.string().trim().min(2).max(writingNumbers.faqQuestionMax);
const helpful = z.boolean();

/** An opinion as the operator reads it: about a question of the page (`entryId`), or about an answer to somebody's own question. */
const opinion = z.object({
  id,
  entryId: entry.nullable(),
  question: z.string().nullable(),
  answer: z.string().nullable(),
  author: z.enum(faqAuthors).nullable(),
  lang,
  createdAt: instant,
});

/** Calls of the questions and answers (docs/rules/reports.md#answers-to-questions). */
export const faqCalls = {
  /**
   * Answers a question from the texts of the FAQ, in the caller's language. `answer` is harmless HTML: paragraphs, bold words, numbers of
   * sources. `author` is `ai` for a model's answer, `text` for the answer of the page that fits best, null when there is none. `isInstead`: a
   * model was asked for and cannot answer now, so the search answered.
   */
  askFaq: call({
    wire: 'onAskGeminiAboutFAQ',
    in: z.object({ question }),
    out: z.object({ answer: z.string(), author: z.enum(faqAuthors).nullable(), sources: z.array(entry), isInstead: z.boolean() }),
    errors: ['faq.unavailable', 'kit.too_many_calls'],
    who: 'visitor',
  }),
  /** Whether a model answers; the page says so before anything is sent to it. */
  getFaqSettings: call({
    wire: 'getFaqSettings',
    in: z.object({}),
    out: z.object({ ai: z.boolean() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),
  /** Keeps whether an answer helped; a second opinion of the same sender on the same answer takes the place of the first (docs/rules/reports.md#opinions-on-answers). */
  sendFaqOpinion: call({
    wire: 'sendFaqOpinion',
    in: z.union([
      z.object({ entryId: entry, helpful, commandId }),
      z.object({ question, answer: z.string().max(writingNumbers.faqAnswerMax), author: z.enum(faqAuthors), helpful, commandId }),
    ]),
    out: done,
    errors: ['kit.too_many_calls'],
    who: 'visitor',
  }),
  /** Opinions, the newest first: those that an answer did not help, or those that it did. */
  listFaqOpinions: call({
    wire: 'listFaqOpinions',
    in: z.object({ helpful: z.boolean().default(false), page }),
    out: pageOf(opinion),
    errors: [],
    who: 'admin',
    read: true,
  }),
};
