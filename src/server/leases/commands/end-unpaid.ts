/** The landlord withdraws from a lease whose deposit did not come: reads the text, signs it with a code, as the company's rule of representation wants. */

import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { leasesCalls } from '../../../contract/leases/endpoints.ts';
import { partySigners } from '../../../domain/companies/rules/party.ts';
import type { PartyFacts } from '../../../domain/companies/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { decide } from '../../../domain/kit/lifecycle.ts';
import { leasePath } from '../../../domain/kit/page/deal-paths.ts';
import { endOfDay } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { leaseActors, leaseLifecycle } from '../../../domain/leases/machine.ts';
import { refuse } from '../../../domain/leases/refusals.ts';
import { unpaidEndUntil } from '../../../domain/leases/rules/deadlines.ts';
import type { LeaseFacts } from '../../../domain/leases/types.ts';
import { refuse as refuseSigning } from '../../../domain/signing/refusals.ts';
import { dictionaryWords } from '../../../words/kit/dictionaries.ts';
import { documentFormatOf } from '../../../words/kit/document-format.ts';
import { translator } from '../../../words/kit/words.ts';
import { unpaidEndWords } from '../../../words/leases/unpaid-end.ts';
import { partyOf } from '../../companies/queries/party.ts';
import { mayRepresentWith } from '../../companies/queries/representation.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { databaseNow, type Reader, type Tx } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { logEvent } from '../../kit/process/events.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import { completeFirst, holdFirst } from '../../signing/commands/second-signer.ts';
import { type CheckedAct, checkSigning, recordSigning, type SigningAct } from '../../signing/commands/sign.ts';
import { documentById } from '../../signing/queries/documents.ts';
import { type PendingRow, pendingOf, waitsForSecond } from '../../signing/queries/pending.ts';
import type { FindSubject } from '../../signing/queries/purposes.ts';
import { leaseEngine } from '../lifecycle.ts';
import { type LoadedLease, loadFacts } from '../queries/facts.ts';
import { ownLease } from '../queries/get-lease.ts';
import type { LeaseRow } from '../store/leases.ts';
import { savePreparedEnd, type UnpaidEndRow, unpaidEndOf } from '../store/unpaid-end.ts';

type EndOutcome = OutputOf<typeof leasesCalls.endUnpaidLease>;
/** The text that waits for a signature, the caller's act on it, and the first of two acts where one is there. */
type ReadyEnd = LoadedLease & { readonly prepared: UnpaidEndRow; readonly act: SigningAct; readonly first: PendingRow | null };

/** Answers the text that ends the lease, with whoever is going to sign it; a second signer reads what the first has signed. */
export const prepareUnpaidEnd = async (
  ctx: Ctx,
  { offerId, cosignerUid }: InputOf<typeof leasesCalls.prepareUnpaidEnd>,
): Promise<Result<OutputOf<typeof leasesCalls.prepareUnpaidEnd>>> => {
  const own = await mayEnd(ctx, offerId);
  if (!own.ok) return own;
  const { row, facts } = own.value;
  const { uid } = signedIn(ctx);
  const waiting = await ready(ctx, own.value);
  if (waiting.ok && waiting.value.first !== null) return ok(shown(waiting.value.prepared));
  const pending = await pendingOf(ctx.db, 'unpaid_end', offerId);
  if (pending !== null && pending.act.documentSha256 === (await unpaidEndOf(ctx.db, row.id))?.sha256) return refused(waitsForSecond(pending));
  const cosigner = await mayRepresentWith(ctx.db, uid, cosignerUid ?? null);
  if (!cosigner.ok) return cosigner;
  const party = await partyOf(ctx.db, row.landlordCompanyId, uid, cosigner.value);
  if (party === null) return refused(refuse('lease.not_found'));
  const text = await textOf(ctx.db, row, facts, party);
  const sha256 = sha256Of(text);
  return transact(ctx, async (tx) => {
    await savePreparedEnd(tx, { leaseId: row.id, signerUid: uid, cosignerUid: cosigner.value, text, sha256 });
    return ok(shown({ text, sha256 }));
  });
};

