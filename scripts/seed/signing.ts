import type { Id } from '../../src/domain/kit/brand.ts';
import { ok } from '../../src/domain/kit/verdict.ts';
import { consentsOf, type SigningPurpose } from '../../src/domain/signing/rules.ts';
import type { Ctx } from '../../src/server/kit/context.ts';
import { transact } from '../../src/server/kit/database/transaction.ts';
import { issueCode } from '../../src/server/kit/security/codes.ts';
import { codePurpose } from '../../src/server/signing/queries/purposes.ts';
import { must } from './acting.ts';

/** What a person of the demo sends to sign: the code that the mail would have brought, the hash of what they read, and every consent. */
export type Signature = { readonly code: string; readonly documentSha256: string; readonly consents: Readonly<Record<string, string>> };

/** The code goes to the viewer, or to whoever else acts: somebody who is known by an address alone. */
export async function signatureOf(
  ctx: Ctx,
  purpose: SigningPurpose,
  offerId: Id,
  documentSha256: string,
  as?: { readonly uid: Id; readonly email: string },
): Promise<Signature> {
  const { viewer } = ctx;
  if (viewer.kind === 'visitor') throw new Error('A visitor signs nothing.');
  const { uid, email } = as ?? viewer;
  const act = { purpose: codePurpose({ purpose, offerId, documentSha256 }), uid, email };
  const { code } = await must(
    'get a code',
    transact(ctx, async (tx) => {
      const issued = await issueCode(ctx, tx, act);
      return issued.ok ? ok(issued.value) : issued;
    }),
  );
  return { code, documentSha256, consents: consentsOf[purpose] };
}
