import { deflateSync } from 'node:zlib';

/** What a plan's PDF may be made like. */
type PlanPdf = {
  readonly pages?: number;
  /** Across and down, in points; A4 lying when left out. */
  readonly size?: readonly [number, number];
  /** It asks for a password that nobody knows. */
  readonly isLocked?: boolean;
  /** So much is said on the first page, packed: blanks, which draw nothing. */
  readonly unpackedBytes?: number;
};

/** A room with a wall across, another one on each page. */
const walls = (page: number): string =>
  `3 w 60 60 700 460 re S 0.2 0.3 0.5 rg ${100 + page * 40} 120 180 140 re f 60 ${300 + page * 20} m 760 ${300 + page * 20} l S`;

const packed = (bytes: number): string => {
  const stream = deflateSync(Buffer.alloc(bytes, ' ')).toString('latin1');
  return `<</Filter/FlateDecode/Length ${stream.length}>>\nstream\n${stream}\nendstream`;
};

/** A PDF with drawn floor plans, as small as one can be: objects, their table, and nothing else. */
export const planPdf = ({
  pages = 1,
  size: [across, down] = [842, 595],
  isLocked = false,
  unpackedBytes = 0,
}: PlanPdf = {}): Uint8Array<ArrayBuffer> => {
  const numbers = Array.from({ length: pages }, (_, page) => 3 + 2 * page);
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>`,
    ...numbers.flatMap((number, page) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${across} ${down}]/Contents ${number + 1} 0 R>>`,
      page === 0 && unpackedBytes > 0 ? packed(unpackedBytes) : `<</Length ${walls(page).length}>>\nstream\n${walls(page)}\nendstream`,
    ]),
  ];
  let file = '%PDF-1.7\n';
  const places: number[] = [];
  for (const [at, object] of objects.entries()) {
    places.push(file.length);
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = file.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const key = 'ab'.repeat(32);
  const lock = isLocked ? `/Encrypt<</Filter/Standard/V 1/R 2/O<${key}>/U<${key}>/P -4>>/ID[<${key}><${key}>]` : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${objects.length + 1}/Root 1 0 R${lock}>>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
};
