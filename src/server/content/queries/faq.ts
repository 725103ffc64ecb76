/** Answers questions from the texts of the FAQ: by a model where one is configured, otherwise by the search. */

import type { faqCalls } from '../../../contract/content/endpoints/faq.ts';
import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/content/refusals.ts';
import { type FaqText, findFaq } from '../../../domain/content/rules/faq.ts';
import { answerOf, plainHtml, withoutPersonalData } from '../../../domain/content/rules/faq-answer.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { faqWords } from '../../../words/content/faq.ts';
import { faqTextsOf } from '../../../words/content/faq-texts.ts';
import { translators } from '../../../words/kit/words.ts';
import type { Ctx } from '../../kit/context.ts';
import { faqAssistantPort } from '../adapters/faq-assistant.ts';
import { senderOf } from './sender.ts';

type Answer = OutputOf<typeof faqCalls.askFaq>;

const words = translators(faqWords);
const texts = { pl: faqTextsOf(words.pl), en: faqTextsOf(words.en) };
const sourcesMax = 3;

/** Whether a model answers. */
export const getFaqSettings = async ({ ports }: Ctx): Promise<Result<OutputOf<typeof faqCalls.getFaqSettings>>> =>
  ok({ ai: ports.of(faqAssistantPort) !== null });

/** Answers a question. Where the model cannot answer now, the search does, and says so. What a model says is shown only as far as it rests on texts of ours. */
export const askFaq = async (ctx: Ctx, { question }: InputOf<typeof faqCalls.askFaq>): Promise<Result<Answer>> => {
  const { ports, rates, lang } = ctx;
  const known = texts[lang];
  const assistant = ports.of(faqAssistantPort);
  const tooMany = rates.count(`faq:${senderOf(ctx)}`, limitNumbers.faqQuestionsPerMinute);
  if (tooMany !== null) return refused(tooMany);
  if (assistant === null) return ok(foundAnswer(known, question));
  // What everybody together may ask a model is no limit of the search.
  const isSpent = rates.count('faq:model', limitNumbers.faqModelPerMinute) !== null;
  const draft = isSpent ? 'unavailable' : await assistant.answer({ question: withoutPersonalData(question), texts: known, lang });
  if (draft === 'unavailable') {
    const found = foundAnswer(known, question);
    return found.author === null ? refused(refuse('faq.unavailable')) : ok({ ...found, isInstead: true });
  }
  const answer = draft === 'unknown' ? null : answerOf(draft);
  return ok(answer === null ? foundAnswer(known, question) : { answer: answer.html, author: 'ai', sources: [...answer.sources], isInstead: false });
};

/** The answer of the page that fits best, with the next ones as further sources. */
const foundAnswer = (known: readonly FaqText[], question: string): Answer => {
  const [best, ...others] = findFaq(known, question);
  if (best === undefined) return { answer: '', author: null, sources: [], isInstead: false };
  return { answer: plainHtml(best.answer), author: 'text', sources: [best, ...others].slice(0, sourcesMax).map(({ id }) => id), isInstead: false };
};
