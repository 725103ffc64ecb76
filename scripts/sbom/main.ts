/** `npm run sbom`: prints the list of parts as CycloneDX, for whoever watches them for known weaknesses. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Lock, partsOf } from './parts.ts';

const lock = JSON.parse(await readFile(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8')) as Lock;
process.stdout.write(`${JSON.stringify(partsOf(lock), null, 2)}\n`);
