import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anInsertedOffer, anInsertedSigner } from '../../../../tests/factories/deals.ts';
import { must } from '../../../../tests/factories/published-offer.ts';
import { type TestServer, testServer } from '../../../../tests/kit/server.ts';
import { searchCalls } from '../../../contract/search/endpoints.ts';
import { networksPort } from './networks.ts';

type Value = string | number | readonly Value[] | { readonly [key: string]: Value };

/** A value as the MMDB format writes it: type and size in the first byte, types above 7 in the second. */
const bytesOf = (value: Value): Buffer => {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | Buffer.byteLength(value)]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.from([(6 << 5) | 4, value >>> 24, value >>> 16, value >>> 8, value]);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(bytesOf)]);
  const entries = Object.entries(value as Readonly<Record<string, Value>>);
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flatMap(([key, part]) => [bytesOf(key), bytesOf(part)])]);
};

const separatorBytes = 16;

/** A file that knows one record for each first half of an address, `10.1`: a tree of bits whose leaves lead to the records. */
const fileOf = (records: Readonly<Record<string, Value>>): Buffer => {
  type Node = [number | Node | null, number | Node | null];
  const root: Node = [null, null];
  const data: Buffer[] = [];
  for (const [network, record] of Object.entries(records)) {
    const bits = network.split('.').flatMap((part) => [...Number(part).toString(2).padStart(8, '0')].map(Number));
    let node = root;
    for (const bit of bits.slice(0, -1)) {
      const next = node[bit];
      const made: Node = Array.isArray(next) ? next : [null, null];
      node[bit] = made;
      node = made;
    }
    node[bits.at(-1) ?? 0] = Buffer.concat(data).length;
    data.push(bytesOf(record));
  }
  const nodes: Node[] = [];
  const number = (node: Node): void => {
    nodes.push(node);
    for (const next of node) if (Array.isArray(next)) number(next);
  };
  number(root);
  const leadsTo = (next: Node[number]): number =>
    next === null ? nodes.length : Array.isArray(next) ? nodes.indexOf(next) : nodes.length + separatorBytes + next;
  const tree = nodes.flatMap((node) => node.map(leadsTo)).flatMap((to) => [to >>> 16, (to >>> 8) & 255, to & 255]);
  const about = { node_count: nodes.length, record_size: 24, ip_version: 4, binary_format_major_version: 2, database_type: 'Test-City' };
  const marker = Buffer.concat([Buffer.from([0xab, 0xcd, 0xef]), Buffer.from('MaxMind.com')]);
  return Buffer.concat([
    Buffer.from(tree),
    Buffer.alloc(separatorBytes),
    ...data,
    marker,
    bytesOf({ ...about, languages: ['en'], build_epoch: 1, description: {} }),
  ]);
};

const inPoland = (code: string): Value => ({ country: { iso_code: 'PL' }, subdivisions: [{ iso_code: code, names: { en: 'Somewhere' } }] });
const known = fileOf({
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
    const networks = networksPort.open?.({ provinceFile: await write('known.mmdb', known) } as never);
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
  const networks = networksPort.open?.({ provinceFile: await write('broken.mmdb', Buffer.from('not a database')) } as never);
  await expect(networks?.provinceOf('10.1.2.3')).rejects.toThrow();
});
