/** What the browser itself does with passkeys. */

import type { passkeyCalls } from '../../../../contract/accounts/endpoints/passkeys.ts';
import type { InputOf, OutputOf } from '../../../../contract/kit/call.ts';

type Calls = typeof passkeyCalls;
/** What a passkey is made from. */
export type MakingOptions = OutputOf<Calls['startPasskey']>['options'];
/** What a passkey is asked for with. */
export type AskingOptions = OutputOf<Calls['startPasskeySignIn']>['options'];
/** A passkey that the browser made. */
export type MadePasskey = InputOf<Calls['addPasskey']>['passkey'];
/** A passkey that somebody used. */
export type ShownPasskey = InputOf<Calls['signInWithPasskey']>['passkey'];

/** Why there is none; the words know each. */
export type PasskeyProblem = 'cancelled' | 'known' | 'unsupported' | 'failed';

const isSupported = (): boolean => typeof PublicKeyCredential !== 'undefined' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

/** The browser says by the name of its error what happened: the window was closed or time ran out, or the device has such a key. */
const problemOf = (fault: unknown): PasskeyProblem => {
  const name = fault instanceof DOMException ? fault.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
};

const answered = async <Shape>(ask: () => Promise<Credential | null>): Promise<Shape | PasskeyProblem> => {
  if (!isSupported()) return 'unsupported';
  try {
    const credential = await ask();
    return credential instanceof PublicKeyCredential ? (credential.toJSON() as Shape) : 'cancelled';
  } catch (fault) {
    return problemOf(fault);
  }
};

/** Makes a passkey: the browser asks on which device, and who somebody is. */
export const makePasskey = (options: MakingOptions): Promise<MadePasskey | PasskeyProblem> =>
  answered(() => navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }));

/** Asks for a passkey. */
export const askForPasskey = (options: AskingOptions): Promise<ShownPasskey | PasskeyProblem> =>
  answered(() => navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }));
