/**
 * Why a sign-in at a provider led back to the sign-in dialog, as it stands in the address of the page (docs/rules/accounts.md#openid): the
 * e-mail address has an account already; the person went back; the provider's answer cannot be trusted; the provider does not answer now; its answer
 * names no address; it let the person through without asking again who they are.
 */
export const signInProblems = ['openid-taken', 'openid-cancelled', 'openid-failed', 'openid-unavailable', 'openid-no-email', 'openid-old'] as const;
export type SignInProblem = (typeof signInProblems)[number];

/** Is the text such a problem? For the address, which may say anything. */
export const isSignInProblem = (text: string): text is SignInProblem => (signInProblems as readonly string[]).includes(text);
