import { refuse } from '../../../domain/accounts/refusals.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import { isPassword } from '../adapters/auth.ts';
import { isRecent } from '../queries/leaving.ts';

/**
 * Asks whoever has a password for it before an act that hands the account over: a session may be somebody else's hand on an open laptop. Ten
 * wrong ones a minute, whatever the act. Whoever has none must have signed in a moment ago.
 */
export const confirmPassword = async (ctx: Ctx, password: string | undefined): Promise<Verdict> => {
  const { uid } = signedIn(ctx);
  const guesses = `password:${uid}`;
  const tooMany = ctx.rates.count(guesses, accountNumbers.wrongPasswordsPerMinute);
  if (tooMany) return tooMany;
  const isRight = await isPassword(ctx, uid, password ?? '');
  if (isRight === false) return refuse('password.wrong', { field: 'password' });
  ctx.rates.forgive(guesses);
  if (isRight === null && !(await isRecent(ctx))) return refuse('signin.again', { params: { minutes: accountNumbers.recentSignInMinutes } });
  return null;
};
