import type { FileSignature } from '../../../domain/identity/types.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import type { Result } from '../../../domain/kit/verdict.ts';
import type { Services } from '../../kit/context.ts';
import { definePort } from '../../kit/ports.ts';

/** Reads the signatures of a PDF that begins with `original`; null when it cannot be read. The room that reads signatures fills it. */
export type SignatureReader = (
  services: Services,
  file: { readonly bytes: Uint8Array; readonly original: Uint8Array; readonly uploadedAt: Instant },
) => Promise<Result<readonly FileSignature[] | null>>;

/** Who reads signatures. */
export const signatureReaderPort = definePort<SignatureReader>({ name: 'identity.signature-reader' });
