/** Small files in the format of MaxMind, as operators give one that knows networks. */

/** A record of a file. */
export type MmdbValue = string | number | readonly MmdbValue[] | { readonly [key: string]: MmdbValue };

/** A value as the MMDB format writes it: type and size in the first byte, types above 7 in the second. */
const bytesOf = (value: MmdbValue): Buffer => {
  if (typeof value === 'string') return Buffer.concat([Buffer.from([(2 << 5) | Buffer.byteLength(value)]), Buffer.from(value)]);
  if (typeof value === 'number') return Buffer.from([(6 << 5) | 4, value >>> 24, value >>> 16, value >>> 8, value]);
  if (Array.isArray(value)) return Buffer.concat([Buffer.from([value.length, 11 - 7]), ...value.map(bytesOf)]);
  const entries = Object.entries(value as Readonly<Record<string, MmdbValue>>);
  return Buffer.concat([Buffer.from([(7 << 5) | entries.length]), ...entries.flatMap(([key, part]) => [bytesOf(key), bytesOf(part)])]);
};

const separatorBytes = 16;

/** A file that knows one record for each first half of an address, `10.1`: a tree of bits whose leaves lead to the records. */
export const mmdbOf = (records: Readonly<Record<string, MmdbValue>>): Buffer => {
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
