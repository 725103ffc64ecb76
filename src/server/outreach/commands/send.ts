/** Writes to prospects: the address of the product, or one offer (docs/rules/outreach.md#basis). */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';
import { offerPath } from '../../../domain/kit/page/deal-paths.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { isPublished } from '../../../domain/offers/machine.ts';
import { cardFacts } from '../../../domain/offers/rules/card.ts';
import { isExpired } from '../../../domain/offers/rules/validity.ts';
import { refuse } from '../../../domain/outreach/refusals.ts';
import { campaignName, withCampaign } from '../../../domain/outreach/rules/links.ts';
import { mayAddress, maySendToday, mayWrite } from '../../../domain/outreach/rules/sending.ts';
import type { ContactBasis, SendKind } from '../../../domain/outreach/types.ts';
import { translators } from '../../../words/kit/words.ts';
import { sendingWords } from '../../../words/outreach/sending.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { isMailWantedAt } from '../../accounts/queries/mail-choices.ts';
import { personByEmail } from '../../accounts/queries.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { factsOf, findOffer } from '../../offers/queries/facts.ts';
import { offerMail, websiteMail } from '../mail.ts';
import { insertLink } from '../store/links.ts';
import { countIn, insertSend, lockSentToday, updateProspect } from '../store/prospects.ts';
import { prospectFor } from './prospects.ts';

type Calls = typeof outreachCalls;
type SendAnswer = OutputOf<Calls['callerSendWebsite']>;
type Ground = Omit<InputOf<Calls['callerSendWebsite']>, 'content'>;

const words = translators(sendingWords);

/** What is common to both mails: who writes by which link on what ground. */
type Frame = { readonly caller: string; readonly shortId: string; readonly basis: ContactBasis; readonly basisDay: string };

/** What is sent: where its link leads, and the mail once the link is made. */
type Letter = {
  readonly kind: SendKind;
  readonly path: string;
  readonly content: string;
  readonly offerId: string | null;
  readonly post: (frame: Frame, to: Parameters<typeof mail>[3]) => Promise<void>;
};

/** Checks address, ground, leaving and caps, in this order, and sends. All of it commits together or not at all. */
const send = async (
  ctx: Ctx,
  tx: Tx,
  { email, basis, basisDay, basisNote, campaign: typed }: Ground,
  letter: Letter,
): Promise<Result<SendAnswer>> => {
  const viewer = signedIn(ctx);
  const now = await databaseNow(tx);
  const today = dayOf(now);
  const no = mayAddress(email, viewer.email) ?? mayWrite({ basis, basisDay, basisNote }, today);
  if (no !== null || basis === null || basisDay === null) return refused(no ?? refuse('outreach.basis_required', { field: 'basis' }));
  if (!(await isMailWantedAt(tx, email, 'outreach'))) return refused(refuse('outreach.left', { field: 'email' }));
  const full = maySendToday(await lockSentToday(tx, today, viewer.uid));
  if (full !== null) return refused(full);

  const { kind, path, content, offerId } = letter;
  const wanted = { callerUid: viewer.uid, email, name: campaignName(typed), medium: 'mail' as const, content, today };
  const { row, campaign } = await prospectFor(tx, wanted);
  const originalUrl = withCampaign(`${ctx.config.baseUrl}${path}`, campaign);
  const shortId = await insertLink(tx, { originalUrl, createdBy: viewer.uid, prospectId: row.id });
  const sentAgain = row.lastSentAt !== null;
  await insertSend(tx, { prospectId: row.id, callerUid: viewer.uid, kind, offerId, basis, basisDay, basisNote, sentAt: now });
  await updateProspect(tx, row.id, { lastSentAt: now, sentAgain });
  await countIn(tx, { day: today, callerUid: viewer.uid, campaign: campaign.utmCampaign }, kind);
  const frame = { caller: `${viewer.firstName} ${viewer.lastName}`, shortId, basis, basisDay };
  await letter.post(frame, (await personByEmail(tx, email)) ?? { email, lang: 'pl' });
  await logEvent(tx, {
    method: kind === 'offer' ? 'callerSendOffer' : 'callerSendWebsite',
    details: { prospectId: row.id, basis, sentAgain },
    uid: viewer.uid,
    ...(offerId !== null && { offerId }),
  });
  return ok({ message: words[ctx.lang](`sent.${kind}`, { email }), sentAgain });
};

/** Sends the address of the product in the caller's words. */
export const callerSendWebsite = (ctx: Ctx, { content, ...ground }: InputOf<Calls['callerSendWebsite']>): Promise<Result<SendAnswer>> =>
  transact(ctx, async (tx) => {
    if (content === '') return refused(refuse('outreach.content_required', { field: 'content' }));
    const replyTo = signedIn(ctx).email;
    return send(ctx, tx, ground, {
      kind: 'website',
      path: '/',
      content: 'website',
      offerId: null,
      post: (frame, to) => mail(ctx, tx, websiteMail, to, { facts: { ...frame, content }, replyTo }),
    });
  });

/** Sends an offer that everybody may open, with what everybody may see of it. */
export const callerSendOffer = (ctx: Ctx, { offerId, ...ground }: InputOf<Calls['callerSendOffer']>): Promise<Result<SendAnswer>> =>
  transact(ctx, async (tx) => {
    const row = await findOffer(tx, offerId);
    const offer = row === null ? null : factsOf(row);
    const isOpen = offer !== null && isPublished(offer.state) && offer.moderation.at === 'clear' && !isExpired(offer, await databaseNow(tx));
    if (!isOpen) return refused(refuse('outreach.offer_not_open'));
    const { name, city, surface: area } = cardFacts(offer.form);
    const replyTo = signedIn(ctx).email;
    return send(ctx, tx, ground, {
      kind: 'offer',
      path: offerPath(offerId),
      content: 'offer',
      offerId,
      post: (frame, to) => mail(ctx, tx, offerMail, to, { facts: { ...frame, name, city, area }, replyTo }),
    });
  });
