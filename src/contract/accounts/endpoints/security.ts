import { z } from 'zod';
import { call } from '../../kit/call.ts';
import { adminReason, done, id, instant, uid } from '../../kit/shapes.ts';
import { factorCode as code, codeTryRefusals, email, factorProof, factorRefusals, signedIn } from '../schema.ts';

const empty = z.object({});
const password = z.string().min(1).max(255);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Calls about how an account is protected: second factor, recovery codes, sessions (docs/rules/accounts.md#second-factor). */
export const securityCalls = {
  getSecurity: call({
    wire: 'getSecurity',
    in: empty,
    out: z.object({
      hasPassword: z.boolean(),
      /** Null while it is off. */
      secondFactor: z.object({ since: instant, hasApp: z.boolean(), recoveryCodes: z.int() }).nullable(),
      passkeys: z.array(z.object({ id, name: z.string(), addedAt: instant, usedAt: instant.nullable() })),
      sessions: z.array(
        z.object({
          id: z.string(),
          isThis: z.boolean(),
          device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
          signedInAt: instant,
          usedAt: instant,
        }),
      ),
    }),
    errors: [],
    who: 'signed-in',
  }),

  /** The second step of `signIn`, after `signin.code_needed`. Programs hand over the `challenge` of that refusal, browsers have it in a cookie. */
  confirmSignIn: call({
    wire: 'confirmSignIn',
    in: z.object({ ...factorProof, challenge: z.string().max(100).optional(), bearer: z.boolean().default(false) }),
    out: z.object({ me: signedIn, token: z.string().nullable() }),
    errors: ['signin.step_over', ...factorRefusals],
    who: 'visitor',
    guessable: true,
    secret: true,
  }),

  /** Makes a secret for an app with codes. It counts once `confirmSecondFactor` has seen a code of it. */
  startSecondFactor: call({
    wire: 'startSecondFactor',
    in: z.object({ password: password.optional(), ...factorProof }),
    out: z.object({ secret: z.string(), picture: z.string() }),
    errors: ['password.wrong', 'signin.again', 'factor.is_on', 'kit.too_many_calls', ...factorRefusals],
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  /** Switches the second factor on; the recovery codes are answered this once. */
  confirmSecondFactor: call({
    wire: 'confirmSecondFactor',
    in: z.object({ code }),
    out: recoveryCodes,
    errors: codeTryRefusals,
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  /** Takes the app with codes away. Where no passkey is left the second factor is off, and its recovery codes are void. */
  switchOffSecondFactor: call({
    wire: 'switchOffSecondFactor',
    in: z.object(factorProof),
    out: done,
    errors: ['factor.compulsory', ...factorRefusals],
    who: 'signed-in',
    guessable: true,
  }),

  /** New recovery codes; the earlier ones are void. */
  renewRecoveryCodes: call({
    wire: 'renewRecoveryCodes',
    in: z.object(factorProof),
    out: recoveryCodes,
    errors: factorRefusals,
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  /** Takes away the second factor of somebody who has lost phone and recovery codes, with every passkey. */
  removeSecondFactor: call({
    wire: 'removeSecondFactor',
    in: z.object({ email, reason: adminReason }),
    out: done,
    errors: ['person.not_found', 'factor.is_off', 'factor.compulsory'],
    who: 'admin',
  }),

  endSession: call({ wire: 'endSession', in: z.object({ sessionId: id }), out: done, errors: ['session.unknown'], who: 'signed-in' }),

  /** Ends one session of somebody, or all of them: an admin does it, with a reason that the person reads in an e-mail. */
  endUserSessions: call({
    wire: 'endUserSessions',
    in: z.object({ uid, sessionId: id.optional(), reason: adminReason }),
    out: z.object({ status: z.literal('SUCCESS'), ended: z.int() }),
    errors: ['person.not_found', 'session.unknown'],
    who: 'admin',
  }),

  /** Ends every session of the person but the one that asks. */
  endOtherSessions: call({ wire: 'endOtherSessions', in: empty, out: done, errors: [], who: 'signed-in' }),
};
