/** An agent gives in the liability insurance that the act wants, and a copy of its policy. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { InputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/agency/refusals.ts';
import { insuranceProblems } from '../../../domain/agency/rules/proposal.ts';
import type { Insurance } from '../../../domain/agency/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { agencyNumbers } from '../../../domain/kit/numbers.ts';
import { refuseKit } from '../../../domain/kit/refusals.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { type Result, refused } from '../../../domain/kit/verdict.ts';
import { type Ctx, type Services, signedIn } from '../../kit/context.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { transact } from '../../kit/database/transaction.ts';
import { removeFiles } from '../../kit/files/remove-files.ts';
import { fileIn, formOf, readSent } from '../../kit/files/upload.ts';
import { type DoneAnswer, done } from '../../kit/http/done.ts';
import { enqueue } from '../../kit/jobs/jobs.ts';
import { notice } from '../../kit/live/notices.ts';
import { logEvent } from '../../kit/process/events.ts';
import { insuranceOf, type Policy, policyOf, putInsurance, setPolicy, unnamedPolicies } from '../store/files.ts';

/** The newest one counts; agreements keep the one that they were drawn with. A copy of a policy goes with other data than it was uploaded for. */
export const setInsurance = async (ctx: Ctx, input: InputOf<typeof agencyCalls.setInsurance>): Promise<Result<DoneAnswer>> => {
  const { uid, isAgent } = signedIn(ctx);
  if (!isAgent) return refused(refuse('agency.not_agent'));
  const { insurer, policyNumber, sumEur, validTo } = input;
  const insurance = { insurer, policyNumber, sumEur, validTo };
  return transact(ctx, async (tx) => {
    const now = await databaseNow(tx);
    const problems = insuranceProblems(insurance, dayOf(now));
    if (problems.length > 0) return refused(refuse('agency.insurance_wrong', { problems }));
    const before = await insuranceOf(tx, uid);
    await putInsurance(tx, uid, insurance, now);
    if (before === null || !isSame(before, insurance)) await replacePolicy(ctx, tx, uid, null);
    await logEvent(tx, { method: 'setAgentInsurance', details: { validTo, sumEur }, uid });
    await notice(tx, [`user:${uid}`]);
    return done;
  });
};

const isSame = (one: Insurance, other: Insurance): boolean =>
  one.insurer === other.insurer && one.policyNumber === other.policyNumber && one.sumEur === other.sumEur && one.validTo === other.validTo;

/** `POST /agency/policy`, multipart: `file`, one PDF, the copy of the policy that the agent's insurance is about. */
export const uploadPolicy = async (ctx: Ctx, request: Request): Promise<Result<DoneAnswer>> => {
  if (ctx.viewer.kind === 'visitor') return refused(refuseKit('kit.signed_out'));
  const { uid, isAgent } = ctx.viewer;
  if (!isAgent) return refused(refuse('agency.not_agent'));
  const sent = await readSent(fileIn(await formOf(request), 'file'), { endings: ['pdf'], bytesMax: agencyNumbers.policyBytes });
  if (sent === null) return refused(refuse('agency.policy_wrong', { field: 'file' }));
  // The name says nothing of the agent: it stays with agreements when the account is gone.
  const policy = { key: `agency/policies/${newId()}.pdf`, bytes: sent.bytes.length };
  await ctx.files.put(policy.key, sent.bytes, { contentType: 'application/pdf' });
  const stored = await transact(ctx, async (tx) => {
    if (!(await replacePolicy(ctx, tx, uid, policy))) return refused(refuse('agency.insurance_missing'));
    await logEvent(tx, { method: 'uploadInsurancePolicy', details: { bytes: policy.bytes }, uid });
    await notice(tx, [`user:${uid}`]);
    return done;
  });
  if (!stored.ok) await ctx.files.remove(policy.key);
  return stored;
};

/** False where there is no insurance that it could be the copy of. The one before goes unless an agreement names it. */
const replacePolicy = async (services: Services, tx: Tx, uid: Id, policy: Policy | null): Promise<boolean> => {
  const before = await policyOf(tx, uid);
  if (!(await setPolicy(tx, uid, policy))) return false;
  const unnamed = before === null ? [] : await unnamedPolicies(tx, [before.key]);
  if (unnamed.length > 0) await enqueue(services, tx, removeFiles, { keys: [...unnamed] });
  return true;
};
