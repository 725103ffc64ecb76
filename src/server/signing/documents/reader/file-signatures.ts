/** What the signatures of a person's file say about them (docs/rules/identity.md#the-signed-file). */

import type { FileSignature, SignatureKind } from '../../../../domain/identity/types.ts';
import { fold } from '../../../../domain/kit/typed/fold.ts';
import { ok } from '../../../../domain/kit/verdict.ts';
import { isQualified, type ReadSignature, signerName } from '../../../../domain/signing/types.ts';
import type { SignatureReader } from '../../../identity/queries/signature-reader.ts';
import { readPdf } from './reading.ts';

/**
 * Reads the signatures of a file; time stamps prove the time of others and are none of their own here. Where anything but signatures was added
 * to the original, none of them is intact: somebody may have signed other words.
 */
export const readFileSignatures: SignatureReader = async (services, { bytes, original, uploadedAt }) => {
  const read = await readPdf(services, { file: bytes, original, uploadedAt });
  if (!read.ok) return read;
  if (read.value === null) return ok(null);
  const { signatures, revisions } = read.value;
  const isSame = revisions === 'same_content';
  return ok(
    signatures.flatMap((signature) =>
      signature.kind === 'signature' ? [toFileSignature({ ...signature, intact: signature.intact && isSame })] : [],
    ),
  );
};

/** The number of a person's certificate may be their PESEL: it goes no further than here. */
export const toFileSignature = (signature: ReadSignature): FileSignature => {
  const kind = kindOf(signature);
  const { subject, certificate, intact, appended, claimedAt, judgedAt, judgedBy, chain } = signature;
  return {
    // A trusted signature is sealed by the state: its certificate names the minister, and the person stands elsewhere. Anybody can write so.
    name: kind === 'trusted' && chain !== 'untrusted' ? null : signerName(subject),
    kind,
    signedAt: judgedBy === 'timestamp' ? judgedAt : claimedAt,
    intact,
    whole: appended === 0,
    issuer: certificate?.issuer ?? null,
    chain,
  };
};

const kindOf = (signature: ReadSignature): SignatureKind => {
  const { subject, certificate } = signature;
  const [sealed, issuer] = [fold(`${subject?.commonName ?? ''} ${subject?.organization ?? ''}`), fold(certificate?.issuer ?? '')];
  if (/podpisu? zaufan/.test(sealed)) return 'trusted';
  if (/podpisu? osobist/.test(issuer)) return 'personal';
  return isQualified(signature) ? 'qualified' : 'other';
};
