/** The worker thread that draws documents with Typst. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { cleanText, mapStrings } from './clean-text.ts';
import { coverage } from './font-coverage.ts';
import { withRowHeaders } from './row-headers.ts';
import type { DrawnPdf, Layout } from './sheet.ts';

/** An order to the worker; `createdAt` is in seconds since 1970 and goes into the file's metadata. */
export type DrawOrder = { readonly id: number; readonly layout: Layout; readonly createdAt: number };
/** The worker's answer. A fault is a message for the log, never for a person. */
export type DrawAnswer = { readonly id: number; readonly drawn: DrawnPdf } | { readonly id: number; readonly fault: string };

const assets = path.join(import.meta.dirname, '../../../../assets');
const templates = path.join(assets, 'typst');
const fonts = path.join(assets, 'fonts/documents');
/** Drawings that unused cached results outlive; without eviction memory grows with every document. */
const cacheAge = 10;

const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [fonts] }] });
const drawable = coverage(fonts);

const faultOf = (result: ReturnType<NodeCompiler['compile']>): string => {
  const diagnostics = result.takeDiagnostics();
  return diagnostics === null ? 'the template failed without a message' : JSON.stringify(compiler.fetchDiagnostics(diagnostics));
};

const draw = async ({ layout: { template, data: facts, pictures = [] }, createdAt }: DrawOrder): Promise<DrawnPdf> => {
  const data = JSON.stringify(mapStrings(facts, (text) => cleanText(text, (point) => drawable.has(point))));
  // The template finds a picture as a file beside it: `picture-0.jpg`.
  compiler.resetShadow();
  for (const [at, bytes] of pictures.entries()) compiler.mapShadow(path.join(templates, `picture-${at}.jpg`), Buffer.from(bytes));
  const result = compiler.compile({ mainFilePath: path.join(templates, `${template}.typ`), inputs: { data } });
  const document = result.result;
  if (document === null) throw new Error(faultOf(result));
  const plain = new Uint8Array(compiler.pdf(document, { pdfStandard: 'a-2a', creationTimestamp: createdAt }));
  const pages = document.numOfPages;
  compiler.evictCache(cacheAge);
  const pdf = await withRowHeaders(plain);
  return { pdf, sha256: createHash('sha256').update(pdf).digest('hex'), pages };
};

const answer = async (order: DrawOrder): Promise<DrawAnswer> => {
  try {
    return { id: order.id, drawn: await draw(order) };
  } catch (fault) {
    return { id: order.id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
};

parentPort?.on('message', (order: DrawOrder) => {
  void answer(order).then((done) => parentPort?.postMessage(done));
});
