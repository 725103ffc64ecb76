import { XMLParser } from 'fast-xml-parser';
import { type Certificate, readCertificate } from './certificate.ts';
import type { Anchor, TrustedService, TrustList } from './chain.ts';

/**
 * Reads a trust list: a bundle of PEM certificates, or a national list of ETSI TS 119 612. The file is the operator's own setting, so it is
 * believed; the signature of the list is checked by whoever fetches it. Of a bundle every authority is trusted for signatures and time stamps.
 */
export const parseTrustList = (text: string): TrustList => (text.trimStart().startsWith('<') ? listOf(text) : bundleOf(text));

const pem = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
const always = [{ from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY }];

const bundleOf = (text: string): TrustList => {
  const certificates = [...text.matchAll(pem)].map((match) => readCertificate(Buffer.from(match[1] ?? '', 'base64')));
  if (certificates.length === 0) throw new Error('the trust list holds no certificate');
  const trusted = (service: TrustedService) => certificates.map((certificate) => ({ certificate, service, granted: always }));
  return { anchors: [...trusted('signatures'), ...trusted('timestamps')], between: [] };
};

const services: Readonly<Record<string, TrustedService>> = {
  'http://uri.etsi.org/TrstSvc/Svctype/CA/QC': 'signatures',
  'http://uri.etsi.org/TrstSvc/Svctype/TSA/QTST': 'timestamps',
};
/** What qualified services were called since 2016, and under the law before. */
const grantedStatuses = ['granted', 'undersupervision', 'supervisionincessation', 'accredited'].map(
  (status) => `http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/${status}`,
);
const forSignatures = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/ForeSignatures';
const purposePrefix = 'http://uri.etsi.org/TrstSvc/TrustedList/SvcInfoExt/For';

const lists = ['TrustServiceProvider', 'TSPService', 'ServiceHistoryInstance', 'DigitalId', 'Extension'];

/** Entities stay as they are written: a list has none that matter, and expanding them is how small files become huge. */
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  processEntities: false,
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
});

const listOf = (text: string): TrustList => {
  const found = at(parser.parse(text), 'TrustServiceStatusList', 'TrustServiceProviderList', 'TrustServiceProvider');
  const anchors = all(found).flatMap((provider) => all(at(provider, 'TSPServices', 'TSPService')).flatMap(anchorsOf));
  if (anchors.length === 0) throw new Error('the trust list holds no qualified service');
  return { anchors, between: [] };
};

/** A service with its past: each status counts from its moment until the next one began. */
const anchorsOf = (service: unknown): Anchor[] => {
  const now = at(service, 'ServiceInformation');
  const kind = services[text(at(now, 'ServiceTypeIdentifier'))];
  if (kind === undefined) return [];
  const history = [now, ...all(at(service, 'ServiceHistory', 'ServiceHistoryInstance'))]
    .map((entry) => ({ entry, from: Date.parse(text(at(entry, 'StatusStartingTime'))) }))
    .filter(({ from }) => Number.isFinite(from))
    .toSorted((a, b) => a.from - b.from);
  const granted = history.flatMap(({ entry, from }, index) =>
    grantedStatuses.includes(text(at(entry, 'ServiceStatus'))) && isFor(kind, entry)
      ? [{ from, until: history[index + 1]?.from ?? Number.POSITIVE_INFINITY }]
      : [],
  );
  return certificatesIn(now).map((certificate) => ({ certificate, service: kind, granted }));
};

/** A service whose entry names purposes certifies for signatures only if they are among them. */
const isFor = (kind: TrustedService, entry: unknown): boolean => {
  const purposes = all(at(entry, 'ServiceInformationExtensions', 'Extension'))
    .map((extension) => text(at(extension, 'AdditionalServiceInformation', 'URI')))
    .filter((uri) => uri.startsWith(purposePrefix));
  return kind === 'timestamps' || purposes.length === 0 || purposes.includes(forSignatures);
};

/** One certificate that cannot be read does not make the rest of a national list useless. */
const certificatesIn = (information: unknown): Certificate[] =>
  all(at(information, 'ServiceDigitalIdentity', 'DigitalId')).flatMap((id) => {
    const base64 = text(at(id, 'X509Certificate'));
    if (base64 === '') return [];
    try {
      return [readCertificate(Buffer.from(base64, 'base64'))];
    } catch {
      return [];
    }
  });

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>)[key] : undefined), value);

const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
