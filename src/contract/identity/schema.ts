import { z } from 'zod';
import { signatureKinds } from '../../domain/identity/types.ts';
import { chainVerdicts } from '../../domain/kit/evidence.ts';
import { instant } from '../kit/shapes.ts';

/** A signature of a person's file: whom it names, when, and whether the file is as it was signed. */
export const fileSignature = z.object({
  name: z.string().nullable(),
  kind: z.enum(signatureKinds),
  signedAt: instant.nullable(),
  intact: z.boolean(),
  whole: z.boolean(),
  issuer: z.string().nullable(),
  chain: z.enum(chainVerdicts),
});
