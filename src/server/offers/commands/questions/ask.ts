import type { InputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import { actingCompanyId } from '../../../../domain/accounts/permissions.ts';
import { type Result, refused } from '../../../../domain/kit/verdict.ts';
import { mayAsk } from '../../../../domain/offers/permissions.ts';
import { refuse } from '../../../../domain/offers/refusals.ts';
import { mail } from '../../../accounts/commands/mail.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { databaseNow } from '../../../kit/database/database.ts';
import { transact } from '../../../kit/database/transaction.ts';
import { type DoneAnswer, done } from '../../../kit/http/done.ts';
import { notice } from '../../../kit/live/notices.ts';
import { partyTopics } from '../../lifecycle.ts';
import { offerQuestion } from '../../mail.ts';
import { factsOf, findOffer } from '../../store/offers.ts';
import { countRecentQuestions, insertQuestion } from '../../store/questions.ts';
import { named } from '../mail-owner.ts';

/** Keeps a question about an offer and mails it to its owner, who answers it on the offer's page. */
export const askQuestion = async (
  ctx: Ctx,
  { offerId, title, description, tenant }: InputOf<typeof offersCalls.askQuestion>,
): Promise<Result<DoneAnswer>> => {
  const viewer = signedIn(ctx);
  if (tenant !== undefined && tenant.trim().toLowerCase() !== viewer.email.toLowerCase()) return refused(refuse('question.not_yours'));
  if (title === '' || description === '') return refused(refuse('question.incomplete', { field: title === '' ? 'title' : 'description' }));
  return transact(ctx, async (tx) => {
    const row = await findOffer(tx, offerId);
    if (row === null) return refused(refuse('offer.not_found'));
    const [now, recent] = [await databaseNow(tx), await countRecentQuestions(tx, viewer.uid, offerId)];
    const no = mayAsk({ viewer, offer: factsOf(row), now, recent });
    if (no !== null) return refused(no);
    const from = `${viewer.firstName} ${viewer.lastName}`;
    const company = actingCompanyId(viewer) === null ? '' : (viewer.company?.name ?? '');
    const asker = company === '' ? from : `${from}, ${company}`;
    const questionId = await insertQuestion(tx, { offerId, uid: viewer.uid, title, description, asker });
    const facts = { ...named(row), number: row.number, title, description, asker };
    await mail(ctx, tx, offerQuestion, row.ownerUid, { facts, once: questionId });
    await notice(tx, [...partyTopics(factsOf(row)), `user:${viewer.uid}`, 'admin']);
    return done;
  });
};
