import { z } from 'zod';
import { chainVerdicts } from '../../domain/kit/evidence.ts';
import { limitNumbers } from '../../domain/kit/numbers.ts';
import { signingPurposes } from '../../domain/signing/rules.ts';
import { publicStatuses, timeSources } from '../../domain/signing/types.ts';
import { representationRefusals } from '../companies/schema.ts';
import { call } from '../kit/call.ts';
import { commandId, day, documentKind, documentLink, done, id, instant, proxyToken, sha256 } from '../kit/shapes.ts';
import { signerRefusals } from './schema.ts';

/** A stretch of bytes from the beginning of a file: its length and its hash. */
const part = z.object({ bytes: z.int(), sha256 });

const subject = z.object({ offerId: id, purpose: z.enum(signingPurposes), proxyToken });
const sentCode = z.object({ sentTo: z.string(), validUntil: instant, resendAfter: instant });

/** Calls of the signing room: codes of binding acts, documents and their check (docs/rules/signing.md, docs/rules/documents.md). */
export const signingCalls = {
  /** The code that was sent for this act and may still be typed: a page that was loaded again shows where it goes. */
  getSentCode: call({
    wire: 'getSentCode',
    in: subject,
    out: z.object({ sent: sentCode.nullable() }),
    errors: [
      'signing.not_allowed',
      'signing.document_missing',
      'reservation.expired',
      'reservation.not_yours',
      'signing.waits_for_second',
      'company.cosigner_needed',
      ...representationRefusals,
    ],
    who: 'visitor',
  }),
  requestSigningCode: call({
    wire: 'requestSigningCode',
    in: subject,
    out: sentCode.extend({ documentSha256: sha256, code: z.string() }),
    errors: [
      'signing.not_allowed',
      'signing.document_missing',
      'signing.document_changed',
      ...signerRefusals,
      'signing.names_others',
      'code.resend_too_soon',
      'code.too_many_sent',
      'offer.landlord_unverified',
      'reservation.expired',
      'reservation.not_yours',
      'signing.waits_for_second',
      'company.cosigner_needed',
      ...representationRefusals,
    ],
    who: 'visitor',
  }),
  noteDocumentOpened: call({
    wire: 'noteDocumentOpened',
    in: z.object({ offerId: id, purpose: z.enum(signingPurposes), proxyToken }),
    out: done,
    errors: [
      'signing.not_allowed',
      'signing.document_missing',
      'signing.document_changed',
      'signing.names_others',
      'signing.waits_for_second',
      'reservation.expired',
      'reservation.not_yours',
      'company.cosigner_needed',
      ...representationRefusals,
    ],
    who: 'visitor',
  }),
  getDocument: call({
    wire: 'getDocument',
    in: z.object({ offerId: id, kind: documentKind }),
    out: documentLink,
    errors: ['document.not_found'],
    who: 'signed-in',
    read: true,
  }),
  getDocumentLink: call({
    wire: 'generateOfferPdfAndUpload',
    in: z.object({ offerId: id, configType: documentKind, commandId }),
    out: z.object({ url: z.string(), sha256, code: z.string() }),
    errors: ['document.not_found', 'document.drawn_by_transition'],
    who: 'signed-in',
  }),
  getReadingCopy: call({
    wire: 'getReadingCopy',
    in: z.object({ offerId: id, kind: z.enum(['offer', 'lease', 'protocol']) }),
    out: z.object({ url: z.string(), sha256 }),
    errors: ['document.not_found'],
    who: 'signed-in',
  }),
  getOfferPhotos: call({
    wire: 'getOfferPhotos',
    in: z.object({ offerId: id }),
    out: z.object({ url: z.string(), sha256 }),
    errors: ['document.not_found'],
    who: 'signed-in',
  }),
  checkDocument: call({
    wire: 'checkDocument',
    in: z.object({
      code: z.string().trim().max(40),
      sha256: sha256.optional(),
      /** What a file has behind the sealed bytes; the server has those itself, so nothing else of the file is sent. */
      added: z
        .base64()
        .max(Math.ceil(limitNumbers.addedBytes / 3) * 4)
        .optional(),
    }),
    out: z.object({
      result: z.enum(['known', 'sealed', 'extended', 'drawn', 'copy', 'different', 'unknown']),
      kind: documentKind.nullable(),
      number: z.string().nullable(),
      createdAt: instant.nullable(),
      sealedAt: instant.nullable(),
      status: z.enum(['drawn', 'sealed']).nullable(),
      superseded: z.boolean(),
      publicStatus: z.object({ at: z.enum(publicStatuses), day: day.nullable() }).nullable(),
      /** The part that was shown for signing, at the beginning of every right file. */
      drawn: part.nullable(),
      sealed: part.nullable(),
      /** Signatures put on top of the seal. */
      further: z.int(),
      /** Whose signatures those are, as their certificates name them; no numbers of persons. */
      furtherSigners: z.array(
        z.object({
          name: z.string().nullable(),
          organization: z.string().nullable(),
          qualified: z.boolean(),
          chain: z.enum(chainVerdicts),
          inValidity: z.boolean(),
          judgedAt: instant,
          judgedBy: z.enum(timeSources),
        }),
      ),
      /** Acts that the evidence page shows. */
      signatures: z.int().nullable(),
      pages: z.int().nullable(),
      testMode: z.boolean(),
      day: day.nullable(),
    }),
    errors: ['kit.too_many_calls'],
    who: 'visitor',
    read: true,
  }),
};
