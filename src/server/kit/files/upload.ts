/** Reads the files of an upload: what they are by their first bytes, and their names without control characters. */

import { limitNumbers } from '../../../domain/kit/numbers.ts';

/** What a form has around its files. */
export const formBytes = 64 * 1024;

/** Largest upload of one PDF, or of a scan that may stand for it. */
export const pdfUploadBytes = limitNumbers.pdfBytes + formBytes;

/** The form of a request, or null when it is none. */
export const formOf = (request: Request): Promise<FormData | null> => request.formData().catch(() => null);

/** The file in a field of a form, or null when there is none. */
export const fileIn = (form: FormData | null, field: string): File | null => {
  const value = form?.get(field);
  return value instanceof File ? value : null;
};

/** The first file of a form, whatever its field is called. */
export const firstFile = (form: FormData | null): File | null => [...(form?.values() ?? [])].find((value) => value instanceof File) ?? null;

const beginnings = {
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
} as const;

/** A kind of files that uploads take, by the ending under which it is kept. */
export type FileEnding = keyof typeof beginnings;

/** A file as it was sent. */
export type SentFile<E extends FileEnding = FileEnding> = { readonly name: string; readonly bytes: Uint8Array; readonly ending: E };

/** Reads a file that is one of these kinds and not too large; null when it is anything else. */
export const readSent = async <E extends FileEnding>(
  file: File | null,
  { endings, bytesMax }: { readonly endings: readonly E[]; readonly bytesMax: number },
): Promise<SentFile<E> | null> => {
  if (file === null || file.size > bytesMax) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const ending = endings.find((each) => isOfKind(bytes, each));
  return ending === undefined ? null : { name: nameOf(file), bytes, ending };
};

/** Judged by the first bytes: the name and the declared type may say anything. */
export const isOfKind = (bytes: Uint8Array, ending: FileEnding): boolean => beginnings[ending].every((byte, at) => bytes[at] === byte);

const nameOf = (file: File): string => file.name.replace(/\p{C}/gu, '').slice(0, 200);
