import type { faqCalls } from '../../../contract/content/endpoints/faq.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { withoutPersonalData } from '../../../domain/content/rules/faq-answer.ts';
import { limitNumbers } from '../../../domain/kit/numbers.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { transact } from '../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { mac } from '../../kit/security/secrets.ts';
import { senderOf } from '../queries/sender.ts';
import { type NewOpinion, upsertOpinion } from '../store/opinions.ts';

type Opinion = InputOf<typeof faqCalls.sendFaqOpinion>;

/** Keeps whether an answer helped (docs/rules/reports.md#opinions-on-answers). */
export const sendFaqOpinion = async (ctx: Ctx, opinion: Opinion): Promise<Result<DoneAnswer>> => {
  const sender = senderOf(ctx);
  const tooMany = ctx.rates.count(`opinion:${sender}`, limitNumbers.faqOpinionsPerMinute);
  if (tooMany !== null) return refused(tooMany);
  return transact(ctx, async (tx) => {
    await upsertOpinion(tx, { sender, helpful: opinion.helpful, lang: ctx.lang, ...aboutOf(ctx, opinion) });
    return done;
  });
};

const aboutOf = ({ config }: Ctx, opinion: Opinion): Pick<NewOpinion, 'subject' | 'entryId' | 'question' | 'answer' | 'author'> => {
  if ('entryId' in opinion) return { subject: opinion.entryId, entryId: opinion.entryId, question: null, answer: null, author: null };
  const { answer, author } = opinion;
  const question = withoutPersonalData(opinion.question);
  return { subject: mac(config.secrets, 'reports', `opinion:${question}\n${answer}`), entryId: null, question, answer, author };
};
