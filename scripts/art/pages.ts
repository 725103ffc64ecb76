/*
 * Writes the few drawings that pages load as files: the street of the landing page, the open door of the guests, the house of the film, six patterns for offers without photos and the icons.
 * Run after a change of the drawings: node scripts/art/pages.ts
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { door } from './door.ts';
import { draw } from './draw.ts';
import { litRoom, stage, tenement } from './film.ts';
import { mark } from './mark.ts';
import { strip } from './strip.ts';

const folder = 'assets/public';
/** The pattern of an offer is number `seedOf(id) % blanks`; see src/web for the same rule. */
const blanks = 6;

mkdirSync(`${folder}/art`, { recursive: true });
writeFileSync(`${folder}/art/street.svg`, strip(5));
writeFileSync(`${folder}/art/door.svg`, door());
writeFileSync(`${folder}/art/film.svg`, tenement());
stage.rooms.forEach((_, at) => void writeFileSync(`${folder}/art/film-${at + 1}.svg`, litRoom(at)));
for (let i = 0; i < blanks; i++) writeFileSync(`${folder}/art/blank-${i}.svg`, draw({ kind: 'blank', seed: 5 + i * 7 }));
writeFileSync(`${folder}/favicon.svg`, mark);
await sharp(Buffer.from(mark), { density: 72 * (180 / 32) })
  .resize(180, 180)
  .png()
  .toFile(`${folder}/apple-touch-icon.png`);
