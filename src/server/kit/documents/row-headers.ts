/** Marks the labels of tables of labels and values as headers of their rows, for readers of the screen. */

import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, PdfRef } from '@libpdf/core';

/*
 * Typst marks headers of columns. A header of a row is `pdf.header-cell`, a feature that its Node binding (0.7.0) has no switch for, so the
 * structure of the finished file is mended instead, before anybody knows its hash.
 */

const roleOf = (element: PdfDict): string | undefined => element.getName('S')?.value;

/** A table without a row of headers is one of labels and values: the first cell of each row becomes its header. */
const markTable = (children: (element: PdfDict) => readonly PdfDict[], table: PdfDict): void => {
  const parts = children(table);
  if (parts.some((part) => roleOf(part) === 'THead')) return;
  const rows = parts.flatMap((part) => (roleOf(part) === 'TBody' ? children(part) : [part])).filter((part) => roleOf(part) === 'TR');
  for (const row of rows) {
    const [label] = children(row);
    if (label === undefined || roleOf(label) !== 'TD') continue;
    label.set('S', PdfName.of('TH'));
    const known = label.get('A');
    const attributes = known instanceof PdfArray ? known.toArray() : known === undefined ? [] : [known];
    label.set('A', new PdfArray([...attributes, PdfDict.of({ O: PdfName.of('Table'), Scope: PdfName.of('Row') })]));
  }
};

/** The same drawing with headers of rows. The same bytes give the same bytes. */
export const withRowHeaders = async (drawn: Uint8Array): Promise<Uint8Array> => {
  const pdf = await PDF.load(drawn);
  const resolve = (object: PdfObject | null | undefined): PdfObject | null | undefined => (object instanceof PdfRef ? pdf.getObject(object) : object);
  const children = (element: PdfDict): readonly PdfDict[] => {
    const kids = resolve(element.get('K'));
    const all = kids instanceof PdfArray ? kids.toArray().map(resolve) : [kids];
    return all.filter((kid) => kid instanceof PdfDict);
  };
  const mark = (element: PdfDict): void => {
    if (roleOf(element) === 'Table') markTable(children, element);
    for (const child of children(element)) mark(child);
  };
  const root = resolve(pdf.getCatalog().get('StructTreeRoot'));
  if (!(root instanceof PdfDict)) throw new Error('the drawing is not tagged');
  mark(root);
  // What the file says of itself must stay readable without a filter (PDF/A-2, 6.6.2).
  return pdf.save({ compressStreams: false });
};
