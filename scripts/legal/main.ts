/**
 * Draws the documents of the footer (about, terms, price list and so on) from assets/legal into assets/public/documents.
 * `--configured` prints the operator's data and fee rates of this environment instead of the development defaults;
 * `--check` only compares.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeDrawing } from '../../src/server/kit/documents/drawing.ts';
import { documentsFolder, drawLegal, legalPieces } from './draw.ts';

const check = process.argv.includes('--check');
const settings = process.argv.includes('--configured') ? process.env : {};

await mkdir(documentsFolder, { recursive: true });
for (const piece of legalPieces) {
  const target = path.join(documentsFolder, piece.file);
  const drawn = Buffer.from(await drawLegal(piece, settings));
  const current = await readFile(target).then(
    (there) => there.equals(drawn),
    () => false,
  );
  if (current) continue;
  if (check) {
    process.stderr.write(`${piece.file} is not current: run npm run legal\n`);
    process.exitCode = 1;
  } else {
    await writeFile(target, drawn);
    process.stdout.write(`${piece.file} ${Math.round(drawn.length / 1024)} kB\n`);
  }
}
await closeDrawing();
