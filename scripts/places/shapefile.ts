/** Reads lines of a shapefile (ESRI white paper, July 1998: shape type 3, little-endian doubles) beside a column of its dBASE table. */

import { readFileSync } from 'node:fs';

export type Point = readonly [lng: number, lat: number];
/** A line with what the table calls it; a shape of several parts gives several lines. */
export type NamedLine = { readonly name: string; readonly points: readonly Point[] };

const header = 100;
const recordHeader = 8;
const polyLine = 3;
const partsAt = 44;

/** Every line of `path` (the `.shp`; its `.dbf` stands beside it) with its value in the column `name`. */
export const readLines = (path: string): readonly NamedLine[] => {
  const shapes = readFileSync(path);
  const names = readColumn(path.replace(/\.shp$/, '.dbf'), 'name');
  const lines: NamedLine[] = [];
  let row = 0;
  for (let at = header; at < shapes.length; row += 1) {
    const length = shapes.readInt32BE(at + 4) * 2;
    const shape = shapes.subarray(at + recordHeader, at + recordHeader + length);
    if (shape.readInt32LE(0) === polyLine) for (const points of partsOf(shape)) lines.push({ name: names[row] ?? '', points });
    at += recordHeader + length;
  }
  return lines;
};

const partsOf = (shape: Buffer): readonly Point[][] => {
  const [parts, total] = [shape.readInt32LE(36), shape.readInt32LE(40)];
  const starts = Array.from({ length: parts }, (_, part) => shape.readInt32LE(partsAt + part * 4));
  const first = partsAt + parts * 4;
  const point = (index: number): Point => [shape.readDoubleLE(first + index * 16), shape.readDoubleLE(first + index * 16 + 8)];
  return starts.map((start, part) => Array.from({ length: (starts[part + 1] ?? total) - start }, (_, index) => point(start + index)));
};

const readColumn = (path: string, wanted: string): readonly string[] => {
  const table = readFileSync(path);
  const [rows, start, width] = [table.readUInt32LE(4), table.readUInt16LE(8), table.readUInt16LE(10)];
  let offset = 1;
  for (let at = 32; table[at] !== 0x0d; at += 32) {
    const name = table.toString('latin1', at, at + 11).replace(/\0.*$/s, '');
    const length = table[at + 16] ?? 0;
    const from = offset;
    if (name === wanted)
      return Array.from({ length: rows }, (_, row) => table.toString('utf8', start + row * width + from, start + row * width + from + length).trim());
    offset += length;
  }
  throw new Error(`${path} has no column ${wanted}`);
};