/** Ends the lease with the code of exactly this text: from three business days after the due day for 30 days. Money on the ledger goes back first. */
export const endUnpaidLease = async (ctx: Ctx, input: InputOf<typeof leasesCalls.endUnpaidLease>): Promise<Result<EndOutcome>> => {
  const own = await mayEnd(ctx, input.offerId);
  if (!own.ok) return own;
  const { code, documentSha256, consents = {} } = input;
  if (code === undefined || documentSha256 === undefined) return refused(refuseSigning('signing.code_required', { field: 'code' }));
  const found = await ready(ctx, own.value);
  if (!found.ok) return found;
  const checked = await checkSigning(ctx, found.value.act, { code, documentSha256, consents });
  if (!checked.ok) return checked;
  const isFirst = found.value.prepared.cosignerUid !== null && found.value.first === null;
  return transact(ctx, (tx) => (isFirst ? keepFirst(ctx, tx, found.value, checked.value) : conclude(ctx, tx, found.value, checked.value)));
};

/** The withdrawal that the caller may sign now. */
export const unpaidEndSubject: FindSubject = async (ctx, { offerId }) => {
  const own = ctx.viewer.kind === 'visitor' ? null : await mayEnd(ctx, offerId);
  if (own === null || !own.ok) return refused(refuseSigning('signing.not_allowed'));
  const found = await ready(ctx, own.value);
  if (!found.ok) return found;
  const { row, act } = found.value;
  return ok({ act, offerName: row.offerName, rent: row.rentNet, deposit: row.deposit });
};

const shown = ({ text, sha256 }: Pick<UnpaidEndRow, 'text' | 'sha256'>) => ({ text, documentSha256: sha256 });

/** The lease of an offer, if the caller's company may end it now; to everybody whom it does not concern there is none. */
const mayEnd = async (ctx: Ctx, offerId: Id): Promise<Result<LoadedLease>> => {
  const found = await ownLease(ctx, { offerId });
  if (!found.ok) return found;
  const { row, side } = found.value;
  const facts = await loadFacts(ctx, ctx.db, row);
  const attempt = { lease: facts, now: await databaseNow(ctx.db) };
  const decided = decide(leaseLifecycle, { state: facts.state, event: 'endUnpaid', actors: leaseActors(facts, { side }), facts: attempt });
  return decided.ok ? ok({ row, facts }) : decided;
};

/** What was shown to the caller or to who signs with them, if it still says what is true: of the money, of the signers. */
const ready = async (ctx: Ctx, own: LoadedLease): Promise<Result<ReadyEnd>> => {
  const { row, facts } = own;
  const { uid } = signedIn(ctx);
  const prepared = await unpaidEndOf(ctx.db, row.id);
  if (prepared === null || (prepared.signerUid !== uid && prepared.cosignerUid !== uid)) return refused(refuseSigning('signing.document_missing'));
  const party = await partyOf(ctx.db, row.landlordCompanyId, prepared.signerUid, prepared.cosignerUid);
  if (party === null || sha256Of(await textOf(ctx.db, row, facts, party)) !== prepared.sha256)
    return refused(refuseSigning('signing.document_changed'));
  const pending = await pendingOf(ctx.db, 'unpaid_end', row.offerId);
  const first = pending?.act.documentSha256 === prepared.sha256 ? pending : null;
  if (first?.uid === uid) return refused(waitsForSecond(first));
  const signer = partySigners(party).find((each) => each.uid === uid);
  if (signer === undefined || (first === null && prepared.signerUid !== uid)) return refused(refuseSigning('signing.document_missing'));
  // Who begins needs the right to; what the company has changed since makes another text, or another second signer.
  const allowed = first === null ? await mayRepresentWith(ctx.db, uid, prepared.cosignerUid) : ok(prepared.cosignerUid);
  if (!allowed.ok || allowed.value !== prepared.cosignerUid) return refused(refuseSigning('signing.document_changed'));
  const act = { purpose: 'unpaid_end', offerId: row.offerId, documentId: null, documentSha256: prepared.sha256 } as const;
  return ok({ ...own, prepared, first, act: { ...act, signer: { ...signer, companyId: row.landlordCompanyId } } });
};

