import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import type { Grosze } from '../../../domain/kit/brand.ts';
import { accountNumbers, MINUTE_MS, SECOND_MS } from '../../../domain/kit/numbers.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseActors } from '../../../domain/leases/machine.ts';
import { offerActors } from '../../../domain/offers/machine.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { type SigningPurpose, shortHash } from '../../../domain/signing/rules.ts';
import { partyOf } from '../../companies/queries.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { documentById } from '../../kit/documents/store.ts';
import { sendMail } from '../../kit/mail/send.ts';
import { issueCode } from '../../kit/security/codes.ts';
import { readToken } from '../../kit/security/tokens.ts';
import { loadOfferFacts } from '../../offers/commands/transition.ts';
import { preparedOffer } from '../../offers/queries/facts.ts';
import { settleOverdue } from '../../reservations/commands/settle-overdue.ts';
import { codePurpose, type SigningAct, signerKey } from '../../signing/commands/sign.ts';
import { signingCode } from '../mail.ts';
import { sideOfViewer } from '../queries/lease.ts';
import { leaseOfOffer, loadFacts } from '../store/leases.ts';
import { leaseAct, readyReservation } from './sign-lease.ts';

type CodeInput = InputOf<typeof signingCalls.requestSigningCode>;
type CodeAnswer = OutputOf<typeof signingCalls.requestSigningCode>;

/** What is about to be signed, with what the mail says of it. */
type Subject = { readonly act: SigningAct; readonly offerName: string; readonly rent: Grosze; readonly deposit: Grosze };

const notAllowed = refused(refuse('signing.not_allowed'));

/** Purpose of the token in the link to the receiver whom the tenant appointed. */
export const receiverToken = 'handover.receiver';

const offerSubject = async (ctx: Ctx, { offerId }: CodeInput): Promise<Result<Subject>> => {
  const { viewer } = ctx;
  const offer = await loadOfferFacts(ctx.db, offerId);
  if (offer === null || viewer.kind === 'visitor' || !offerActors(viewer, offer).includes('owner') || viewer.company === null) return notAllowed;
  const prepared = await preparedOffer(ctx.db, offerId);
  const party = await partyOf(ctx.db, viewer.company.id, viewer.uid);
  if (prepared === null || party === null) return refused(refuse('signing.document_missing'));
  const act = {
    purpose: 'offer',
    offerId,
    documentId: prepared.documentId,
    documentSha256: prepared.documentSha256,
    signer: { ...party.signer, companyId: party.companyId },
  } as const;
  return ok({
    act,
    offerName: offer.form.name ?? '',
    rent: offer.form.price ?? (0 as Grosze),
    deposit: offer.form.leaseAgreement?.deposit ?? (0 as Grosze),
  });
};

const leaseSubject = async (ctx: Ctx, { offerId }: CodeInput): Promise<Result<Subject>> => {
  if (ctx.viewer.kind === 'visitor') return notAllowed;
  await settleOverdue(ctx, offerId);
  const ready = await readyReservation(ctx, offerId, await databaseNow(ctx.db));
  if (!ready.ok) return ready;
  const act = await leaseAct(ctx, ready.value);
  const { terms, offer } = ready.value.facts;
  return act.ok ? ok({ act: act.value, offerName: offer.name, rent: terms.rentNet, deposit: terms.deposit }) : act;
};

const protocolSigner = async (
  ctx: Ctx,
  input: CodeInput,
  row: NonNullable<Awaited<ReturnType<typeof leaseOfOffer>>>,
): Promise<SigningAct['signer'] | null> => {
  const { viewer } = ctx;
  const facts = await loadFacts(ctx.db, row);
  if (input.proxyToken !== undefined) {
    const grant = await readToken(ctx.db, input.proxyToken, receiverToken);
    const named = row.reception;
    if (grant?.subject !== row.offerId || named === null || facts.protocol?.submitterSide === 'tenant') return null;
    return {
      uid: null,
      companyId: row.tenantCompanyId,
      capacity: 'receiver',
      firstName: named.firstName,
      lastName: named.lastName,
      email: named.email,
    };
  }
  const side = sideOfViewer(viewer, row);
  if (viewer.kind === 'visitor' || side === null || !leaseActors(facts, { side }).includes('other_side')) return null;
  const party = await partyOf(ctx.db, row[side].companyId, viewer.uid);
  return party === null ? null : { ...party.signer, companyId: party.companyId };
};

const protocolSubject = async (ctx: Ctx, input: CodeInput): Promise<Result<Subject>> => {
  const row = await leaseOfOffer(ctx.db, input.offerId);
  if (row === null) return notAllowed;
  const signer = await protocolSigner(ctx, input, row);
  if (signer === null) return notAllowed;
  const document = row.protocolDocumentId === null ? null : await documentById(ctx.db, row.protocolDocumentId);
  if (document === null) return refused(refuse('signing.document_missing'));
  const act = { purpose: 'protocol', offerId: row.offerId, documentId: document.id, documentSha256: document.sha256, signer } as const;
  return ok({ act, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit });
};

const subjects = { offer: offerSubject, lease: leaseSubject, protocol: protocolSubject } satisfies Record<SigningPurpose, unknown>;

/** Sends the code of a signing act. The mail names the document, the sum and the beginning of its hash; the code is put in at sending. */
export const requestSigningCode = async (ctx: Ctx, input: CodeInput): Promise<Result<CodeAnswer>> => {
  const subject = await subjects[input.purpose](ctx, input);
  if (!subject.ok) return subject;
  const { act, offerName, rent, deposit } = subject.value;
  const document = act.documentId === null ? null : await documentById(ctx.db, act.documentId);
  return transact(ctx, async (tx) => {
    const issued = await issueCode(ctx, tx, { purpose: codePurpose(act), uid: signerKey(act.signer), email: act.signer.email });
    if (!issued.ok) return issued;
    const facts = { purpose: act.purpose, offer: offerName, rent, deposit, shortHash: shortHash(act.documentSha256) };
    const to = { to: act.signer.email, lang: ctx.lang, ...(act.signer.uid === null ? {} : { uid: act.signer.uid }) };
    await sendMail(ctx, tx, signingCode, { ...to, facts, secrets: { code: issued.value.code } });
    const now = await databaseNow(tx);
    return ok({
      sentTo: act.signer.email,
      validUntil: plusMs(now, accountNumbers.codeMinutes * MINUTE_MS),
      resendAfter: plusMs(now, accountNumbers.codeResendSeconds * SECOND_MS),
      documentSha256: act.documentSha256,
      code: document?.code ?? '',
    });
  });
};
