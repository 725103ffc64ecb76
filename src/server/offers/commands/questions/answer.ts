import type { InputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { mayAnswer, mayView } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { mail } from '../../../accounts/commands/mail.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { offerTopics } from '../../lifecycle.ts';
import { offerAnswer } from '../../mail.ts';
import { factsOf, findOffer } from '../../store/offers.ts';
import { lockQuestion, setAnswer } from '../../store/questions.ts';
import { named } from '../mail-owner.ts';

/** Answers a question about an offer, or corrects the answer, and mails it to who asked. */
export const answerQuestion = async (ctx: Ctx, { questionId, answer }: InputOf<typeof offersCalls.answerQuestion>): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  return transact(ctx, async (tx) => {
    const question = await lockQuestion(tx, questionId);
    const row = question === null ? null : await findOffer(tx, question.offerId);
    if (question === null || row === null || mayView(viewer, factsOf(row)) !== null) return refused(refuse('question.not_found'));
    const no = mayAnswer(viewer, factsOf(row));
    if (no !== null) return refused(no);
    if (answer === '') return refused(refuse('question.answer_required', { field: 'answer' }));
    if (answer === question.answer) return done;
    const at = await databaseNow(tx);
    await setAnswer(tx, questionId, { text: answer, by: viewer.uid, at });
    const { title, description } = question;
    const facts = { ...named(row), title, description, answer, corrected: question.answer !== null, hidden: row.hiddenReason !== null };
    await mail(ctx, tx, offerAnswer, question.uid, { facts, once: `${questionId} ${at}` });
    await notice(tx, offerTopics(factsOf(row)));
    return done;
  });
};
