/** What a title that waits for the second admin says, and where its document lies. */

import { z } from 'zod';
import { titleKinds } from '../../../domain/deposits/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { outcomes } from '../../../domain/leases/types.ts';
import type { Services } from '../../kit/context.ts';
import { sha256Of } from '../../kit/security/sha256.ts';
import type { ApprovalRow } from '../store/approvals.ts';

const titleDetails = z.object({
  offerId: z.string().transform((id) => id as Id),
  kind: z.enum(titleKinds),
  outcome: z.enum(outcomes).optional(),
  document: z.object({ name: z.string(), sha256: z.string() }),
});

/** The title that an approval is about. */
export const titleOf = ({ details }: Pick<ApprovalRow, 'details'>) => titleDetails.parse(details);

/** Where the document of a title lies. The same bytes have one place, so that a repeat changes nothing. */
export const titleKey = (offerId: string, sha256: string): string => `offers/${offerId}/titles/${sha256}.pdf`;

/** Whether the document of a title lies there, byte for byte what its hash names. */
export const hasTitle = async ({ files }: Pick<Services, 'files'>, offerId: Id, sha256: string): Promise<boolean> => {
  const bytes = await files.get(titleKey(offerId, sha256));
  return bytes !== null && sha256Of(bytes) === sha256;
};

/** The title as the second admin reads it before approving, with a link that opens its document for a while; null for other acts. */
export const titleView = ({ files }: Pick<Services, 'files'>, approval: ApprovalRow) => {
  if (approval.act !== 'dispute_title') return null;
  const { offerId, kind, outcome = null, document } = titleOf(approval);
  return { kind, outcome, ...document, url: files.link(titleKey(offerId, document.sha256), { name: document.name, inline: true }) };
};
