/** Presents the document that proves somebody's capacity. */

import { isAccepted } from '../../../domain/accounts/rules/verification-status.ts';
import type { Services } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type AuthorityRow, authorityById, type LinkRow, newestAuthority } from '../store/companies.ts';

/** The document of a link: the accepted one, else the one that was given in last. */
export const ownAuthority = async (db: Reader, { company, member: { uid, state, authorityId } }: LinkRow): Promise<AuthorityRow | null> => {
  if (!isAccepted(state)) return newestAuthority(db, company.id, uid);
  return authorityId === null ? null : authorityById(db, authorityId);
};

/** The document that proves a capacity, as its owner sees it. */
export const presentAuthority = (row: AuthorityRow | null) => (row === null ? null : { sha256: row.sha256, uploadedAt: row.createdAt });

/** A document of a capacity as a moderator opens it. */
export const linkedAuthority = ({ files }: Pick<Services, 'files'>, { key, sha256, createdAt }: AuthorityRow) => ({
  url: files.link(key, { name: 'Umocowanie.pdf', inline: true }),
  sha256,
  uploadedAt: createdAt,
});
