/**
 * Draws the documents of the footer (about, terms, price list and so on) from assets/legal into assets/public/documents.
 * `--configured` prints the operator's data and fee rates of this environment instead of the development defaults;
 * What they took from the settings stands in assets/legal/drawn-with.json, and in production the program starts only with the same. `--check` only compares. Terms that were drawn before are kept in assets/legal/earlier: whoever downloaded them may still sign them.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeDrawing } from '../../src/server/kit/documents/drawing.ts';
import { drawnSettings } from '../../src/server/kit/process/drawn-settings.ts';
import { documentsFolder, drawLegal, drawnWithFile, earlierFolder, legalPieces } from './draw.ts';

const check = process.argv.includes('--check');
const settings = process.argv.includes('--configured') ? process.env : {};

await mkdir(documentsFolder, { recursive: true });
for (const piece of legalPieces) {
  const target = path.join(documentsFolder, piece.file);
  const drawn = Buffer.from(await drawLegal(piece, settings));
  const there = await readFile(target).catch(() => null);
  if (there?.equals(drawn)) continue;
  if (check) {
    process.stderr.write(`${piece.file} is not current: run npm run legal\n`);
    process.exitCode = 1;
  } else {
    if (piece.name === 'terms' && there !== null) await keepEarlier(piece.lang, there);
    await writeFile(target, drawn);
    process.stdout.write(`${piece.file} ${Math.round(drawn.length / 1024)} kB\n`);
  }
}
const drawnWith = `${JSON.stringify(drawnSettings(settings), null, 2)}\n`;
const isSame = (await readFile(drawnWithFile, 'utf8').catch(() => '')) === drawnWith;
if (!isSame && check) {
  process.stderr.write('drawn-with.json is not current: run npm run legal\n');
  process.exitCode = 1;
} else if (!isSame) await writeFile(drawnWithFile, drawnWith);
await closeDrawing();

async function keepEarlier(lang: string, terms: Buffer): Promise<void> {
  await mkdir(earlierFolder, { recursive: true });
  const version = createHash('sha256').update(terms).digest('hex').slice(0, 12);
  await writeFile(path.join(earlierFolder, `terms-${lang}-${version}.pdf`), terms);
}
