import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type MmdbValue, mmdbOf } from '../../../../tests/kit/mmdb.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { networksPort } from './networks.ts';

const inPoland = (code: string): MmdbValue => ({ country: { iso_code: 'PL' }, subdivisions: [{ iso_code: code, names: { en: 'Somewhere' } }] });
const known = mmdbOf({
  '10.1': inPoland('10'),
  '10.2': inPoland('MZ'),
  '10.3': { country: { iso_code: 'DE' }, subdivisions: [{ iso_code: '10' }] },
  '10.4': { country: { iso_code: 'PL' } },
});

let folder: string;
const write = async (name: string, bytes: Buffer): Promise<string> => {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return file;
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parter-networks-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the file of networks', () => {
  it.each([
    ['10.1.2.3', 'lodzkie'],
    ['10.2.2.3', 'mazowieckie'],
    ['10.3.2.3', null],
    ['10.4.2.3', null],
    ['192.168.1.1', null],
    ['unknown', null],
    ['2001:db8::1', null],
  ])('says of %s: %s', async (address, province) => {
    const networks = networksPort.open?.({ provinceFile: await write('known.mmdb', known) } as never, undefined as never);
    expect(await networks?.provinceOf(address)).toBe(province);
  });
});

describe('guessProvince', () => {
  let server: TestServer;
  const start = async (file: string): Promise<void> => {
    server = await testServer({ env: { PROVINCE_MMDB: file } });
  };
  afterAll(() => server.close());

  it('answers the province of the caller once an offer is listed there, and the landing page says that it may be asked', async () => {
    await start(await write('known.mmdb', known));
    const visitor = server.client('10.1.2.3');
    expect(await must(visitor, searchCalls.guessProvince, {})).toEqual({ province: null });
    await anInsertedOffer(server, await anInsertedSigner(server));
    expect(await must(visitor, searchCalls.guessProvince, {})).toEqual({ province: 'lodzkie' });
    expect(await must(server.client('192.168.1.1'), searchCalls.guessProvince, {})).toEqual({ province: null });
    expect(await must(server.visitor, searchCalls.getLanding, {})).toMatchObject({ guesses: true });
  });
});

it('a file of another kind is a fault, not an answer', async () => {
  const networks = networksPort.open?.({ provinceFile: await write('broken.mmdb', Buffer.from('not a database')) } as never, undefined as never);
  await expect(networks?.provinceOf('10.1.2.3')).rejects.toThrow();
});
