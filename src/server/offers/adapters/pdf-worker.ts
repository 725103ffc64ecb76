/** The worker thread that draws the pages of strangers' PDF files: what they make it do, slow or endless, ends with the thread. */

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { init } from '@embedpdf/pdfium';
import type { PageBitmap } from './pdf-pages.ts';

/** What is drawn: the file, how many pages it may have, and how many points the longer side of each gets. */
export type PagesOrder = { readonly file: Uint8Array; readonly pagesMax: number; readonly longSide: number };
/** The pages, or how many there are when they are too many or none; 0 for a file that cannot be read. */
export type PagesAnswer = { readonly bitmaps: readonly PageBitmap[] } | { readonly pages: number };

/** A file of 1 MB can unpack to 1 GB. No limit of a thread counts the memory of WebAssembly, so it is refused here, and the library gives the file up. */
const memoryMax = 384 * 1024 * 1024;
const pageOfMemory = 65_536;
type Memory = { readonly buffer: ArrayBuffer; grow: (this: Memory, pages: number) => number };
declare const WebAssembly: { readonly Memory: { readonly prototype: Memory } };
const memory = WebAssembly.Memory.prototype;
const { grow } = memory;
memory.grow = function (pages) {
  if (this.buffer.byteLength + pages * pageOfMemory > memoryMax) throw new RangeError('drawing took too much memory');
  return grow.call(this, pages);
};

const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')));
const library = await init({ wasmBinary: new Uint8Array(wasm).buffer, print: () => undefined, printErr: () => undefined });
const { pdfium } = library;

const white = 0xffffffff;
/** Notes and stamps on a page are part of the plan. */
const withAnnotations = 1;
/** Blue, green, red and one byte that stays 255: the memory of a bitmap without transparency. */
const bytesOfPoint = 4;

const draw = ({ file, pagesMax, longSide }: PagesOrder): PagesAnswer => {
  library.PDFiumExt_Init();
  const at = pdfium.wasmExports.malloc(file.length);
  pdfium.HEAPU8.set(file, at);
  const document = library.FPDF_LoadMemDocument(at, file.length, '');
  const pages = document === 0 ? 0 : library.FPDF_GetPageCount(document);
  if (pages === 0 || pages > pagesMax) return { pages };
  const bitmaps = Array.from({ length: pages }, (_, page) => drawPage(document, page, longSide));
  return bitmaps.every((bitmap) => bitmap !== null) ? { bitmaps } : { pages: 0 };
};

const drawPage = (document: number, at: number, longSide: number): PageBitmap | null => {
  const page = library.FPDF_LoadPage(document, at);
  if (page === 0) return null;
  const [across, down] = [library.FPDF_GetPageWidthF(page), library.FPDF_GetPageHeightF(page)];
  const scale = longSide / Math.max(across, down);
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)];
  // A page that is next to no page (a line, a point) is none.
  if (!(width >= 1 && height >= 1)) return null;
  const bitmap = library.FPDFBitmap_Create(width, height, 0);
  library.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  library.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations);
  const data = pointsOf(library.FPDFBitmap_GetBuffer(bitmap), library.FPDFBitmap_GetStride(bitmap), width, height);
  library.FPDFBitmap_Destroy(bitmap);
  library.FPDF_ClosePage(page);
  return { data, width, height };
};

/** Red, green, blue for each point, from rows that are `stride` bytes apart. */
const pointsOf = (start: number, stride: number, width: number, height: number): Uint8Array<ArrayBuffer> => {
  const from = pdfium.HEAPU8;
  const points = new Uint8Array(width * height * 3);
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    for (let at = start + row * stride; at < start + row * stride + width * bytesOfPoint; at += bytesOfPoint) {
      points[to] = from[at + 2] ?? 0;
      points[to + 1] = from[at + 1] ?? 0;
      points[to + 2] = from[at] ?? 0;
      to += 3;
    }
  }
  return points;
};

const answer = draw(workerData as PagesOrder);
parentPort?.postMessage(answer, 'bitmaps' in answer ? answer.bitmaps.map(({ data }) => data.buffer) : []);
