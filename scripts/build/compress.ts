import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const worthIt = 1_024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
// Eleven takes a minute for one per cent; nine is the last cheap step.
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const compressFile = async (file: string): Promise<void> => {
  const bytes = await readFile(file);
  if (bytes.length < worthIt) return;
  const [br, gz] = await Promise.all([brotli(bytes, quality), zip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
};

/** Lays a brotli and a gzip form beside every text file of the build, so that serving costs no compression. */
export const compressFolder = async (folder: string): Promise<void> => {
  const files = await Array.fromAsync(glob('**/*.{js,mjs,css,svg,json,txt,webmanifest,geojson,html}', { cwd: folder }));
  await Promise.all(files.map((file) => compressFile(path.join(folder, file))));
};
