/** The documents that a viewer may read. */

import type { DocumentLink } from '../../../contract/kit/shapes.ts';
import type { Viewer } from '../../../domain/accounts/types.ts';
import { type DocumentKind, documentKinds } from '../../../domain/kit/evidence.ts';
import { mayReadDocument } from '../../../domain/signing/rules.ts';
import type { Services } from '../../kit/context.ts';
import { documentById } from '../store/documents.ts';
import { documentLink } from './documents.ts';
import { type DocumentRelation, signingPort } from './purposes.ts';

type Reading = Pick<Services, 'db' | 'files' | 'ports'>;

/** The document of a kind, if it is there and the viewer may read it. */
export const readableDocument = async (
  services: Reading,
  viewer: Viewer,
  relation: DocumentRelation,
  kind: DocumentKind,
): Promise<DocumentLink | null> => {
  if (!mayReadDocument(kind, viewer, relation.side)) return null;
  const id = await services.ports.of(signingPort).documents[kind](services.db, relation);
  const stored = id === null ? null : await documentById(services.db, id);
  return stored === null ? null : documentLink(services, stored);
};

/** Everything of an offer that the viewer may read. */
export const readableDocuments = async (services: Reading, viewer: Viewer, relation: DocumentRelation): Promise<DocumentLink[]> => {
  const found = await Promise.all(documentKinds.map((kind) => readableDocument(services, viewer, relation, kind)));
  return found.filter((each) => each !== null);
};
