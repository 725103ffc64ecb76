/** Speaks WebAuthn: what browsers make and ask for passkeys with, and whether what they answer is right. */

import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { z } from 'zod';
import type { askingOptions, madePasskey, makingOptions, shownPasskey } from '../../../contract/accounts/schema.ts';
import type { SignedIn } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { accountNumbers } from '../../../domain/kit/numbers.ts';
import type { Config } from '../../kit/process/config.ts';
import type { PasskeyRow } from '../store/passkeys.ts';

type Setting = Pick<Config, 'baseUrl'>;
type MadePasskey = z.infer<typeof madePasskey>;

/** A passkey as a browser shows that it has it. */
export type ShownPasskey = z.infer<typeof shownPasskey>;

/** EdDSA, ES256, RS256: what every device and browser can do one of. */
const algorithms = [-8, -7, -257];
const timeout = accountNumbers.passkeyMinutes * 60_000;

/** For whom keys are made: browsers hold them to the public address. */
const site = ({ baseUrl }: Setting): { readonly id: string; readonly origin: string } => {
  const { hostname: id, origin } = new URL(baseUrl);
  return { id, origin };
};

/** The number by which a key knows its owner: it tells nobody who that is. */
const handleOf = (uid: Id): string => Buffer.from(uid, 'utf8').toString('base64url');

const descriptorOf = ({ credentialId, transports }: PasskeyRow) => ({ type: 'public-key' as const, id: credentialId, transports });

/** What a browser makes a passkey of somebody from; devices with one of theirs are left out. */
export const makingOptionsOf = (
  setting: Setting,
  { uid, email, firstName, lastName }: SignedIn,
  challenge: string,
  known: readonly PasskeyRow[],
): z.infer<typeof makingOptions> => ({
  rp: { id: site(setting).id, name: 'Parter' },
  user: { id: handleOf(uid), name: email, displayName: `${firstName} ${lastName}` },
  challenge,
  pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
  timeout,
  excludeCredentials: known.map(descriptorOf),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
});

/** What a browser asks for one of these passkeys with, or for any of this site where none is named. */
export const askingOptionsOf = (
  setting: Setting,
  challenge: string,
  { keys, verifies }: { readonly keys: readonly PasskeyRow[]; readonly verifies: boolean },
): z.infer<typeof askingOptions> => ({
  rpId: site(setting).id,
  challenge,
  timeout,
  allowCredentials: keys.map(descriptorOf),
  userVerification: verifies ? 'required' : 'preferred',
});

/** The challenge that a browser says it answers; empty when that cannot be read. It is only looked up by this: what was signed is checked later. */
export const challengeIn = ({ response }: { readonly response: { readonly clientDataJSON: string } }): string => {
  try {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
};

/** A passkey that was made for this site in answer to the challenge, by somebody whom the device verified; null when anything of it is not so. */
export const verifiedPasskey = async (
  setting: Setting,
  { response, ...head }: MadePasskey,
  challenge: string,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | null> => {
  const { id, origin } = site(setting);
  const { transports = [], ...rest } = response;
  const { registrationInfo } = await orNone(
    verifyRegistrationResponse({
      response: { ...head, response: rest, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!registrationInfo) return null;
  const { credential } = registrationInfo;
  return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter, transports };
};

/** How often the key says that it was used, when it signed the challenge for this site; null when anything of it is not so. Whether the counter went back, the caller asks. */
export const shownCounter = async (
  setting: Setting,
  { response: { userHandle, ...response }, ...head }: ShownPasskey,
  stored: PasskeyRow,
  { challenge, verifies }: { readonly challenge: string; readonly verifies: boolean },
): Promise<number | null> => {
  if (userHandle && userHandle !== handleOf(stored.uid)) return null;
  const { id, origin } = site(setting);
  const { verified, authenticationInfo } = await orNone(
    verifyAuthenticationResponse({
      response: { ...head, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      // Compared by our own rule, after the signature: the library's refusal of it cannot be told from others.
      credential: { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter: 0 },
      requireUserVerification: verifies,
    }),
  );
  return verified && authenticationInfo ? authenticationInfo.newCounter : null;
};

type UnverifiedAnswer = { readonly verified: false; readonly registrationInfo?: never; readonly authenticationInfo?: never };

/** The library throws whatever is not as expected: to us each is one refusal. */
const orNone = async <T>(verified: Promise<T>): Promise<T | UnverifiedAnswer> => {
  try {
    return await verified;
  } catch {
    return { verified: false };
  }
};
