import { deflateSync } from 'node:zlib';
import pino from 'pino';
import { expect, test } from 'vitest';
import { makeCertificate, signPdf } from '../../../../../tests/factories/certificates.ts';
import { limitNumbers } from '../../../../domain/kit/numbers.ts';
import { instantOf } from '../../../../domain/kit/time.ts';
import { readConfig } from '../../../kit/process/config.ts';
import { readPdf } from './reading.ts';

const services = (trustList = '') => ({ config: readConfig({ NODE_ENV: 'test', TRUST_LIST: trustList }), log: pino({ level: 'silent' }) });
const uploadedAt = instantOf(Date.now());
const read = async (file: Uint8Array, trustList?: string) => {
  const answer = await readPdf(services(trustList), { file, original: null, uploadedAt });
  if (!answer.ok) throw new Error(answer.refusal.code);
  return answer.value;
};

const smallPdf = async (): Promise<Uint8Array> => {
  const { PDF } = await import('@libpdf/core');
  const pdf = PDF.create();
  pdf.addPage();
  return pdf.save();
};

test('a signed file is read in a thread, without a trust list as not checked', async () => {
  const person = makeCertificate({ subject: { commonName: 'Anna Lipska' } });
  const answer = await read(await signPdf(await smallPdf(), person), '/there/is/no/such/list.xml');
  expect(answer).toMatchObject({ revocation: 'not_checked', revisions: null, signatures: [{ intact: true, chain: 'no_list' }] });
});

test('what is no PDF, too large or made to break the reader is not read', async () => {
  expect(await read(new TextEncoder().encode('GIF89a'))).toBeNull();
  expect(await read(new Uint8Array(limitNumbers.pdfBytes + 1).fill(0x25))).toBeNull();
  expect(await read(new TextEncoder().encode(`%PDF-1.7 ${'/ByteRange [0 1 2 3] '.repeat(1000)}`))).toBeNull();
  expect(await read(new TextEncoder().encode('%PDF-1.7 nothing inside'))).toMatchObject({ signatures: [] });
});

/** A file whose last part is a table of objects that is small as it is sent and large when it is unpacked. */
const withBomb = (file: Uint8Array, unpackedBytes: number): Uint8Array => {
  const packed = deflateSync(Buffer.alloc(unpackedBytes));
  const head = `\n900 0 obj\n<</Type/XRef/W[1 4 2]/Size 901/Root 1 0 R/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  return Buffer.concat([file, Buffer.from(head), packed, Buffer.from(`\nendstream\nendobj\nstartxref\n${file.length + 1}\n%%EOF\n`)]);
};

test('a small file that unpacks to a large one is given up before it takes the memory of the process', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const original = await smallPdf();
  const answer = await readPdf({ ...services(), log }, { file: withBomb(original, 400_000_000), original, uploadedAt });
  expect(answer).toEqual({ ok: true, value: null });
  expect(lines.join()).toContain('too much memory');
});

test('of more files than may wait the last is told to come again, and those before it are read', async () => {
  const file = await smallPdf();
  const answers = await Promise.all(
    Array.from({ length: limitNumbers.pdfsWaiting + 1 }, () => readPdf(services(), { file, original: null, uploadedAt })),
  );
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true, false]);
  expect(answers.at(-1)).toMatchObject({ refusal: { code: 'kit.too_many_calls' } });
  expect(await read(file)).toMatchObject({ signatures: [] });
});
