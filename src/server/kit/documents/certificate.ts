/** Makes the self-made seal certificate and reads a configured one. */

import { createHash, generateKeyPair, randomBytes, webcrypto } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';
import { DAY_MS } from '../../../domain/kit/time/units.ts';

/** A private key (PKCS#8) and its certificate, both DER. */
export type KeyPair = { readonly privateKey: Uint8Array; readonly certificate: Uint8Array };

const bits = 3072;
const years = 10;

const derOf = (node: forge.asn1.Asn1): Uint8Array => new Uint8Array(Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1'));

/** The library writes names byte by byte as PrintableString; Polish letters lose their marks rather than become unreadable. */
const plainName = (text: string): string =>
  text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .normalize('NFKD')
    .replace(/[^\x20-\x7E]/g, '')
    .slice(0, 64);

/** The positive serial number that certificates want. */
const serial = (): string => `01${randomBytes(15).toString('hex')}`;

/** Makes a key and a certificate that the operator vouches for alone: it proves that a file was not changed, and no more. */
export const makeSelfMade = async (operator: string, now: Date): Promise<KeyPair> => {
  // Made by the platform, off the main thread: the library's own generator would block for seconds.
  const keys = await promisify(generateKeyPair)('rsa', { modulusLength: bits });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(keys.publicKey.export({ type: 'spki', format: 'pem' }).toString());
  certificate.serialNumber = serial();
  certificate.validity.notBefore = new Date(now.getTime() - DAY_MS);
  certificate.validity.notAfter = new Date(now.getTime() + years * 365 * DAY_MS);
  const name = [
    { name: 'commonName', value: 'Parter - self-made seal' },
    { name: 'organizationName', value: plainName(operator) },
    { name: 'countryName', value: 'PL' },
  ];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
    { name: 'subjectKeyIdentifier' },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()), forge.md.sha256.create());
  return {
    privateKey: new Uint8Array(keys.privateKey.export({ type: 'pkcs8', format: 'der' })),
    certificate: derOf(forge.pki.certificateToAsn1(certificate)),
  };
};

/** The key as the signer wants it: for signing only, not to be exported. (The name also means the browser's type where tests know the browser.) */
export const importKey = async (privateKey: Uint8Array): Promise<CryptoKey> => {
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  return (await webcrypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), algorithm, false, ['sign'])) as CryptoKey;
};

/** SHA-256 of a DER certificate, 64 hexadecimal digits. */
export const fingerprintOf = (certificate: Uint8Array): string => createHash('sha256').update(certificate).digest('hex');