/** The first of two signatures: kept at most until the landlord's time is over, and the other person is asked. The lease goes on. */
const keepFirst = async (ctx: Ctx, tx: Tx, { row, prepared }: ReadyEnd, act: CheckedAct): Promise<Result<EndOutcome>> => {
  const party = await partyOf(tx, row.landlordCompanyId, prepared.signerUid, prepared.cosignerUid);
  const second = party?.cosigner;
  if (second === undefined) return refused(refuseSigning('signing.document_changed'));
  const latest = endOfDay(unpaidEndUntil(row.depositDue));
  const held = await holdFirst(ctx, tx, act, { second, offerName: row.offerName, path: leasePath(row.offerId), latest });
  if (!held.ok) return held;
  await logEvent(tx, { method: 'endUnpaidLease', details: { first: true, sha256: prepared.sha256 }, uid: signedIn(ctx).uid, offerId: row.offerId });
  return ok({ status: 'SUCCESS', waitsUntil: held.value.until });
};

const conclude = async (ctx: Ctx, tx: Tx, { row, prepared, first }: ReadyEnd, act: CheckedAct): Promise<Result<EndOutcome>> => {
  const { uid } = signedIn(ctx);
  const moved = await leaseEngine.move(ctx, tx, {
    id: row.id,
    event: 'endUnpaid',
    actors: ({ lease }) => leaseActors(lease, { side: 'landlord' }),
    uid,
    given: null,
    input: async ({ facts: { lease } }) => {
      const party = await partyOf(tx, row.landlordCompanyId, prepared.signerUid, prepared.cosignerUid);
      if (party === null || (await textOf(tx, row, lease, party)) !== prepared.text) return refused(refuseSigning('signing.document_changed'));
      const completed = first === null ? ok(null) : await completeFirst(tx, first, row.id);
      if (!completed.ok) return completed;
      const signed = await recordSigning(ctx, tx, act, row.id);
      return signed.ok ? ok({ statementId: prepared.id, text: prepared.text, ...signed.value }) : signed;
    },
    details: { text: prepared.text, sha256: prepared.sha256 },
  });
  if (!moved.ok) return moved;
  await logEvent(tx, { method: 'endUnpaidLease', details: { to: moved.value.to, sha256: prepared.sha256 }, uid, offerId: row.offerId });
  return ok({ status: 'SUCCESS', waitsUntil: null });
};

/** What is signed, in Polish, the binding language. It names who signs, and what has come in. */
const textOf = async (reader: Reader, row: LeaseRow, { depositHeld }: LeaseFacts, party: PartyFacts): Promise<string> => {
  const w = translator(unpaidEndWords.pl, 'pl');
  const capacity = translator(dictionaryWords.pl, 'pl');
  const f = documentFormatOf('pl');
  const document = await documentById(reader, row.documentId);
  const signers = partySigners(party).map((signer) => `${signer.firstName} ${signer.lastName} (${capacity(`capacity.${signer.capacity}`)})`);
  const facts = {
    offer: row.offerName,
    number: document?.number ?? '',
    signed: f.documentInstant(row.signedAt),
    landlord: row.landlord.name,
    tenant: row.tenant.name,
    reference: row.reference,
    amount: f.money(row.deposit),
    due: f.day(row.depositDue),
    held: f.money(depositHeld),
    signers: signers.join(', '),
  };
  return [
    w('statement.lead', facts),
    w(depositHeld === 0 ? 'statement.nothing' : 'statement.part', facts),
    w('statement.end', facts),
    ...(depositHeld === 0 ? [] : [w('statement.refund', facts)]),
    w('statement.signers', facts),
  ].join(' ');
};
