/** Tells the sign-in dialog which ways there are, and who is about to complete an account. */

import type { openIdCalls } from '../../../contract/accounts/endpoints/open-id.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { refuse } from '../../../domain/accounts/refusals.ts';
import { ok, type Result, refused } from '../../../domain/kit/verdict.ts';
import type { Ctx } from '../../kit/context.ts';
import { openIdPort } from '../adapters/open-id.ts';
import { identityCookie } from '../adapters/open-id-cookies.ts';

/** Which ways to sign in there are beside the password. */
export const getSignInWays = async (ctx: Ctx): Promise<Result<OutputOf<typeof openIdCalls.getSignInWays>>> => {
  const provider = ctx.ports.of(openIdPort);
  return ok({ openId: provider && { name: provider.name } });
};

/** What the provider says of somebody who has not completed the account. */
export const getOpenIdEntry = async (ctx: Ctx): Promise<Result<OutputOf<typeof openIdCalls.getOpenIdEntry>>> => {
  const identity = identityCookie.read(ctx.config, ctx.cookies.incoming);
  if (!identity) return refused(refuse('signin.step_over'));
  return ok({ email: identity.email, firstName: identity.firstName, lastName: identity.lastName });
};
