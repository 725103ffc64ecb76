import { z } from 'zod';
import { isOwnPath } from '../../../domain/accounts/rules/own-path.ts';
import { call } from '../../kit/call.ts';
import { campaignData, lang, personName, signedIn } from '../schema.ts';

const empty = z.object({});
const ownPath = z.string().max(2_000).refine(isOwnPath);

/** Calls about signing in at an OpenID Connect provider, such as Google (docs/rules/accounts.md#openid). */
export const openIdCalls = {
  /** Which ways there are beside the password. */
  getSignInWays: call({
    wire: 'getSignInWays',
    in: empty,
    out: z.object({ openId: z.object({ name: z.string() }).nullable() }),
    errors: [],
    who: 'visitor',
    read: true,
    shared: true,
  }),

  /**
   * Answers the provider's address. `at` is the page that the person stands on, to which the dialog comes back; `from` where they want to go
   * afterwards. `again` makes the provider ask who they are, although they are signed in there.
   */
  startOpenId: call({
    wire: 'startOpenId',
    in: z.object({ at: ownPath, from: ownPath.nullable().default(null), lang: lang.default('pl'), again: z.boolean().default(false) }),
    out: z.object({ url: z.string() }),
    errors: ['openid.off', 'openid.unavailable'],
    who: 'visitor',
    guessable: true,
  }),

  /** What the provider says of somebody who is here for the first time, for the form that completes the account; known by a cookie. */
  getOpenIdEntry: call({
    wire: 'getOpenIdEntry',
    in: empty,
    out: z.object({ email: z.string(), firstName: z.string(), lastName: z.string() }),
    errors: ['signin.step_over'],
    who: 'visitor',
  }),

  /** Makes the account of somebody who signed in at the provider for the first time, and opens a session. */
  completeOpenId: call({
    wire: 'completeOpenId',
    in: z.object({
      firstName: personName,
      lastName: personName,
      marketingConsent: z.boolean().default(false),
      lang: lang.default('pl'),
      campaignData: campaignData.optional(),
    }),
    out: z.object({ me: signedIn }),
    errors: ['signin.step_over', 'signin.code_needed', 'email.taken'],
    who: 'visitor',
    guessable: true,
  }),
};
