/** Files and forms that no upload expects. */

import { deflateSync, gzipSync } from 'node:zlib';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'latin1'));

const join = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.concat(parts));

/** A PDF of these objects, with a table that says where they are. */
const pdfOf = (objects: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const pieces: Uint8Array[] = [bytesOf('%PDF-1.7\n')];
  const starts: number[] = [];
  let at = pieces[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const piece = join(bytesOf(`${index + 1} 0 obj\n`), object, bytesOf('\nendobj\n'));
    starts.push(at);
    at += piece.length;
    pieces.push(piece);
  }
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return join(...pieces, bytesOf(table));
};

const catalog = bytesOf('<< /Type /Catalog /Pages 2 0 R >>');
const onePage = bytesOf('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
const streamOf = (bytes: Uint8Array, filter: string): Uint8Array =>
  join(bytesOf(`<< /Length ${bytes.length} /Filter ${filter} >>\nstream\n`), bytes, bytesOf('\nendstream'));
const page = bytesOf('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>');

/** Two hundred million zeros, twice packed: under a kilobyte. */
const packedTwice = (): Uint8Array => deflateSync(deflateSync(Buffer.alloc(200_000_000), { level: 9 }), { level: 9 });

/** A picture that says to be 60 000 pixels wide and high, and holds none of them. */
const hugePng = (): Uint8Array<ArrayBuffer> => {
  const header = Buffer.alloc(25);
  header.writeUInt32BE(13, 0);
  header.write('IHDR', 4, 'latin1');
  header.writeUInt32BE(60_000, 8);
  header.writeUInt32BE(60_000, 12);
  header.set([8, 2, 0, 0, 0], 16);
  return join(new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), header);
};

/** Files that are refused, or taken and never read as what they say they are. */
export const files: Readonly<Record<string, () => Uint8Array<ArrayBuffer>>> = {
  'an empty file': () => bytesOf(''),
  'a text': () => bytesOf('Nie jestem plikiem.'),
  'a page with a script': () => bytesOf('<html><script>alert(1)</script>'),
  'a drawing with a script': () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'the first bytes of a JPEG': () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  'a PNG that says to be huge': hugePng,
  'the first bytes of a PDF': () => bytesOf('%PDF-1.7\n'),
  'a PDF that unpacks without end': () => pdfOf([catalog, onePage, page, streamOf(packedTwice(), '[/FlateDecode /FlateDecode]')]),
  'a PDF whose pages hold themselves': () => pdfOf([catalog, bytesOf('<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2147483647 /Parent 2 0 R >>')]),
  'a PDF of a thousand pages that are none': () => pdfOf([catalog, bytesOf(`<< /Type /Pages /Kids [${'9 0 R '.repeat(1_000)}] /Count 1000 >>`)]),
  'a PDF nested without end': () => pdfOf([bytesOf(`<< /Type /Catalog /Pages ${'['.repeat(100_000)} >>`)]),
  'a PDF whose table leads in a circle': () => bytesOf('%PDF-1.7\nxref\n0 0\ntrailer\n<< /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF'),
  'a PDF with a signature of nothing': () =>
    bytesOf(`%PDF-1.7\n<< /Type /Sig /ByteRange [0 4294967295 -1 99999999999] /Contents <${'00'.repeat(9_000)}> >>\n%%EOF`),
  'a ZIP': () => bytesOf('PK\u0003\u0004evil.pdf'),
  'a gzip of zeros': () => new Uint8Array(gzipSync(Buffer.alloc(10_000_000))),
};

/** Names that a file cannot keep. */
export const names = ['../../etc/passwd', 'a\u0000b.pdf', `${'x'.repeat(199)}😀.pdf`, 'n'.repeat(5_000), '.', 'CON', '=cmd.pdf', '"><script>', ''];

/** A body with what says how it is to be read. */
export type Form = { readonly body: string | Uint8Array<ArrayBuffer> | FormData; readonly type?: string };

const boundary = 'application-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;
const part = (head: string, content: string): string => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const fileHead = 'Content-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf';
const file = (field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData => {
  const form = new FormData();
  // A signed file is read, a scan is not.
  form.append('kind', Buffer.from(bytes.subarray(0, 5)).equals(Buffer.from('%PDF-')) ? 'qualified' : 'scan');
  form.append(field, new File([bytes], name, { type: 'application/pdf' }));
  return form;
};

/** Bodies that are no form, or a form of something else. */
export const brokenForms: Readonly<Record<string, () => Form>> = {
  nothing: () => ({ body: '' }),
  'nothing that says to be a form': () => ({ body: '', type: multipart }),
  JSON: () => ({ body: '{"file":"%PDF-"}', type: 'application/json' }),
  'fields of a page': () => ({ body: 'file=%25PDF-1.7&kind=scan', type: 'application/x-www-form-urlencoded' }),
  'a form without its boundary': () => ({ body: part(fileHead, '%PDF-1.7'), type: 'multipart/form-data' }),
  'a form with another boundary': () => ({ body: part(fileHead, '%PDF-1.7'), type: `${multipart}-other` }),
  'a form that breaks off': () => ({ body: part(fileHead, '%PDF-1.7').slice(0, -20), type: multipart }),
  'a form with broken heads': () => ({
    body: `${part('Content-Disposition: form-data; name="fi\u0000le', '%PDF')}--${boundary}--\r\n`,
    type: multipart,
  }),
  'a text where a file belongs': () => ({
    body: `${part('Content-Disposition: form-data; name="file"', '%PDF-1.7')}--${boundary}--\r\n`,
    type: multipart,
  }),
  'a file in a field of another name': () => ({ body: file('__proto__', bytesOf('%PDF-1.7'), 'a.pdf') }),
  'five thousand fields': () => {
    const form = new FormData();
    for (let at = 0; at < 5_000; at += 1) form.append(`field${at}`, 'x');
    return { body: form };
  },
};

/** A form around a file. */
export const formOf = (bytes: Uint8Array<ArrayBuffer>, name: string): Form => ({ body: file('file', bytes, name) });
