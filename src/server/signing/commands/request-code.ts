import type { InputOf, OutputOf } from '../../../contract/kit/call.ts';
import type { signingCalls } from '../../../contract/signing/endpoints.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { MINUTE_MS, SECOND_MS } from '../../../domain/kit/time/units.ts';
import { plusMs } from '../../../domain/kit/time.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import { shortHash } from '../../../domain/signing/rules.ts';
import { mail } from '../../accounts/commands/mail.ts';
import type { Ctx } from '../../kit/context.ts';
import { databaseNow } from '../../kit/database/database.ts';
import { transact } from '../../kit/database/transaction.ts';
import { issueCode } from '../../kit/security/codes.ts';
import { signingCode } from '../mail.ts';
import { codePurpose, signerKey, signingPort } from '../queries/purposes.ts';
import { mayActNow } from '../queries/signer.ts';
import { documentById } from '../store/documents.ts';

type CodeInput = InputOf<typeof signingCalls.requestSigningCode>;
type CodeAnswer = OutputOf<typeof signingCalls.requestSigningCode>;

/** Sends the code of a signing act. The mail names the document, the sum and the beginning of its hash; the code is put in at sending. */
export const requestSigningCode = async (ctx: Ctx, input: CodeInput): Promise<Result<CodeAnswer>> => {
  const subject = await ctx.ports.of(signingPort).subjects[input.purpose](ctx, input);
  if (!subject.ok) return subject;
  const { act, offerName, rent, deposit, fee = null, needsForm = false } = subject.value;
  const unfit = await mayActNow(ctx.db, act.signer);
  if (unfit) return refused(unfit);
  const document = act.documentId === null ? null : await documentById(ctx.db, act.documentId);
  return transact(ctx, async (tx) => {
    const issued = await issueCode(ctx, tx, { purpose: codePurpose(act), uid: signerKey(act.signer), email: act.signer.email });
    if (!issued.ok) return issued;
    const facts = { purpose: act.purpose, offer: offerName, rent, deposit, fee, needsForm, shortHash: shortHash(act.documentSha256) };
    const to = { email: act.signer.email, lang: ctx.lang, ...(act.signer.uid === null ? {} : { uid: act.signer.uid }) };
    await mail(ctx, tx, signingCode, to, { facts, secrets: { code: issued.value.code } });
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
