import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const u16 = (file: Buffer, at: number): number => file.readUInt16BE(at);
const u32 = (file: Buffer, at: number): number => file.readUInt32BE(at);

/** Where a table of a TrueType file begins. */
const tableAt = (file: Buffer, tag: string): number => {
  for (let index = 0; index < u16(file, 4); index += 1) {
    const record = 12 + index * 16;
    if (file.toString('latin1', record, record + 4) === tag) return u32(file, record + 8);
  }
  throw new Error(`font has no ${tag} table`);
};

/** Code points of a format 4 character map (the Basic Multilingual Plane). */
const segments = (file: Buffer, at: number, add: (from: number, to: number) => void): void => {
  const count = u16(file, at + 6) / 2;
  for (let index = 0; index < count; index += 1) {
    const end = u16(file, at + 14 + index * 2);
    const start = u16(file, at + 16 + (count + index) * 2);
    if (start !== 0xffff) add(start, end);
  }
};

/** Code points of a format 12 character map. */
const groups = (file: Buffer, at: number, add: (from: number, to: number) => void): void => {
  for (let index = 0; index < u32(file, at + 12); index += 1) {
    const group = at + 16 + index * 12;
    add(u32(file, group), u32(file, group + 4));
  }
};

const codePointsOf = (file: Buffer): Set<number> => {
  const cmap = tableAt(file, 'cmap');
  const points = new Set<number>();
  const add = (from: number, to: number): void => {
    for (let point = from; point <= to; point += 1) points.add(point);
  };
  for (let index = 0; index < u16(file, cmap + 2); index += 1) {
    const at = cmap + u32(file, cmap + 4 + index * 8 + 4);
    if (u16(file, at) === 4) segments(file, at, add);
    if (u16(file, at) === 12) groups(file, at, add);
  }
  return points;
};

/** The code points that every font of the folder can draw. */
export const coverage = (folder: string): ReadonlySet<number> => {
  const sets = readdirSync(folder)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => codePointsOf(readFileSync(path.join(folder, name))));
  const [first, ...others] = sets;
  if (first === undefined) throw new Error(`no fonts in ${folder}`);
  return new Set([...first].filter((point) => others.every((set) => set.has(point))));
};
