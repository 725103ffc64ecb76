/** Reads the file of an upload: its bytes, its name without control characters, and what it is. */

import { limitNumbers } from '../../../domain/kit/numbers.ts';

/** A file as it was sent. */
export type SentFile = { readonly name: string; readonly bytes: Uint8Array; readonly ending: 'pdf' | 'jpg' | 'png' };

/** Largest upload: one file of the greatest size with the form's own bytes around it. */
export const agencyUploadBytes = limitNumbers.pdfBytes + 64 * 1024;

/** The `file` of a multipart form: a PDF, JPG or PNG that is not too large; null when it is anything else. */
export const readUpload = async (form: FormData | null): Promise<SentFile | null> => {
  const file = form?.get('file');
  if (!(file instanceof File)) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = endingOf(bytes);
  return bytes.length > limitNumbers.pdfBytes || ending === null ? null : { name: file.name.replace(/\p{C}/gu, '').slice(0, 200), bytes, ending };
};

const beginnings = { pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], jpg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47] } as const;

/** What a file is, by its first bytes: its name may say anything. */
const endingOf = (bytes: Uint8Array): SentFile['ending'] | null =>
  (['pdf', 'jpg', 'png'] as const).find((ending) => beginnings[ending].every((byte, at) => bytes[at] === byte)) ?? null;
