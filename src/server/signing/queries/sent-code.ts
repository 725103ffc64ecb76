import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { runningCode } from '../../kit/security/codes.ts';
import { codePurpose, signerKey, signingPort } from './purposes.ts';

type CodeInput = InputOf<typeof signingCalls.getSentCode>;
type Answer = OutputOf<typeof signingCalls.getSentCode>;

const withoutCode: readonly string[] = ['signing.document_changed', 'signing.names_others'];

/** The code of a signing act that was sent and may still be typed. Nothing is drawn anew for whoever only looks. */
export const getSentCode = async (ctx: Ctx, input: CodeInput): Promise<Result<Answer>> => {
  const subject = await ctx.ports.of(signingPort).subjects[input.purpose](ctx, { ...input, isLooking: true });
  // A document that names somebody else, or was drawn yesterday, has no code of the caller's: what to do is said when they ask for one.
  if (!subject.ok) return withoutCode.includes(subject.refusal.code) ? ok({ sent: null }) : subject;
  const { act } = subject.value;
  const running = await runningCode(ctx.db, { purpose: codePurpose(act), uid: signerKey(act.signer) });
  if (running === null) return ok({ sent: null });
  const resendAfter = plusMs(running.sentAt, accountNumbers.codeResendSeconds * SECOND_MS);
  return ok({ sent: { sentTo: act.signer.email, validUntil: running.until, resendAfter } });
};
