import { crc32 } from 'node:zlib';

/** A file inside an archive. */
export type ZipEntry = { readonly name: string; readonly bytes: Uint8Array };

/** The day that every entry has: archives of the same files are the same bytes. 1980-01-01, the first that the format knows. */
const day = 0x21;
/** Names are UTF-8. */
const utf8 = 0x800;

const head = (signature: number, length: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, signature, true);
  write(view);
  return bytes;
};

/** The fields that an entry's two headers share, from the flags on: no compression, photos are compressed already. */
const common = (view: DataView, at: number, name: Uint8Array, { bytes }: ZipEntry): void => {
  view.setUint16(at, utf8, true);
  view.setUint16(at + 6, day, true);
  view.setUint32(at + 8, crc32(bytes), true);
  view.setUint32(at + 12, bytes.length, true);
  view.setUint32(at + 16, bytes.length, true);
  view.setUint16(at + 20, name.length, true);
};

/**
 * Packs files into a ZIP without compressing them (APPNOTE 6.3, "stored"). Each file is its header, its name and its bytes; at the end stands
 * the directory, which names where each header begins.
 *
 * One file `a.txt` of 3 bytes: 30 + 5 + 3 bytes of entry, 46 + 5 of directory, 22 of the end, 111 together.
 */
export const zipOf = (entries: readonly ZipEntry[]): Uint8Array => {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const put = (list: Uint8Array[], ...bytes: readonly Uint8Array[]): void => {
    list.push(...bytes);
  };
  for (const entry of entries) {
    const name = new TextEncoder().encode(entry.name);
    const start = at;
    const local = head(0x04034b50, 30, (view) => {
      view.setUint16(4, 20, true);
      common(view, 6, name, entry);
    });
    const central = head(0x02014b50, 46, (view) => {
      view.setUint16(4, 20, true);
      view.setUint16(6, 20, true);
      common(view, 8, name, entry);
      view.setUint32(42, start, true);
    });
    put(parts, local, name, entry.bytes);
    put(directory, central, name);
    at += local.length + name.length + entry.bytes.length;
  }
  const size = directory.reduce((sum, bytes) => sum + bytes.length, 0);
  const end = head(0x06054b50, 22, (view) => {
    view.setUint16(8, entries.length, true);
    view.setUint16(10, entries.length, true);
    view.setUint32(12, size, true);
    view.setUint32(16, at, true);
  });
  return Buffer.concat([...parts, ...directory, end]);
};
