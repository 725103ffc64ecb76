import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CryptoKeySigner, HttpTimestampAuthority } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSealedBy, signaturesOf } from '../../../../tests/kit/sealed.ts';
import { instant } from '../../../domain/kit/time.ts';
import { fingerprintOf, importKey, makeSelfMade } from './certificate.ts';
import { drawSheet } from './drawing.ts';
import { type Seal, sealDocument } from './seal.ts';
import { lock, unlock } from './seal-secret.ts';
import type { DrawnPdf, Sheet } from './sheet.ts';
import { judge } from './verify.ts';

const now = instant('2026-11-20T12:00:00Z');
/** The attribute of a time stamp in a signature, DER in hexadecimal: 1.2.840.113549.1.9.16.2.14. */
const timestampToken = '060b2a864886f70d010910020e';
const sealReason = { reason: 'Test', location: 'Warszawa', contact: 'kontakt@parter.example' };
const sheet = (title: string, text: string): Sheet => ({
  lang: 'pl',
  face: 'serif',
  title,
  lead: 'zażółć gęślą jaźń',
  label: 'Umowa U/1',
  subject: title,
  pageWords: 'strona {page} z {pages}',
  blocks: [
    { kind: 'clause', number: '§ 1', title: 'Przedmiot', items: [{ text }, { text: 'drugi', points: ['a', 'b'] }] },
    {
      kind: 'table',
      columns: [
        { head: 'A', share: 1 },
        { head: 'B', share: 1 },
      ],
      rows: [['1', '2']],
    },
  ],
});

let folder: string;
let seal: Seal;
let drawn: DrawnPdf;
let sealed: DrawnPdf;

const file = (name: string, bytes: Uint8Array): string => {
  const place = path.join(folder, name);
  writeFileSync(place, bytes);
  return place;
};
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const run = (command: string, ...args: string[]): string => execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'seal-'));
  const pair = await makeSelfMade('Operator, sp. z o.o.', new Date(now));
  const signer = new CryptoKeySigner(await importKey(pair.privateKey), pair.certificate, 'RSA', 'RSASSA-PKCS1-v1_5');
  seal = { signer, origin: 'self-made', fingerprint: fingerprintOf(pair.certificate), timestamp: null };
  drawn = await drawSheet(sheet('Umowa najmu', 'Pierwszy punkt umowy.'), now);
  const evidence = await drawSheet(sheet('Karta dowodowa', 'Podpisy.'), now);
  sealed = await sealDocument(drawn.pdf, evidence, seal, instant('2026-11-20T13:30:00Z'), sealReason);
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
});

