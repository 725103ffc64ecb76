/** Gives a project that the staff wrote to the account of whom it is for. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { offersCalls } from '../../../contract/offers/endpoints.ts';
import { refuse as refusePerson } from '../../../domain/accounts/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { mayAddToCompany, mayLink } from '../../../domain/offers/permissions.ts';
import { refuse } from '../../../domain/offers/refusals.ts';
import { translators } from '../../../words/kit/words.ts';
import { linkWords } from '../../../words/offers/link.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { type Person, personByEmail } from '../../accounts/queries.ts';
import { acceptedCompanyOf } from '../../companies/queries/membership.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { voidFirst } from '../../signing/commands/second-signer.ts';
import { partyTopics } from '../lifecycle.ts';
import { offerLinked } from '../mail.ts';
import { purposeOf } from '../queries/signing.ts';
import { factsOf, giveProject, lockOffer, type OfferRow } from '../store/offers.ts';
import { named } from './mail-owner.ts';

type LinkAnswer = OutputOf<typeof offersCalls.linkProjectOffer>;

const texts = translators(linkWords);

/** The person's company where their link with it is accepted, else the person alone (docs/rules/offers.md#projects-for-others). */
export const linkProjectOffer = async (ctx: Ctx, { offerId, email }: InputOf<typeof offersCalls.linkProjectOffer>): Promise<Result<LinkAnswer>> =>
  transact(ctx, async (tx) => {
    const row = await lockOffer(tx, offerId);
    if (row === null) return refused(refuse('offer.not_found'));
    const no = mayLink(signedIn(ctx), factsOf(row));
    if (no !== null) return refused(no);
    const person = await personByEmail(tx, email);
    if (person === null) return refused(refusePerson('person.not_found', { field: 'email' }));
    // Whoever registered the address of somebody else would get their project.
    return person.emailVerified ? give(ctx, tx, row, person) : refused(refusePerson('person.not_confirmed', { field: 'email' }));
  });

/** Gives the caller's own project to the company that they are accepted in; whoever owns it stays its author. */
export const addOfferToCompany = async (
  ctx: Ctx,
  { offerId, companyId }: InputOf<typeof offersCalls.addOfferToCompany>,
): Promise<Result<OutputOf<typeof offersCalls.addOfferToCompany>>> =>
  transact(ctx, async (tx) => {
    const viewer = signedIn(ctx);
    const row = await lockOffer(tx, offerId);
    if (row === null) return refused(refuse('offer.not_found'));
    const no = mayAddToCompany(viewer, factsOf(row), companyId);
    if (no !== null) return refused(no);
    if (row.companyId === companyId) return ok({ success: true } as const);
    const to = { ownerUid: row.ownerUid, companyId };
    await giveProject(tx, row.id, to);
    await voidFirst(ctx, tx, purposeOf(row.form), row.id, row.form.name ?? '');
    await logEvent(tx, { method: 'addOfferToCompany', details: { fromCompany: row.companyId, companyId }, uid: viewer.uid, offerId: row.id });
    await notice(tx, topicsOf(row, to));
    return ok({ success: true } as const);
  });

/** The lists of colleagues hear of a project that goes, and of one that comes. */
const topicsOf = (row: OfferRow, to: Pick<OfferRow, 'ownerUid' | 'companyId'>): readonly string[] => {
  const before = factsOf(row);
  return [`offer:${row.id}`, ...partyTopics(before), ...partyTopics({ ...before, ...to })];
};

const give = async (ctx: Ctx, tx: Tx, row: OfferRow, { uid, email }: Person): Promise<Result<LinkAnswer>> => {
  const companyId = await acceptedCompanyOf(tx, uid);
  const linkedTo = companyId === null ? 'person' : 'company';
  const answer = ok({ linkedTo, message: texts[ctx.lang](`done.${linkedTo}`, { email }) } as const);
  if (row.ownerUid === uid && row.companyId === companyId) return answer;
  const to = { ownerUid: uid, companyId };
  await giveProject(tx, row.id, to);
  await voidFirst(ctx, tx, purposeOf(row.form), row.id, row.form.name ?? '');
  const details = { from: row.ownerUid, fromCompany: row.companyId, to: uid, toCompany: companyId };
  await logEvent(tx, { method: 'linkProjectOffer', details, uid: signedIn(ctx).uid, offerId: row.id });
  await mail(ctx, tx, offerLinked, uid, { facts: { ...named(row), linkedTo }, once: `${row.id}:${row.saveVersion}` });
  await notice(tx, topicsOf(row, to));
  return answer;
};
