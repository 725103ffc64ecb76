/** Two people of one company sign the same bytes: the first act waits for the second (docs/rules/signing.md#two-signers). */

import { maySign } from '../../../domain/accounts/rules/people.ts';
import type { PartySigner } from '../../../domain/companies/types.ts';
import type { Id, Instant } from '../../../domain/kit/brand.ts';
import { refuseStep } from '../../../domain/kit/lifecycle.ts';
import { signingNumbers } from '../../../domain/kit/numbers.ts';
import { HOUR_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import type { SigningPurpose } from '../../../domain/signing/rules.ts';
import { mail } from '../../accounts/commands/mail.ts';
import { peopleByUid, personByUid } from '../../accounts/queries.ts';
import type { Duty } from '../../kit/clock/duties.ts';
import type { Ctx, Services } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { notice } from '../../kit/live/notices.ts';
import { secondAwaited, secondExpired, secondVoided } from '../mail.ts';
import { pendingOf, waitsForSecond } from '../queries/pending.ts';
import { insertEvidence } from '../store/evidence.ts';
import { concludePending, insertPending, type PendingRow, voidById, voidPending, voidPendingOf } from '../store/pending.ts';
import { actNow, type CheckedAct } from './sign.ts';

/** What is signed by two, and where the second one signs. */
type SecondSignature = { readonly second: PartySigner; readonly offerName: string; readonly path: string; readonly latest: Instant | null };

/** Keeps the first act and asks the second person to sign. Nothing is concluded by it. */
export const holdFirst = async (ctx: Ctx, tx: Tx, act: CheckedAct, awaiting: SecondSignature): Promise<Result<{ readonly until: Instant }>> => {
  const { uid } = act.signer;
  if (uid === null) throw new Error("a first act is a signed-in person's");
  // Both pressed at once, and the other was first: pressed again, this act is the second one. The caller holds the lock of what is signed.
  const other = await pendingOf(tx, act.purpose, act.offerId);
  if (other !== null && other.documentId === act.documentId) return refused(refuseStep('lifecycle.conflict'));
  const done = await actNow(ctx, tx, act);
  if (!done.ok) return done;
  const { signedAt } = done.value;
  const day = plusMs(signedAt, signingNumbers.firstSignatureHours * HOUR_MS);
  const until = awaiting.latest !== null && awaiting.latest < day ? awaiting.latest : day;
  const { purpose, offerId, documentId } = act;
  const { offerName, second } = awaiting;
  const pending = { id: newId(), purpose, offerId, uid, secondUid: second.uid, offerName, documentId, signedAt, validUntil: until };
  const expired = await insertPending(tx, { ...pending, act: done.value });
  if (expired !== null) await mailExpired(ctx, tx, expired);
  const facts = { purpose, offer: offerName, first: `${act.signer.firstName} ${act.signer.lastName}`, until, path: awaiting.path };
  await mail(ctx, tx, secondAwaited, second.uid, { facts, once: done.value.id });
  await noticeSigners(tx, { uid, secondUid: second.uid });
  return ok({ until });
};

/** Writes the evidence of the first act beside the second one; refused when it does not wait any more, or who gave it may not bind the company now. */
export const completeFirst = async (tx: Tx, first: PendingRow, subjectId: Id): Promise<Result<null>> => {
  const person = await personByUid(tx, first.uid);
  const isUnfit = person === null || maySign(person, await databaseNow(tx)) !== null;
  if (isUnfit || !(await concludePending(tx, first.id))) return refused(refuse('signing.document_changed'));
  await insertEvidence(tx, { ...first.act, subjectId });
  return ok(null);
};

/** Ends a first act whose second signature did not come in time, and tells both people. */
export const expireFirst: Duty['fulfil'] = async (services, tx, { id }) => {
  const expired = await voidById(tx, id);
  if (expired === null) return;
  await mailExpired(services, tx, expired);
  await noticeSigners(tx, expired);
};

/** A first signature is the business of its two people alone: whoever else has the offer open is shown nothing of it. */
const noticeSigners = (tx: Tx, { uid, secondUid }: { readonly uid: Id; readonly secondUid: Id | null }): Promise<void> =>
  notice(
    tx,
    [uid, secondUid].flatMap((one) => (one === null ? [] : [`user:${one}`])),
  );

const mailExpired = async (services: Services, tx: Tx, { id, uid, secondUid, purpose, offerName, act, validUntil }: PendingRow): Promise<void> => {
  const people = await peopleByUid(tx, secondUid === null ? [uid] : [uid, secondUid]);
  const second = people.find((person) => person.uid !== uid);
  const facts = {
    ...{ purpose, offer: offerName ?? '', until: validUntil },
    ...{ first: `${act.firstName} ${act.lastName}`, second: second === undefined ? null : `${second.firstName} ${second.lastName}` },
  };
  for (const person of people) await mail(services, tx, secondExpired, person, { facts, once: `${id}:expired:${person.uid}` });
};

/** Whatever changes or gives up what was signed by the first makes that act void, and whoever gave it is told. */
export const voidFirst = async (services: Services, tx: Tx, purpose: SigningPurpose, offerId: Id, offerName: string): Promise<void> => {
  const voided = await voidPending(tx, purpose, offerId);
  if (voided === null) return;
  if (voided.validUntil <= (await databaseNow(tx))) return mailExpired(services, tx, voided);
  await tellVoided(services, tx, voided, offerName);
};

/** Whoever may sign no more, or has left, is waited for by nobody: what they signed as first, and what waits for them, is void, so that others can be chosen. */
export const voidFirstsOf = async (services: Services, tx: Tx, uid: Id): Promise<void> => {
  for (const voided of await voidPendingOf(tx, uid)) await tellVoided(services, tx, voided, voided.offerName ?? '');
};

const tellVoided = async (services: Services, tx: Tx, voided: PendingRow, offer: string): Promise<void> => {
  const { id, uid, purpose } = voided;
  for (const person of await peopleByUid(tx, [uid])) await mail(services, tx, secondVoided, person, { facts: { purpose, offer }, once: id });
  await noticeSigners(tx, voided);
};

/** What is to be done with a checked act of a party that signs by two: it is the first, or it completes the other's. */
export const firstOf = (pending: PendingRow | null, uid: Id, documentId: Id): Result<PendingRow | null> => {
  if (pending === null || pending.documentId !== documentId) return ok(null);
  return pending.uid === uid ? refused(waitsForSecond(pending)) : ok(pending);
};
