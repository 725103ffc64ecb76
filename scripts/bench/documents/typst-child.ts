import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { Hono } from 'hono';
import { serveChild } from '../kit/serve-child.ts';

// The typesetter alone: the lease's words are given, nothing is stored, sealed or kept.
const assets = path.join(import.meta.dirname, '../../../assets');
const templates = path.join(assets, 'typst');
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontPaths: [path.join(assets, 'fonts/documents')] }] });
const sheet = readFileSync(process.env['SHEET'] ?? '', 'utf8');
let drawings = 0;

const app = new Hono();
app.post('/draw', (c) => {
  drawings += 1;
  // Another number each time: the same input would come out of the typesetter's cache.
  const data = sheet.replaceAll('U/2026/', `U/2026/${drawings}`);
  const begun = performance.now();
  const document = compiler.compile({ mainFilePath: path.join(templates, 'sheet.typ'), inputs: { data } }).result;
  if (document === null) throw new Error('the lease could not be drawn');
  compiler.pdf(document, { pdfStandard: 'a-2a', creationTimestamp: 1_795_000_000 });
  const pages = document.numOfPages;
  compiler.evictCache(10);
  return c.json({ ms: performance.now() - begun, pages });
});

serveChild(getRequestListener(app.fetch), async () => undefined);
