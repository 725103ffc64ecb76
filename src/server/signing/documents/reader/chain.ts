import { type Certificate, runsAt } from './certificate.ts';

/** What somebody on a trust list is trusted to certify. */
export type TrustedService = 'signatures' | 'timestamps';

/** A certificate that is trusted of itself: for what, and while. */
export type Anchor = {
  readonly certificate: Certificate;
  readonly service: TrustedService;
  /** Moments between which the service was granted, `until` exclusive; a bundle without dates trusts always. */
  readonly granted: readonly { readonly from: number; readonly until: number }[];
};

/** Who is trusted, and authorities between them and the signers. */
export type TrustList = { readonly anchors: readonly Anchor[]; readonly between: readonly Certificate[] };

const longest = 6;
/** Hashes by which somebody could make a second certificate with the signature of the first. */
const weakHash = /sha-?1(?!\d)|md5/i;
/** How many signatures of certificates are verified: a file may enclose many of one name. Names alone are compared without a limit. */
const checksMax = 200;

/**
 * Whether a certificate leads to the trust list at a moment: every authority on the way was one, ran at that moment and signed the next.
 * Some lists name the authority that issued the certificate, some the root above it, and of time-stamp units the unit itself.
 */
export const isTrusted = (
  leaf: Certificate,
  {
    list,
    enclosed,
    service,
    at,
  }: { readonly list: TrustList; readonly enclosed: readonly Certificate[]; readonly service: TrustedService; readonly at: number },
): boolean => {
  const anchors = list.anchors.filter((anchor) => anchor.service === service && anchor.granted.some(({ from, until }) => from <= at && at < until));
  const pool = [...list.between, ...enclosed].filter(({ authority }) => authority !== null);
  let checks = 0;
  const issued = (issuer: Certificate, certificate: Certificate): boolean => {
    if (!certificate.x509.checkIssued(issuer.x509) || weakHash.test(certificate.x509.signatureAlgorithm ?? '')) return false;
    checks += 1;
    return checks <= checksMax && certificate.x509.verify(issuer.x509.publicKey);
  };
  /** `depth` is how many authorities stand below the issuer that is looked for. */
  const leads = (certificate: Certificate, depth: number): boolean => {
    if (!runsAt(certificate, at) || depth > longest) return false;
    const isAnchor = ({ certificate: anchor }: Anchor): boolean =>
      anchor.fingerprint !== certificate.fingerprint && runsAt(anchor, at) && (anchor.authority?.below ?? -1) >= depth && issued(anchor, certificate);
    if (anchors.some(isAnchor)) return true;
    const isBetween = (issuer: Certificate): boolean =>
      issuer.fingerprint !== certificate.fingerprint &&
      (issuer.authority?.below ?? -1) >= depth &&
      issued(issuer, certificate) &&
      leads(issuer, depth + 1);
    return pool.some(isBetween);
  };
  const isUnit = service === 'timestamps' && anchors.some(({ certificate }) => certificate.fingerprint === leaf.fingerprint);
  return (isUnit && runsAt(leaf, at)) || leads(leaf, 0);
};
