/** Credits callers with what their prospects reach (docs/rules/outreach.md#attribution). */

import type { Grosze, Id, Instant } from '../../../domain/kit/brand.ts';
import { dayOf } from '../../../domain/kit/time.ts';
import { creditedTouch, earnsClick, touchedAt } from '../../../domain/outreach/rules/attribution.ts';
import { completedBy } from '../../../domain/outreach/rules/figures.ts';
import type { Milestone } from '../../../domain/outreach/types.ts';
import type { CampaignFacts, campaignsPort } from '../../accounts/queries/campaigns.ts';
import type { OnConfirmedAddress } from '../../accounts/queries/confirmed-address.ts';
import { databaseNow, type Tx } from '../../kit/database/database.ts';
import type { Port } from '../../kit/ports.ts';
import {
  countConversions,
  countIn,
  insertMilestone,
  lockProspect,
  milestonesOf,
  type ProspectRow,
  payClick,
  touchesOf,
  updateProspect,
} from '../store/prospects.ts';

/** Notes a milestone of a prospect with the bonus of now, and that of the click with the first other one; what was reached before changes nothing. */
export const creditProspect = async (tx: Tx, row: ProspectRow, milestone: Milestone, at: Instant): Promise<void> => {
  // Two steps of one prospect at the same moment would not see each other.
  await lockProspect(tx, row.id);
  const bonus = await insertMilestone(tx, row, milestone, at);
  if (bonus === null) return;
  const reached = await milestonesOf(tx, row.id);
  const click = earnsClick(
    milestone,
    reached.map((one) => one.milestone),
  )
    ? await payClick(tx, row.id)
    : 0;
  await countIn(tx, { day: dayOf(at), callerUid: row.callerUid, campaign: row.utmCampaign }, milestone, (bonus + click) as Grosze);
  const completed = completedBy({ milestone, at }, reached);
  await countConversions(
    tx,
    row.callerUid,
    completed.map(({ at: begun, ...steps }) => ({ day: dayOf(begun), ...steps })),
  );
};

/** Credits what a person does to the prospect by whose link they came last, if that is less than 30 days ago. */
export const creditPerson = async (tx: Tx, uid: Id, milestone: Milestone, at: Instant): Promise<void> => {
  const touch = creditedTouch(await touchesOf(tx, uid), at);
  if (touch !== null) await creditProspect(tx, touch, milestone, at);
};

/**
 * Credits the account of whoever confirms their first address: before that an address may be made up, and a bonus for it as well. Who had the
 * account when a caller first wrote to them has not made it because of that caller (docs/rules/outreach.md#milestones).
 */
export const creditConfirmed: OnConfirmedAddress = async (_services, tx, { uid, isFirst }) => {
  if (!isFirst) return;
  const now = await databaseNow(tx);
  const touches = (await touchesOf(tx, uid)).filter((row) => !row.isExisting);
  const credited = creditedTouch(touches, now);
  if (credited !== null) await creditProspect(tx, credited, 'accountCreation', now);
};

/** Notes that somebody came by a link of the prospect. */
export const touch = async (tx: Tx, row: ProspectRow, { at, now }: { readonly at: Instant; readonly now: Instant }): Promise<void> => {
  if (row.touchedAt === null || row.touchedAt < at) await updateProspect(tx, row.id, { touchedAt: at });
  await creditProspect(tx, row, 'linkClick', now);
};

type Campaigns = typeof campaignsPort extends Port<infer T> ? T : never;

/** The prospect that a campaign of six parameters names, and when it was met; null for other campaigns and those of 30 days ago. Whatever a browser says is read with doubt: an unknown id is nobody's. */
const metBy = async (tx: Tx, uid: Id, campaign: CampaignFacts) => {
  const { utmSource, utmMedium, utmCampaign, utmId, utmTerm, utmContent, timestamp } = campaign;
  if (![utmSource, utmMedium, utmCampaign, utmId, utmTerm, utmContent].every((value) => value !== undefined && value !== '')) return null;
  const now = await databaseNow(tx);
  const at = touchedAt(timestamp, now);
  const row = at === null ? null : await lockProspect(tx, utmId ?? '');
  // A link that was passed on is the prospect's who made something of it first, and nobody is a prospect of their own.
  if (at === null || row === null || row.callerUid === uid || (row.uid !== null && row.uid !== uid)) return null;
  return { row, at, now };
};

/** What accounts tell of campaigns. */
export const campaigns: Campaigns = {
  accountMade: async (tx, uid, campaign) => {
    const met = await metBy(tx, uid, campaign);
    if (met === null) return;
    await updateProspect(tx, met.row.id, { uid });
    await touch(tx, met.row, met);
  },
  met: async (tx, uid, campaign) => {
    const met = await metBy(tx, uid, campaign);
    if (met === null) return;
    if (met.row.uid === null) await updateProspect(tx, met.row.id, { uid });
    await touch(tx, met.row, met);
  },
};
