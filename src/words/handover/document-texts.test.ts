import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { documentTextVersions } from '../../domain/signing/rules.ts';
import { leaseClosingWords } from '../leases/lease-closing.ts';
import { leaseDocumentWords } from '../leases/lease-document.ts';
import { leaseTermsWords } from '../leases/lease-terms.ts';
import { rejectionDocumentWords } from '../leases/rejection-document.ts';
import { announcementWords } from '../offers/announcement.ts';
import { offerDocumentWords } from '../offers/documents.ts';
import { premisesWords } from '../offers/premises.ts';
import { protocolDocumentWords } from './documents.ts';

const contract = [leaseDocumentWords, leaseTermsWords, leaseClosingWords];
/** The words that each kind of document is written with. */
const texts = {
  offer: [offerDocumentWords, announcementWords, premisesWords, ...contract],
  lease: [...contract, premisesWords],
  protocol: [protocolDocumentWords],
  rejection: [rejectionDocumentWords],
} as const;

/**
 * What every version says, by the beginning of its SHA-256. A reading copy is made only while a document's version is the one of today
 * (docs/rules/documents.md#reading-copies), so words that change get a new version in `documentTextVersions` and a new row here. Words of a
 * version that no released program has drawn with may change in its row.
 */
const versions: Readonly<Record<string, string>> = {
  'offer 2026-11-22': 'a065cb674a172d7d',
  'offer 2026-11-23': 'e6f26a1f7229e771',
  'lease 2026-11-22': '64047820ecd9c21c',
  'protocol 2026-11-22': '29fa5a0a7ea6266d',
  'rejection 2026-11-22': '635ce80ed538441d',
};

test.each(Object.keys(texts) as (keyof typeof texts)[])('the words of a document of the kind %s are those of its version', (kind) => {
  const now = texts[kind].map(({ pl, en }) => [pl, en]);
  const hash = createHash('sha256').update(JSON.stringify(now)).digest('hex').slice(0, 16);
  expect(hash).toBe(versions[`${kind} ${documentTextVersions[kind]}`]);
});
