import { z } from 'zod';
import { accountNumbers } from '../../domain/kit/numbers.ts';
import { call } from '../kit/call.ts';
import { adminReason, sixDigits, uid } from '../kit/shapes.ts';
import { campaignData, claim, codeRefusals, doneWithMessage, email, lang, personName, profile, signedIn, viewer } from './schema.ts';

const password = z.string().min(1).max(accountNumbers.passwordSignInMax);
const empty = z.object({});
/** Who is given a claim; the console asks why, and the event log keeps it. Clients that speak the plain payload give none. */
const claimGrant = z.object({ email, reason: adminReason.optional() });
const passwordErrors = ['password.too_short', 'password.too_long', 'password.no_upper', 'password.no_lower', 'password.guessable'] as const;
const sendErrors = ['code.resend_too_soon', 'code.too_many_sent'] as const;

/** Calls about a person's own account, and about claims. */
export const accountsCalls = {
  /** Both steps of the sign-up at once: makes the account, signs in (session cookie) and mails the six-digit code. */
  signUp: call({
    wire: 'signUp',
    in: z.object({
      email,
      password,
      firstName: personName,
      lastName: personName,
      marketingConsent: z.boolean().default(false),
      lang: lang.default('pl'),
      campaignData: campaignData.optional(),
    }),
    out: z.object({ me: signedIn }),
    errors: ['email.taken', ...passwordErrors],
    who: 'visitor',
    guessable: true,
  }),

  /** Signs in with a session cookie; programs set `bearer` and get the token for `Authorization: Bearer` instead. With a second factor `confirmSignIn` follows. */
  signIn: call({
    wire: 'signIn',
    in: z.object({ email, password, bearer: z.boolean().default(false) }),
    out: z.object({ me: signedIn, token: z.string().nullable() }),
    errors: ['signin.wrong', 'signin.code_needed', 'kit.too_many_calls'],
    who: 'visitor',
    guessable: true,
    secret: true,
  }),

  signOut: call({ wire: 'signOut', in: empty, out: empty, errors: [], who: 'visitor' }),

  /** Mails a link to `/reset-password?token=`, good for an hour; the answer is the same whether the address is known or not. */
  requestPasswordReset: call({
    wire: 'requestPasswordReset',
    in: z.object({ email }),
    out: doneWithMessage,
    errors: [],
    who: 'visitor',
    guessable: true,
  }),

  /** Sets a new password with the token of the mailed link and ends every session of the person. */
  resetPassword: call({
    wire: 'resetPassword',
    in: z.object({ token: z.string().max(100), password }),
    out: doneWithMessage,
    errors: ['password.link_invalid', ...passwordErrors],
    who: 'visitor',
    guessable: true,
  }),

  /** Accepted for clients that know the call; `signUp` has already done this work, so a repeat changes nothing (docs/rules/wire.md#kept-calls). */
  acknowledgeSignUp: call({
    wire: 'onNewUser',
    in: z.object({
      uid,
      email,
      firstName: personName,
      lastName: personName,
      marketingConsent: z.boolean().default(false),
      lang: lang.default('pl'),
      campaignData: campaignData.optional(),
    }),
    out: doneWithMessage,
    errors: ['kit.denied'],
    who: 'signed-in',
  }),

  sendEmailCode: call({
    wire: 'sendEmailVerificationCode',
    in: z.object({ email: email.optional() }),
    out: doneWithMessage,
    errors: ['kit.denied', ...sendErrors],
    who: 'signed-in',
  }),

  verifyEmail: call({
    wire: 'verifyEmailVerificationCode',
    in: z.object({ email: email.optional(), verificationCode: sixDigits }),
    out: doneWithMessage,
    errors: ['kit.denied', ...codeRefusals],
    who: 'signed-in',
    guessable: true,
  }),

  /** Who am I: a visitor, or the signed-in person as the rules know them. */
  getMe: call({ wire: 'getMe', in: empty, out: viewer, errors: [], who: 'visitor' }),

  /** What the account page shows beside `getMe`. */
  getProfile: call({ wire: 'getProfile', in: empty, out: profile, errors: [], who: 'signed-in' }),

  /** Changes what a person may change about themselves; what is not named stays. */
  updateProfile: call({
    wire: 'updateUser',
    in: z.object({
      firstName: personName.optional(),
      lastName: personName.optional(),
      lang: lang.optional(),
      marketingConsent: z.boolean().optional(),
      isRealEstateAgent: z.boolean().optional(),
      professionalLicenseNumber: z.string().trim().max(accountNumbers.licenseMax).nullable().optional(),
    }),
    out: z.object({ me: signedIn }),
    errors: ['person.name_locked', 'person.not_found'],
    who: 'signed-in',
  }),

  /** Mails a six-digit code to a new address; nothing changes before it is entered. A session alone is not enough: whoever has a password enters it, whoever has none signed in a moment ago. */
  requestEmailChange: call({
    wire: 'requestEmailChange',
    in: z.object({ email, password: password.optional() }),
    out: doneWithMessage,
    errors: ['email.taken', 'password.wrong', 'signin.again', 'person.email_change_pending', 'kit.too_many_calls', ...sendErrors],
    who: 'signed-in',
    guessable: true,
  }),

  /** Mails another code to the new address that waits for one; `getProfile` names it. */
  sendEmailChangeCode: call({
    wire: 'sendEmailChangeCode',
    in: empty,
    out: doneWithMessage,
    errors: ['email.taken', 'email.no_change', 'person.email_change_pending', ...sendErrors],
    who: 'signed-in',
  }),

  /** Gives the change of address up; the code that was sent is void. */
  cancelEmailChange: call({ wire: 'cancelEmailChange', in: empty, out: doneWithMessage, errors: [], who: 'signed-in' }),

  /** Makes the new address the person's; the old one gets a link to undo it for 72 hours. */
  confirmEmailChange: call({
    wire: 'confirmEmailChange',
    in: z.object({ email, verificationCode: sixDigits }),
    out: doneWithMessage,
    errors: ['email.taken', 'person.email_change_pending', ...codeRefusals],
    who: 'signed-in',
    guessable: true,
  }),

  /**
   * Brings the old address back with the link that was mailed to it (page `/undo-email-change?token=`), ends every session, makes the password
   * void and mails a link for a new one: whoever changed the address is out.
   */
  undoEmailChange: call({
    wire: 'undoEmailChange',
    in: z.object({ token: z.string().max(100) }),
    out: doneWithMessage,
    errors: ['email.undo_over', 'email.taken'],
    who: 'visitor',
    guessable: true,
  }),

  grantAdmin: call({
    wire: 'addAdminClaim',
    in: claimGrant,
    out: doneWithMessage,
    errors: ['person.not_found', 'person.not_confirmed'],
    who: 'admin',
  }),
  grantCreator: call({
    wire: 'addCreatorClaim',
    in: claimGrant,
    out: doneWithMessage,
    errors: ['person.not_found', 'person.not_confirmed'],
    who: 'admin',
  }),
  grantCaller: call({
    wire: 'addCallerClaim',
    in: claimGrant,
    out: doneWithMessage,
    errors: ['person.not_found', 'person.not_confirmed'],
    who: 'admin',
  }),
  revokeClaim: call({
    wire: 'revokeClaim',
    in: z.object({ email, claim, reason: adminReason }),
    out: doneWithMessage,
    errors: ['person.not_found', 'claim.not_granted', 'claim.last_admin'],
    who: 'admin',
  }),

  /** People who hold claims, for the admin's page. */
  listClaims: call({
    wire: 'listClaims',
    in: empty,
    out: z.object({
      people: z.array(
        z.object({
          uid: z.string(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          claims: z.array(claim).readonly(),
          emailVerified: z.boolean(),
        }),
      ),
    }),
    errors: [],
    who: 'admin',
  }),
} as const;
