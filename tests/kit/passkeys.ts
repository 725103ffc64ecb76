/** A device with passkeys, in software: it makes keys (P-256, attestation "none") and signs with them as an honest device does, or wrongly as a test says. */

import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { z } from 'zod';
import type { askingOptions, madePasskey, makingOptions, shownPasskey } from '../../src/contract/accounts/schema.ts';

type CborKey = number | string;
type CborValue = number | string | Uint8Array | ReadonlyMap<CborKey, CborValue>;

/** The first bytes of a CBOR item (RFC 8949): three bits of its kind, then its length or value. */
const head = (kind: number, n: number): Buffer => {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
};

/** What a passkey is made of, as CBOR: integers, texts, bytes, maps. */
const cbor = (value: CborValue): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value, 'utf8')]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)])]);
};

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const sha256 = (text: string | Uint8Array): Buffer => createHash('sha256').update(text).digest();

/** What a device does wrongly. */
export type Fault = {
  readonly origin?: string;
  readonly site?: string;
  /** Whether it says that it verified its owner. */
  readonly verified?: boolean;
  /** How often it says that it was used. */
  readonly counter?: number;
  readonly userHandle?: string;
};

/** A key of a device. */
export type DeviceKey = { readonly id: string; readonly handle: string; readonly privateKey: KeyObject; counter: number };

type NewPasskey = z.infer<typeof madePasskey>;
type PasskeyProof = z.infer<typeof shownPasskey>;

/** A device in a browser that shows pages of this origin. */
export const softDevice = (pageOrigin: string) => {
  const clientData = (type: string, challenge: string, { origin = pageOrigin }: Fault): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }), 'utf8');

  /** Hash of the site, flags (present, verified, key attached), counter. */
  const deviceData = (rpId: string, { site = rpId, verified = true }: Fault, counter: number, attached: Uint8Array = Buffer.alloc(0)): Buffer => {
    const flags = 1 | (verified ? 4 : 0) | (attached.length > 0 ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(site), Buffer.from([flags]), count, attached]);
  };

  const make = (options: z.infer<typeof makingOptions>, fault: Fault = {}): { readonly key: DeviceKey; readonly passkey: NewPasskey } => {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE (RFC 9052): key type EC2, algorithm ES256, curve P-256, both coordinates.
    const cose = cbor(
      new Map<CborKey, CborValue>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const rawId = randomBytes(32);
    const attached = Buffer.concat([Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose]);
    const counter = fault.counter ?? 1;
    const attestation = cbor(
      new Map<CborKey, CborValue>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', deviceData(options.rp.id, fault, counter, attached)],
      ]),
    );
    const id = base64url(rawId);
    return {
      key: { id, handle: options.user.id, privateKey, counter },
      passkey: {
        ...{ id, rawId: id, type: 'public-key' },
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, fault)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      },
    };
  };

  const show = (key: DeviceKey, options: z.infer<typeof askingOptions>, fault: Fault = {}): PasskeyProof => {
    const counter = fault.counter ?? key.counter + 1;
    key.counter = counter;
    const authenticatorData = deviceData(options.rpId, fault, counter);
    const client = clientData('webauthn.get', options.challenge, fault);
    return {
      ...{ id: key.id, rawId: key.id, type: 'public-key' },
      response: {
        clientDataJSON: base64url(client),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), key.privateKey)),
        userHandle: fault.userHandle ?? key.handle,
      },
    };
  };

  return { make, show };
};
