/** The parts of the product as CycloneDX 1.5 (ECMA-424) lists them, read from the lock file: what `npm ci --omit dev` installs, for every platform. */

/** A package as the lock file names it. */
type LockEntry = {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
};

/** What is read of a lock file. */
export type Lock = { readonly version: string; readonly packages: Readonly<Record<string, LockEntry>> };

const folder = 'node_modules/';

/** `node_modules/a/node_modules/@b/c` is `@b/c`. */
const nameOf = (path: string): string => path.slice(path.lastIndexOf(folder) + folder.length);

/** A package URL: the sign of a scope is escaped. */
const urlOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

const algorithms: Readonly<Record<string, string>> = { sha1: 'SHA-1', sha256: 'SHA-256', sha384: 'SHA-384', sha512: 'SHA-512' };

/** The hash of a package's archive: base64 in the lock file, hexadecimal in the list. */
const hashesOf = (integrity: string | undefined) =>
  (integrity ?? '').split(' ').flatMap((one) => {
    const [, kind = '', hash = ''] = /^(\w+)-(.+)$/.exec(one) ?? [];
    const alg = algorithms[kind];
    return alg === undefined ? [] : [{ alg, content: Buffer.from(hash, 'base64').toString('hex') }];
  });

/** A licence by its identifier, or an expression of several. */
const licensesOf = (license: string | undefined) => {
  if (license === undefined) return [];
  return / (?:AND|OR|WITH) /.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
};

/** The list of parts. A package that stands in several folders in one version is one part; what only a platform has is optional. */
export const partsOf = ({ version, packages }: Lock) => {
  const parts = Object.entries(packages).flatMap(([path, { dev, optional, ...one }]) => {
    if (path === '' || dev || one.version === undefined) return [];
    const name = one.name ?? nameOf(path);
    const purl = urlOf(name, one.version);
    return [
      {
        ...{ 'bom-ref': purl, type: 'library', name, version: one.version, scope: optional ? 'optional' : 'required', purl },
        ...{ hashes: hashesOf(one.integrity), licenses: licensesOf(one.license) },
      },
    ];
  });
  const components = [...new Map(parts.map((part) => [part.purl, part])).values()];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { 'bom-ref': 'parter', type: 'application', name: 'parter', version } },
    components,
  };
};
