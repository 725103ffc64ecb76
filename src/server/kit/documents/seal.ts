import { createHash } from 'node:crypto';
import { PDF, PdfArray, PdfDict, PdfRef, PdfStream, PdfString, type Signer, type TimestampAuthority } from '@libpdf/core';
import type { Instant } from '../../../domain/kit/brand.ts';
import { appendPages } from './append-pages.ts';
import type { DrawnPdf } from './sheet.ts';
import { timelessSigner, withoutSigningTime } from './signing-time.ts';

/** The operator's electronic seal: the key, whose it is, and the time-stamp authority if one is configured. */
export type Seal = {
  readonly signer: Signer;
  readonly origin: 'self-made' | 'configured';
  /** Hexadecimal SHA-256 of the certificate. */
  readonly fingerprint: string;
  readonly timestamp: TimestampAuthority | null;
};

/** What the seal says about itself. */
export type SealReason = { readonly reason: string; readonly location: string; readonly contact: string };

/** A file that is put into the sealed one; a PDF/A may carry others of its kind. */
export type Enclosure = { readonly name: string; readonly description: string; readonly bytes: Uint8Array };

/**
 * Appends the evidence page to the drawn bytes and seals once (PAdES B-B, or B-T with a time-stamp). The drawn bytes are the exact
 * beginning of the result, so their agreed hash stays checkable. Rejects when no time-stamp can be had: the job tries again.
 */
export const sealDocument = async (
  drawn: Uint8Array,
  evidence: DrawnPdf | null,
  seal: Seal,
  at: Instant,
  sealReason: SealReason,
  enclosed: readonly Enclosure[] = [],
): Promise<DrawnPdf> => {
  const pdf = await PDF.load(drawn);
  if (evidence !== null) appendPages(pdf, await PDF.load(evidence.pdf));
  for (const { name, description, bytes } of enclosed)
    pdf.addAttachment(name, bytes, { description, mimeType: 'application/pdf', createdAt: new Date(at), modifiedAt: new Date(at) });
  placeSignature(pdf);
  describeSealed(
    pdf,
    at,
    createHash('sha256')
      .update(drawn)
      .update(evidence?.pdf ?? '')
      .digest()
      .subarray(0, 16)
      .toString('base64'),
  );
  const signed = await pdf.sign({
    signer: timelessSigner(seal.signer),
    fieldName,
    reason: sealReason.reason,
    location: sealReason.location,
    contactInfo: sealReason.contact,
    signingTime: new Date(at),
    ...(seal.timestamp === null ? { level: 'B-B' } : { level: 'B-T', timestampAuthority: seal.timestamp, estimatedSize: 24_576 }),
  });
  const bytes = withoutSigningTime(signed.bytes);
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, drawn.length).equals(drawn)) throw new Error('sealing changed the drawn bytes');
  return { pdf: bytes, sha256: createHash('sha256').update(bytes).digest('hex'), pages: pdf.getPageCount() };
};

const fieldName = 'Parter';

/** The field of the seal as an annotation of the first page, which readers and PDF/A look for. */
const placeSignature = (pdf: PDF): void => {
  const field = pdf.context.registry.getRef(pdf.getOrCreateForm().createSignatureField(fieldName).getDict());
  const [page] = pdf.getPages();
  if (field === null || page === undefined) throw new Error('the seal has no place');
  page.dict.set('Annots', new PdfArray([...(page.dict.getArray('Annots', pdf.getObject.bind(pdf))?.toArray() ?? []), field]));
};

/** The file's description of itself after sealing: how many pages, changed when, another instance of the same document. */
const describeSealed = (pdf: PDF, at: Instant, instance: string): void => {
  const resolve = (entry: unknown): unknown => (entry instanceof PdfRef ? pdf.getObject(entry) : entry);
  const metadata = resolve(pdf.getCatalog().get('Metadata'));
  const info = resolve(pdf.context.info.trailer.get('Info'));
  if (!(metadata instanceof PdfStream) || !(info instanceof PdfDict) || metadata.has('Filter'))
    throw new Error('the drawing does not describe itself');
  const seconds = at.replace(/\.\d+Z$/, 'Z');
  const text = new TextDecoder()
    .decode(metadata.data)
    .replace(/(<xmpTPg:NPages>)\d+/, `$1${pdf.getPageCount()}`)
    .replace(/(<xmp:ModifyDate>)[^<]+/, `$1${seconds.replace('Z', '+00:00')}`)
    .replace(/(<xmpMM:InstanceID>)[^<]+/, `$1${instance}`);
  metadata.setData(new TextEncoder().encode(text));
  info.set('ModDate', PdfString.fromString(`D:${seconds.replace(/[-:TZ]/g, '')}Z`));
};
