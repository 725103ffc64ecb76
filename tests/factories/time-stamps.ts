/** A time-stamp authority of its own, answering with openssl. */

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeCertificate, pemOf, type TestCertificate } from './certificates.ts';

/** A running authority; its unit's certificate comes from the issuer. */
export type StampAuthority = { readonly url: string; readonly close: () => void };

const config = `[tsa]
default_tsa=t
[t]
serial=serial
signer_cert=tsa.pem
signer_key=tsa.key
signer_digest=sha256
default_policy=1.2.3.4
digests=sha256,sha384,sha512
ess_cert_id_alg=sha256
crypto_device=builtin
`;

/** Starts an authority whose time stamps lead to the issuer. */
export const stampAuthority = async (issuer: TestCertificate): Promise<StampAuthority> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stamps-'));
  const unit = makeCertificate({ subject: { commonName: 'Test Time Stamps' }, issuer, use: 'timestamps', key: 'rsa' });
  writeFileSync(path.join(folder, 'tsa.cnf'), config);
  writeFileSync(path.join(folder, 'serial'), '01');
  writeFileSync(path.join(folder, 'tsa.pem'), pemOf(unit));
  writeFileSync(path.join(folder, 'tsa.key'), unit.key.export({ type: 'pkcs8', format: 'pem' }));
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', () => {
        writeFileSync(path.join(folder, 'query.tsq'), Buffer.concat(parts));
        const args = ['ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query.tsq'];
        execFile('openssl', args, { cwd: folder, encoding: 'buffer' }, (fault, stdout) => {
          response.writeHead(fault ? 500 : 200, { 'content-type': 'application/timestamp-reply' }).end(stdout);
        });
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close };
};
