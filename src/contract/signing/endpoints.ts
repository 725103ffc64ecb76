import { z } from 'zod';
import { call } from '../kit/call.ts';
import { commandId, day, documentKind, documentLink, id, instant, proxyToken, sha256 } from '../kit/shapes.ts';

/** Calls of the signing room: codes of binding acts, documents and their check (docs/rules/signing.md, docs/rules/documents.md). */
export const signingCalls = {
  requestSigningCode: call({
    wire: 'requestSigningCode',
    in: z.object({ offerId: id, purpose: z.enum(['offer', 'lease', 'protocol']), proxyToken }),
    out: z.object({ sentTo: z.string(), validUntil: instant, resendAfter: instant, documentSha256: sha256, code: z.string() }),
    errors: [
      'signing.not_allowed',
      'signing.document_missing',
      'signing.document_changed',
      'code.resend_too_soon',
      'code.too_many_sent',
      'reservation.expired',
      'reservation.not_yours',
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
  checkDocument: call({
    wire: 'checkDocument',
    in: z.object({ code: z.string().trim().max(40), sha256: sha256.optional() }),
    out: z.object({
      result: z.enum(['known', 'original', 'different', 'unknown']),
      kind: documentKind.nullable(),
      number: z.string().nullable(),
      createdAt: instant.nullable(),
      sealedAt: instant.nullable(),
      status: z.enum(['drawn', 'sealed']).nullable(),
      superseded: z.boolean(),
      signatures: z.int().nullable(),
      pages: z.int().nullable(),
      testMode: z.boolean(),
      day: day.nullable(),
    }),
    errors: [],
    who: 'visitor',
    read: true,
  }),
};
