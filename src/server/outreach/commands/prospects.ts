/** Finds or makes the prospect of a caller at an address, with the campaign that its next link carries. */

import type { Day, Id } from '../../../domain/kit/brand.ts';
import type { CampaignParameters } from '../../../domain/outreach/rules/links.ts';
import { personByEmail } from '../../accounts/queries.ts';
import type { Tx } from '../../kit/database/database.ts';
import { newId } from '../../kit/database/ids.ts';
import { insertProspect, lockProspectAt, type ProspectRow, updateProspect } from '../store/prospects.ts';

type ProspectRequest = {
  readonly callerUid: Id;
  readonly email: string;
  /** Of the campaign; without one it is the month's. */
  readonly name: string;
  readonly medium: 'mail' | 'link';
  readonly content: string;
  readonly today: Day;
};

/**
 * The prospect, held until the transaction ends. Its id is the campaign's `utm_id`, by which a sign-up finds the caller again; no parameter
 * names a person, because addresses are seen by others.
 */
export const prospectFor = async (
  tx: Tx,
  { callerUid, email, name, medium, content, today }: ProspectRequest,
): Promise<{ readonly row: ProspectRow; readonly campaign: CampaignParameters }> => {
  const before = await lockProspectAt(tx, callerUid, email);
  const id = before?.id ?? newId();
  const campaign = {
    utmSource: 'parter',
    utmMedium: medium,
    utmCampaign: name === '' ? `parter-${today.slice(0, 7)}` : name,
    utmId: id,
    utmTerm: content === 'website' || content === 'link' ? 'serwis' : 'oferta',
    utmContent: content,
  };
  if (before === null) {
    const person = await personByEmail(tx, email);
    const row = await insertProspect(tx, { id, callerUid, email, uid: person?.uid ?? null, campaign });
    return { row, campaign: { ...campaign, utmId: row.id } };
  }
  await updateProspect(tx, before.id, { ...campaign, email });
  return { row: { ...before, ...campaign, email }, campaign };
};
