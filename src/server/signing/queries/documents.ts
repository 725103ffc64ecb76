import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { DocumentKind } from '../../../domain/kit/evidence.ts';
import type { Services } from '../../kit/context.ts';
import { documentById, documentsByIds, newestOf, ownersOf, type StoredDocument } from '../store/documents.ts';

export type { StoredDocument };
export { documentById, documentsByIds, newestOf, ownersOf };

/** Whether anything of the document runs in test mode and must be said beside it. */
const inTestMode = ({ selfMadeSeal, noTimestamp }: StoredDocument['testMode']): boolean => selfMadeSeal || noTimestamp;

/** What the file of a kind is called, as in the mails that bring it; an invoice without a number of the national system is a draft. */
const fileNames: Readonly<Record<DocumentKind, string>> = {
  project: 'projekt-oferty',
  offer: 'oferta',
  lease: 'umowa',
  protocol: 'protokol',
  rejection: 'odstapienie',
  invoice_l: 'projekt-faktury',
  invoice_t: 'projekt-faktury',
  agency: 'umowa-z-posrednikiem',
};

/** A document without its facts and texts, which are long and which no link needs. */
type LinkedDocument = Omit<StoredDocument, 'facts' | 'textVersions'>;

const nameOf = (stored: LinkedDocument): string =>
  `${fileNames[stored.kind]}${stored.number === null ? '' : `-${stored.number.replace(/[^0-9A-Za-z]+/g, '-')}`}.pdf`;

/** A document as whoever may read it opens it: a signed, expiring link to the sealed bytes, or to the drawn ones while there is no seal. */
export const documentLink = ({ files }: Pick<Services, 'files'>, stored: LinkedDocument): DocumentLink => ({
  id: stored.id,
  kind: stored.kind,
  number: stored.number,
  status: stored.sealedKey === null ? 'drawn' : 'sealed',
  url: files.link(stored.sealedKey ?? stored.drawnKey, { name: nameOf(stored), inline: true }),
  xmlUrl: stored.xmlKey === null ? null : files.link(stored.xmlKey, { name: nameOf(stored).replace(/\.pdf$/, '.xml') }),
  sha256: stored.sealedSha256 ?? stored.sha256,
  pages: stored.pages,
  code: stored.code,
  createdAt: stored.createdAt,
  testMode: inTestMode(stored.testMode),
});
