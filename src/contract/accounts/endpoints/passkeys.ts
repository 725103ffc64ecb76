import { z } from 'zod';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import { call } from '../../kit/call.ts';
import { done, id } from '../../kit/shapes.ts';
import { askingOptions, factorProof, factorRefusals, madePasskey, makingOptions, passkeyRefusals, shownPasskey, signedIn } from '../schema.ts';

const empty = z.object({});
const password = z.string().min(1).max(255);
const name = z.string().trim().min(1).max(accountNumbers.passkeyNameMax);
const options = z.object({ options: askingOptions });

/** Calls about passkeys: made, named and removed on the page "Security", used as second factor or alone (docs/rules/accounts.md#passkeys). */
export const passkeyCalls = {
  /** Answers what a browser makes a passkey from; `addPasskey` follows within five minutes. The guard is that of `startSecondFactor`. */
  startPasskey: call({
    wire: 'startPasskey',
    in: z.object({ password: password.optional(), ...factorProof }),
    out: z.object({ options: makingOptions }),
    errors: ['password.wrong', 'signin.again', 'factor.is_on', 'passkey.too_many', 'kit.too_many_calls', ...factorRefusals],
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  /** Keeps the passkey that a browser made. The first factor of an account comes with recovery codes, answered this once; else null. */
  addPasskey: call({
    wire: 'addPasskey',
    in: z.object({ name, passkey: madePasskey }),
    out: z.object({ recoveryCodes: z.array(z.string()).nullable() }),
    errors: ['passkey.step_over', 'passkey.not_accepted', 'passkey.exists', 'passkey.too_many'],
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  renamePasskey: call({ wire: 'renamePasskey', in: z.object({ passkeyId: id, name }), out: done, errors: ['passkey.not_found'], who: 'signed-in' }),

  /** Removes a passkey. With the last factor of an account its recovery codes are void. */
  removePasskey: call({
    wire: 'removePasskey',
    in: z.object({ passkeyId: id, ...factorProof }),
    out: done,
    errors: ['passkey.not_found', 'factor.compulsory', ...factorRefusals],
    who: 'signed-in',
    guessable: true,
  }),

  /** Answers what a browser asks for a passkey of the caller with, before an act on the second factor itself. */
  startPasskeyProof: call({
    wire: 'startPasskeyProof',
    in: empty,
    out: options,
    errors: ['passkey.none'],
    who: 'signed-in',
    guessable: true,
    secret: true,
  }),

  /** What the second step of a sign-in may be taken with. Programs hand over the `challenge` of `signin.code_needed`. */
  getSignInStep: call({
    wire: 'getSignInStep',
    in: z.object({ challenge: z.string().max(100).optional() }),
    out: z.object({ hasApp: z.boolean(), hasPasskeys: z.boolean() }),
    errors: ['signin.step_over'],
    who: 'visitor',
    guessable: true,
  }),

  /** Answers what a browser asks for a passkey with between password and session; `confirmSignIn` follows. */
  startPasskeyStep: call({
    wire: 'startPasskeyStep',
    in: z.object({ challenge: z.string().max(100).optional() }),
    out: options,
    errors: ['signin.step_over', 'passkey.none'],
    who: 'visitor',
    guessable: true,
    secret: true,
  }),

  /** Answers what a browser asks for any passkey of this site with; `signInWithPasskey` follows. */
  startPasskeySignIn: call({ wire: 'startPasskeySignIn', in: empty, out: options, errors: [], who: 'visitor', guessable: true, secret: true }),

  /** Signs in with a passkey alone: it must say that it verified whose it is (by PIN, finger or face). */
  signInWithPasskey: call({
    wire: 'signInWithPasskey',
    in: z.object({ passkey: shownPasskey, bearer: z.boolean().default(false) }),
    out: z.object({ me: signedIn, token: z.string().nullable() }),
    errors: ['kit.too_many_calls', ...passkeyRefusals],
    who: 'visitor',
    guessable: true,
    secret: true,
  }),
};
