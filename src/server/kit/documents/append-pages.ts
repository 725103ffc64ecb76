import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfObject, PdfRef, PdfStream } from '@libpdf/core';

/*
 * Appends a second drawing's pages without touching a byte of the first: the agreed file stays the exact beginning of the sealed one.
 * The library copies pages but drops their structure, which would leave the new pages untagged; so the object graph is copied here,
 * and the structure trees are joined.
 */

/** Copies an object graph from one file to the other; each indirect object once. A page's way up the page tree is cut. */
const copier = (from: PDF, to: PDF): ((object: PdfObject) => PdfObject) => {
  const done = new Map<number, PdfRef>();
  const copyEntries = (dict: PdfDict): void => {
    if (dict.getName('Type')?.value === 'Page') dict.delete('Parent');
    for (const [key, value] of [...dict]) dict.set(key, copy(value));
  };
  const copyRef = (ref: PdfRef): PdfRef => {
    const known = done.get(ref.objectNumber);
    if (known !== undefined) return known;
    const original = from.getObject(ref);
    if (original === null) throw new Error(`missing object ${ref.objectNumber}`);
    if (!(original instanceof PdfDict)) {
      const plain = to.register(original instanceof PdfArray ? new PdfArray() : original);
      done.set(ref.objectNumber, plain);
      const target = to.getObject(plain);
      if (original instanceof PdfArray && target instanceof PdfArray) target.push(...original.toArray().map(copy));
      return plain;
    }
    const twin = original instanceof PdfStream ? new PdfStream(original.clone(), original.data) : original.clone();
    const registered = to.register(twin);
    done.set(ref.objectNumber, registered);
    copyEntries(twin);
    return registered;
  };
  const copy = (object: PdfObject): PdfObject => {
    if (object instanceof PdfRef) return copyRef(object);
    if (object instanceof PdfArray) return new PdfArray(object.toArray().map(copy));
    if (!(object instanceof PdfDict) || object instanceof PdfStream) return object;
    const twin = object.clone();
    copyEntries(twin);
    return twin;
  };
  return copy;
};

const dictAt = (pdf: PDF, holder: PdfDict, key: string): PdfDict => {
  const found = holder.get(key, pdf.getObject.bind(pdf));
  if (found instanceof PdfDict) return found;
  throw new Error(`the drawing has no /${key}`);
};

/** The number tree as a flat list of key and value. */
const numbersOf = (pdf: PDF, tree: PdfDict): [number, PdfObject][] => {
  const resolve = pdf.getObject.bind(pdf);
  const kids = tree.getArray('Kids', resolve)?.toArray() ?? [];
  const nested = kids.map((kid) => (kid instanceof PdfRef ? pdf.getObject(kid) : kid)).filter((kid) => kid instanceof PdfDict);
  const nums = tree.getArray('Nums', resolve)?.toArray() ?? [];
  const own: [number, PdfObject][] = [];
  for (let at = 0; at + 1 < nums.length; at += 2) {
    const [key, value] = [nums[at], nums[at + 1]];
    if (key instanceof PdfNumber && value !== undefined) own.push([key.value, value]);
  }
  return [...own, ...nested.flatMap((kid) => numbersOf(pdf, kid))];
};

/** The structure root's only child, the `Document` element, as a reference. */
const documentElement = (root: PdfDict): PdfRef => {
  const kids = root.get('K');
  const first = kids instanceof PdfArray ? kids.at(0) : kids;
  if (first instanceof PdfRef) return first;
  throw new Error('the drawing is not tagged');
};

const childrenOf = (element: PdfDict): PdfObject[] => {
  const kids = element.get('K');
  if (kids === undefined) return [];
  return kids instanceof PdfArray ? kids.toArray() : [kids];
};

/** Hangs the copied `Document` element as a part under the first file's one and joins the parent trees, keys moved by `offset`. */
const joinStructure = (to: PDF, from: PDF, copy: (object: PdfObject) => PdfObject, offset: number): void => {
  const toRoot = dictAt(to, to.getCatalog(), 'StructTreeRoot');
  const fromRoot = dictAt(from, from.getCatalog(), 'StructTreeRoot');
  const toDocumentRef = documentElement(toRoot);
  const toDocument = to.getObject(toDocumentRef);
  // The copy of an element leads up to its own root; without this line that whole root would be copied as well.
  const fromDocument = from.getObject(documentElement(fromRoot));
  if (fromDocument instanceof PdfDict) fromDocument.delete('P');
  const partRef = copy(documentElement(fromRoot));
  const part = partRef instanceof PdfRef ? to.getObject(partRef) : null;
  if (!(toDocument instanceof PdfDict) || !(part instanceof PdfDict)) throw new Error('the drawing is not tagged');
  part.set('S', PdfName.of('Part'));
  part.set('P', toDocumentRef);
  toDocument.set('K', new PdfArray([...childrenOf(toDocument), partRef]));
  const tree = dictAt(to, toRoot, 'ParentTree');
  const added = numbersOf(from, dictAt(from, fromRoot, 'ParentTree')).map(([key, value]): [number, PdfObject] => [key + offset, copy(value)]);
  const all = [...numbersOf(to, tree), ...added].sort(([a], [b]) => a - b);
  toRoot.set('ParentTree', PdfDict.of({ Nums: new PdfArray(all.flatMap(([key, value]) => [PdfNumber.of(key), value])) }));
  toRoot.set('ParentTreeNextKey', PdfNumber.of(Math.max(...all.map(([key]) => key)) + 1));
};

/** Appends all pages of a drawing to another one, tags included. The change is pending: the next incremental save writes it. */
export const appendPages = (to: PDF, from: PDF): void => {
  const copy = copier(from, to);
  const toRoot = dictAt(to, to.getCatalog(), 'StructTreeRoot');
  const offset = Math.max(-1, ...numbersOf(to, dictAt(to, toRoot, 'ParentTree')).map(([key]) => key)) + 1;
  for (const page of from.getPages()) {
    const ref = copy(page.ref);
    const dict = ref instanceof PdfRef ? to.getObject(ref) : null;
    if (!(ref instanceof PdfRef) || !(dict instanceof PdfDict)) throw new Error('a page could not be copied');
    const key = dict.getNumber('StructParents');
    if (key !== undefined) dict.set('StructParents', PdfNumber.of(key.value + offset));
    to.context.pages.insertPage(to.getPageCount(), ref, dict);
  }
  joinStructure(to, from, copy, offset);
};
