/** What signing added to a file: fields and pictures, each of which must belong to a signature that was read. */

import { type PDF, PdfArray, PdfDict, PdfNumber, type PdfObject, PdfRef } from '@libpdf/core';

/** Pictures of signatures take up at most this share of a page. */
const pictureShareMax = 0.05;
const a4 = 595 * 842;
/** Flags by which a picture grows beyond its place when the page is made smaller or turned. */
const outgrows = 8 | 16;

type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number };

/**
 * The fields and pictures that a revision added (docs/rules/form.md#what-a-signature-is-judged-by). Whoever signs decides how the picture of
 * their signature looks, so it may hide and say anything: it has to belong to a whole signature, one to each, be small, and lie over no text.
 */
export class AddedSignatures {
  readonly #before: PDF;
  readonly #after: PDF;
  /** Where the revisions end that whole signatures cover. */
  readonly #whole: ReadonlySet<number>;
  /** Signatures that have a picture: a second one would be more than a signature. */
  readonly #pictured = new Set<number>();

  constructor(before: PDF, after: PDF, whole: ReadonlySet<number>) {
    this.#before = before;
    this.#after = after;
    this.#whole = whole;
  }

  /** Whether every field holds a whole signature, each another. */
  areFields(fields: readonly PdfDict[]): boolean {
    const ends = fields.map((field) => this.#signedEnd(field));
    return !ends.includes(null) && new Set(ends).size === ends.length;
  }

  /** Whether annotations of a page are pictures of signatures that hide nothing; `page` is the page of the original. */
  arePictures(annotations: readonly PdfDict[], page: PdfDict): boolean {
    const boxes = annotations.map((annotation) => this.#boxOf(annotation));
    const shown = boxes.filter((box) => box !== null).filter((box) => areaOf(box) > 0);
    if (boxes.includes(null) || !annotations.every((annotation) => this.#isFirstPicture(annotation))) return false;
    if (shown.length === 0) return true;
    const [left = 0, bottom = 0, right = 0, top = 0] = this.#numbersIn(this.#before, page, 'MediaBox') ?? [];
    const whole = areaOf({ left, bottom, right, top }) || a4;
    return shown.reduce((sum, box) => sum + areaOf(box), 0) <= pictureShareMax * whole && !this.#hideText(shown, page);
  }

  #isFirstPicture(annotation: PdfDict): boolean {
    const end = this.#signedEnd(annotation);
    if (end === null || this.#pictured.has(end)) return false;
    this.#pictured.add(end);
    return true;
  }

  /** Up to where the signature of a field covers the file; null when it holds none that was read and is whole, or does more than sign. */
  #signedEnd(field: PdfDict): number | null {
    const isPlain = field.getName('FT')?.value === 'Sig' && !field.has('A') && !field.has('AA');
    if (!isPlain || (field.has('Subtype') && field.getName('Subtype')?.value !== 'Widget')) return null;
    const signature = field.get('V', (ref) => this.#after.getObject(ref));
    const range = signature instanceof PdfDict ? this.#numbersIn(this.#after, signature, 'ByteRange') : null;
    const end = (range?.[2] ?? 0) + (range?.[3] ?? 0);
    return range?.length === 4 && this.#whole.has(end) ? end : null;
  }

  /** Where an annotation is drawn; null when that cannot be said for certain. */
  #boxOf(annotation: PdfDict): Box | null {
    const flags = annotation.has('F') ? annotation.get('F', (ref) => this.#after.getObject(ref)) : undefined;
    if (flags !== undefined && !(flags instanceof PdfNumber && (flags.value & outgrows) === 0)) return null;
    const corners = this.#numbersIn(this.#after, annotation, 'Rect');
    if (corners?.length !== 4) return null;
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = corners;
    return { left: Math.min(x1, x2), bottom: Math.min(y1, y2), right: Math.max(x1, x2), top: Math.max(y1, y2) };
  }

  #hideText(boxes: readonly Box[], page: PdfDict): boolean {
    const original = this.#before.getPages().find(({ dict }) => dict === page);
    if (original === undefined) return true;
    const spans = original.extractText({ includeChars: false }).lines.flatMap((line) => line.spans);
    return spans.some(({ bbox: { x, y, width, height } }) =>
      boxes.some((box) => overlap(box, { left: x, bottom: y, right: x + width, top: y + height })),
    );
  }

  /** A list of numbers; null when it is none, or something else stands in it. */
  #numbersIn(pdf: PDF, holder: PdfDict, key: string): number[] | null {
    const resolve = (object: PdfObject): PdfObject | null => (object instanceof PdfRef ? pdf.getObject(object) : object);
    const list = holder.get(key, (ref) => pdf.getObject(ref));
    const numbers = list instanceof PdfArray ? list.toArray().map(resolve) : [null];
    return numbers.every((each) => each instanceof PdfNumber && Number.isFinite(each.value))
      ? numbers.flatMap((each) => (each instanceof PdfNumber ? [each.value] : []))
      : null;
  }
}

const areaOf = ({ left, bottom, right, top }: Box): number => Math.abs((right - left) * (top - bottom));

const overlap = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;
