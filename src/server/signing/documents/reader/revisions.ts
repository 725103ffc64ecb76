import { PDF, PdfArray, PdfDict, type PdfObject, PdfRef, PdfStream, PdfString } from '@libpdf/core';
import type { ReadSignature, RevisionVerdict } from '../../../../domain/signing/types.ts';
import { AddedSignatures } from './added-signatures.ts';

/** What is known of a signature: up to where it covers the file, and whether it is whole. */
type Signature = Pick<ReadSignature, 'coversUntil' | 'intact'>;

/**
 * Compares a file with the document that its beginning is. What is appended to a PDF may replace any page of it, so that people see and sign
 * something else although the first bytes are the same. So every revision that somebody signed, and the whole file, is opened and compared with
 * the original object by object: fields of whole signatures may have been added, nothing else may look or act differently.
 */
export const compareRevisions = async (original: Buffer, file: Buffer, signatures: readonly Signature[]): Promise<RevisionVerdict> => {
  if (file.length < original.length || !file.subarray(0, original.length).equals(original)) return 'other_file';
  const ends = [...signatures.map(({ coversUntil }) => coversUntil), file.length];
  const later = [...new Set(ends)].filter((end) => end > original.length);
  const whole = new Set(signatures.filter(({ intact }) => intact).map(({ coversUntil }) => coversUntil));
  for (const end of later) if (!(await looksTheSame(original, file.subarray(0, end), whole))) return 'changed_content';
  return 'same_content';
};

const looksTheSame = async (original: Buffer, revision: Buffer, whole: ReadonlySet<number>): Promise<boolean> => {
  const [before, after] = [await PDF.load(new Uint8Array(original)), await PDF.load(new Uint8Array(revision))];
  if (after.recoveredViaBruteForce) return false;
  const walk = new Comparison(before, after, new AddedSignatures(before, after, whole));
  return walk.catalogs() && walk.fields();
};

/** What signing may add to the catalogue: forms, long-term data, the description of the file. */
const catalogOwn = ['AcroForm', 'DSS', 'Extensions', 'Perms', 'Version', 'Metadata'];
/** What signing may change of a page: a list of annotations, which is compared by itself. */
const pageOwn = ['Annots', 'Tabs', 'LastModified'];
const objectsMax = 200_000;

class Comparison {
  readonly #before: PDF;
  readonly #after: PDF;
  readonly #added: AddedSignatures;
  readonly #seen = new Set<string>();

  constructor(before: PDF, after: PDF, added: AddedSignatures) {
    this.#before = before;
    this.#after = after;
    this.#added = added;
  }

  catalogs(): boolean {
    return this.#sameDicts(this.#before.getCatalog(), this.#after.getCatalog(), catalogOwn);
  }

  /** The fields of the original stand as they were; every other field holds a signature. */
  fields(): boolean {
    const [old, now] = [this.#formOf(this.#before), this.#formOf(this.#after)];
    if (now === null) return old === null;
    if (now.has('XFA')) return false;
    const added = this.#addedTo(this.#listIn(this.#before, old, 'Fields'), this.#listIn(this.#after, now, 'Fields'));
    return added !== null && this.#added.areFields(added);
  }

  #formOf(pdf: PDF): PdfDict | null {
    const form = pdf.getCatalog().get('AcroForm', (ref) => pdf.getObject(ref));
    return form instanceof PdfDict ? form : null;
  }

  #listIn(pdf: PDF, holder: PdfDict | null, key: string): readonly PdfObject[] {
    const list = holder?.get(key, (ref) => pdf.getObject(ref));
    return list instanceof PdfArray ? list.toArray() : [];
  }

  /** What was added behind a list that otherwise is the same; null when something of the list is another. */
  #addedTo(old: readonly PdfObject[], now: readonly PdfObject[]): PdfDict[] | null {
    if (now.length < old.length || !old.every((each, at) => this.#same(each, now[at]))) return null;
    const added = now.slice(old.length).map((each) => (each instanceof PdfRef ? this.#after.getObject(each) : each));
    return added.every((each) => each instanceof PdfDict) ? added : null;
  }

  #same(before: PdfObject | undefined, after: PdfObject | undefined): boolean {
    if (before instanceof PdfRef && after instanceof PdfRef) {
      const pair = `${before.objectNumber} ${after.objectNumber}`;
      if (this.#seen.has(pair)) return true;
      this.#seen.add(pair);
      if (this.#seen.size > objectsMax) throw new Error('too many objects');
      return this.#same(this.#before.getObject(before) ?? undefined, this.#after.getObject(after) ?? undefined);
    }
    if (before instanceof PdfRef) return this.#same(this.#before.getObject(before) ?? undefined, after);
    if (after instanceof PdfRef) return this.#same(before, this.#after.getObject(after) ?? undefined);
    if (before === undefined || after === undefined) return before === after;
    if (before.type !== after.type) return false;
    if (before instanceof PdfArray && after instanceof PdfArray)
      return before.length === after.length && before.toArray().every((each, at) => this.#same(each, after.at(at)));
    if (before instanceof PdfStream && after instanceof PdfStream)
      return Buffer.from(before.data).equals(Buffer.from(after.data)) && this.#sameDicts(before, after, []);
    if (before instanceof PdfDict && after instanceof PdfDict) return this.#sameHolders(before, after);
    return plain(before) === plain(after);
  }

  #sameHolders(before: PdfDict, after: PdfDict): boolean {
    if (before.getName('Type')?.value !== 'Page') return this.#sameDicts(before, after, []);
    const added = this.#addedTo(this.#listIn(this.#before, before, 'Annots'), this.#listIn(this.#after, after, 'Annots'));
    return added !== null && this.#added.arePictures(added, before) && this.#sameDicts(before, after, pageOwn);
  }

  #sameDicts(before: PdfDict, after: PdfDict, own: readonly string[]): boolean {
    const keys = new Set([...before.keys(), ...after.keys()].map(({ value }) => value).filter((key) => !own.includes(key)));
    return [...keys].every((key) => this.#same(before.get(key), after.get(key)));
  }
}

/** A name, number, text or truth value as one comparable text. */
const plain = (object: PdfObject): string => {
  if (object instanceof PdfString) return Buffer.from(object.bytes).toString('hex');
  return 'value' in object ? String(object.value) : '';
};
