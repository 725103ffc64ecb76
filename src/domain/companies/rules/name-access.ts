import { actingCompanyId, isAdmin, isSignedIn } from '../../accounts/permissions.ts';
import type { Viewer } from '../../accounts/types.ts';
import type { Id } from '../../kit/brand.ts';

/** Why a company may see the name of another one: an admin allowed it, or it sent the other one an offer. */
export const accessCauses = ['admin', 'offer'] as const;
export type AccessCause = (typeof accessCauses)[number];

/** A company whose name is asked for; `hasAccess` are the companies that may see it. */
export type NamedCompany = { readonly companyId: Id; readonly hasAccess: readonly Id[] };

/**
 * May the viewer see the name of a company that looks for premises? Its own people may, admins, and whoever acts for a company with access
 * (docs/rules/companies.md#access-to-the-name). A visitor and an account that acts for nobody never may.
 */
export const maySeeCompanyName = (viewer: Viewer, { companyId, hasAccess }: NamedCompany): boolean => {
  if (isAdmin(viewer)) return true;
  if (isSignedIn(viewer) && viewer.company?.id === companyId) return true;
  const acting = actingCompanyId(viewer);
  return acting !== null && hasAccess.includes(acting);
};