describe('sealing', () => {
  it('keeps the drawn bytes as the exact beginning of the sealed file', () => {
    expect(Buffer.from(sealed.pdf.subarray(0, drawn.pdf.length)).equals(Buffer.from(drawn.pdf))).toBe(true);
    expect(sealed.pages).toBe(drawn.pages + 1);
  });

  it('is right for pdfsig and qpdf, and covers the whole file', () => {
    const report = run('pdfsig', file('sealed.pdf', sealed.pdf));
    expect(report).toContain('Signature is Valid.');
    expect(report).toContain('Total document signed');
    expect(report).toContain('ETSI.CAdES.detached');
    expect(run('qpdf', '--check', path.join(folder, 'sealed.pdf'))).toContain('No syntax or stream encoding errors');
  });

  it.each(['drawn', 'sealed'])('stays a tagged archival file: %s', (which) => {
    const place = file(`${which}-info.pdf`, which === 'drawn' ? drawn.pdf : sealed.pdf);
    expect(run('pdfinfo', place)).toMatch(/Tagged: +yes/);
    const xmp = run('pdfinfo', '-meta', place);
    expect(xmp).toContain('<pdfaid:part>2</pdfaid:part>');
    expect(xmp).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  });

  it('describes the sealed file: its pages, when it was changed, and the seal as an annotation of the first page', () => {
    const place = file('described.pdf', sealed.pdf);
    const xmp = run('pdfinfo', '-meta', place);
    expect(xmp).toContain(`<xmpTPg:NPages>${drawn.pages + 1}<`);
    expect(xmp).toContain('<xmp:ModifyDate>2026-11-20T13:30:00+00:00<');
    expect(run('pdfinfo', '-isodates', place)).toMatch(/ModDate: +2026-11-20T13:30:00Z/);
    const instance = (text: string): string | undefined => /<xmpMM:InstanceID>([^<]+)/.exec(text)?.[1];
    expect(instance(xmp)).not.toBe(instance(run('pdfinfo', '-meta', file('undescribed.pdf', drawn.pdf))));
    const page = JSON.parse(run('qpdf', '--json', '--json-key=acroform', place)) as {
      acroform: { fields: { fieldtype: string; pageposfrom1: number }[] };
    };
    expect(page.acroform.fields).toMatchObject([{ fieldtype: '/Sig', pageposfrom1: 1 }]);
  });

  it('tags the appended page', () => {
    const structure = run('pdfinfo', '-struct-text', file('structure.pdf', sealed.pdf));
    expect(structure.indexOf('Umowa najmu')).toBeGreaterThan(-1);
    expect(structure).toContain('Karta dowodowa');
    expect(structure).toContain('"Podpisy."');
  });

  it('is found whole by our own reader', () => {
    const whole = { kind: 'signature', intact: true, coversUntil: sealed.pdf.length, appended: 0 };
    expect(signaturesOf(sealed.pdf)).toEqual([expect.objectContaining({ ...whole, fingerprint: seal.fingerprint, claimedAt: null })]);
    expect(isSealedBy(sealed.pdf, seal.fingerprint)).toBe(true);
    expect(judge({ sha256: drawn.sha256, sealedSha256: sealed.sha256 }, sha256(sealed.pdf))).toBe('sealed');
  });

  it('has its time in the signature dictionary and not among the signed attributes, as PAdES wants it', () => {
    const text = Buffer.from(sealed.pdf).toString('latin1');
    expect(text).toMatch(/\/M \(D:20261120133000/);
    expect(text.toLowerCase()).not.toContain('06092a864886f70d010905');
    expect(text.toLowerCase()).toContain('06092a864886f70d010904');
    expect(text.toLowerCase()).not.toContain(timestampToken);
  });

  it.each([0.1, 0.5, 0.9, 0.999])('finds a flipped byte at %d of the file', (share) => {
    const bytes = Uint8Array.from(sealed.pdf);
    const at = Math.floor(bytes.length * share);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(isSealedBy(bytes, seal.fingerprint)).toBe(false);
    expect(judge({ sha256: drawn.sha256, sealedSha256: sealed.sha256 }, sha256(bytes))).toBe('different');
  });

  it('lets pdfsig find a flipped byte of the drawn part', () => {
    const bytes = Uint8Array.from(sealed.pdf);
    const at = Math.floor(drawn.pdf.length / 2);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(run('pdfsig', file('flipped.pdf', bytes))).toContain('Digest Mismatch');
  });

  it('finds bytes appended after the signature, which stay mathematically right', () => {
    const bytes = new Uint8Array([...sealed.pdf, ...new TextEncoder().encode('\n% more\n%%EOF\n')]);
    expect(signaturesOf(bytes)).toMatchObject([{ intact: true, coversUntil: sealed.pdf.length, appended: bytes.length - sealed.pdf.length }]);
    expect(isSealedBy(bytes, seal.fingerprint)).toBe(false);
    expect(run('pdfsig', file('appended.pdf', bytes))).toContain('Not total document signed');
  });

  it('does not take another key for ours, nor an unsealed file for a sealed one', () => {
    expect(isSealedBy(sealed.pdf, 'f'.repeat(64))).toBe(false);
    expect(isSealedBy(drawn.pdf, seal.fingerprint)).toBe(false);
    expect(judge(null, drawn.sha256)).toBe('unknown');
  });
});

describe('the kept key', () => {
  it('opens with its secret only', () => {
    const locked = lock(new Uint8Array([1, 2, 3]), 'the secret');
    expect(unlock(locked, 'the secret')).toEqual(new Uint8Array([1, 2, 3]));
    expect(() => unlock(locked, 'another')).toThrow('SEAL_SECRET');
    locked[locked.length - 1] = (locked.at(-1) ?? 0) ^ 1;
    expect(() => unlock(locked, 'the secret')).toThrow('SEAL_SECRET');
  });
});

describe('with a time-stamp authority', () => {
  let authority: Server;
  let url: string;
  beforeAll(async () => {
    const config =
      '[tsa]\ndefault_tsa=t\n[t]\nserial=serial\nsigner_cert=tsa.pem\nsigner_key=tsa.key\nsigner_digest=sha256\ndefault_policy=1.2.3.4\ndigests=sha256,sha384,sha512\ness_cert_id_alg=sha256\ncrypto_device=builtin\n';
    writeFileSync(path.join(folder, 'tsa.cnf'), config);
    writeFileSync(path.join(folder, 'serial'), '01');
    execFileSync(
      'openssl',
      [
        'req',
        '-x509',
        '-newkey',
        'rsa:2048',
        '-nodes',
        '-keyout',
        'tsa.key',
        '-out',
        'tsa.pem',
        '-days',
        '2',
        '-subj',
        '/CN=Test TSA',
        '-addext',
        'extendedKeyUsage=critical,timeStamping',
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    authority = createServer((request, response) => {
      const parts: Buffer[] = [];
      request
        .on('data', (part: Buffer) => parts.push(part))
        .on('end', () => {
          writeFileSync(path.join(folder, 'query.tsq'), Buffer.concat(parts));
          execFile(
            'openssl',
            ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq'],
            { cwd: folder, encoding: 'buffer' },
            (fault, stdout) => {
              response.writeHead(fault ? 500 : 200, { 'content-type': 'application/timestamp-reply' }).end(stdout);
            },
          );
        });
    });
    await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(authority.address() as AddressInfo).port}/`;
  });
  afterAll(() => authority.close());

  it('carries the stamp, still valid for pdfsig', async () => {
    const stamped = await sealDocument(drawn.pdf, null, { ...seal, timestamp: new HttpTimestampAuthority(url) }, now, sealReason);
    const trusted = readFileSync(path.join(folder, 'tsa.pem'), 'utf8');
    expect(signaturesOf(stamped.pdf, trusted)).toMatchObject([{ intact: true, appended: 0, fingerprint: seal.fingerprint, judgedBy: 'timestamp' }]);
    expect(signaturesOf(sealed.pdf, trusted)).toMatchObject([{ judgedBy: 'upload' }]);
    expect(Buffer.from(stamped.pdf).toString('latin1').toLowerCase()).toContain(timestampToken);
    expect(run('pdfsig', file('stamped.pdf', stamped.pdf))).toContain('Signature is Valid.');
    expect(readFileSync(path.join(folder, 'serial'), 'utf8').trim()).not.toBe('01');
  });

  it('rejects when no stamp can be had, so that the job tries again', async () => {
    const dead = { ...seal, timestamp: new HttpTimestampAuthority('http://127.0.0.1:9/') };
    await expect(sealDocument(drawn.pdf, null, dead, now, sealReason)).rejects.toThrow();
  });
});
