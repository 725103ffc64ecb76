import { eq } from 'drizzle-orm';
import type { Grosze, Id } from '../../src/domain/kit/brand.ts';
import { DAY_MS, HOUR_MS } from '../../src/domain/kit/time/units.ts';
import { dayOf, plusMs } from '../../src/domain/kit/time.ts';
import { withCampaign } from '../../src/domain/outreach/rules/links.ts';
import { contactBases, milestones } from '../../src/domain/outreach/types.ts';
import type { Services } from '../../src/server/kit/context.ts';
import { databaseNow, type Tx } from '../../src/server/kit/database/database.ts';
import { newId } from '../../src/server/kit/database/ids.ts';
import { creditProspect } from '../../src/server/outreach/commands/credit.ts';
import { upsertBonus } from '../../src/server/outreach/store/bonuses.ts';
import { countLinks, insertLink } from '../../src/server/outreach/store/links.ts';
import { countIn, insertProspect, insertSend, updateProspect } from '../../src/server/outreach/store/prospects.ts';
import { shortLink } from '../../src/server/outreach/tables.ts';
import type { Cast } from './people.ts';

/** What the operator of the demo pays, in grosze. */
const bonuses = {
  accountCreation: 10_00,
  identityVerification: 15_00,
  companyVerification: 20_00,
  offerSubmission: 40_00,
  contractSigning: 120_00,
} as const;

const campaigns = ['lodz-handel', 'wroclaw-biura', 'poznan-magazyny'] as const;
const weeks = 5;

/** Of `n` prospects so many come as far as each milestone: every second opens the link, every 24th signs. */
const stepsOf = [2, 4, 6, 8, 12, 24] as const;

type Story = { readonly caller: Id; readonly at: number; readonly services: Services };

/** One prospect: written to, and then as far as their number says, a few hours from step to step. */
const tell = async (tx: Tx, { caller, at, services }: Story): Promise<void> => {
  const now = await databaseNow(tx);
  // The older ones first; nobody is written to in the night.
  const sentAt = plusMs(now, -((weeks * 7 - (at % (weeks * 7))) * DAY_MS) + (at % 5) * HOUR_MS);
  const kind = at % 3 === 0 ? 'offer' : 'website';
  const campaign = campaigns[at % campaigns.length] ?? 'lodz-handel';
  const id = newId();
  const parameters = { utmSource: 'parter', utmMedium: 'mail', utmCampaign: campaign, utmId: id, utmTerm: 'serwis', utmContent: kind };
  const row = await insertProspect(tx, { id, callerUid: caller, email: `biuro${at + 1}@odbiorca.example`, uid: null, campaign: parameters });
  const basis = contactBases[at % contactBases.length] ?? 'call';
  const frame = { prospectId: id, callerUid: caller, basis, basisDay: dayOf(sentAt), basisNote: `rozmowa ${100 + at}` };
  await insertSend(tx, { ...frame, kind, offerId: null, sentAt });
  await updateProspect(tx, id, { lastSentAt: sentAt });
  const place = { callerUid: caller, campaign };
  await countIn(tx, { ...place, day: dayOf(sentAt) }, kind);
  const link = { originalUrl: withCampaign(`${services.config.baseUrl}/`, parameters), createdBy: caller, prospectId: id };
  const shortId = await insertLink(tx, link);
  await tx.update(shortLink).set({ createdAt: sentAt }).where(eq(shortLink.shortId, shortId));
  for (const [step, milestone] of milestones.entries()) {
    if ((at + 1) % (stepsOf[step] ?? 1) !== 0) return;
    const reachedAt = plusMs(sentAt, (step + 1) * 3 * HOUR_MS);
    if (reachedAt > now) return;
    await creditProspect(tx, row, milestone, reachedAt);
    if (milestone === 'linkClick') await tx.update(shortLink).set({ clicks: 1, lastClickedAt: reachedAt }).where(eq(shortLink.shortId, shortId));
  }
};

/** What two callers of the demo have done within the last five weeks. One that an interrupted start has left is kept. */
export async function seedOutreach(services: Services, cast: Cast): Promise<void> {
  const callers = [
    [cast.uid('caller'), 96],
    [cast.uid('k.ostrowski'), 60],
  ] as const;
  if ((await countLinks(services.db, callers[0][0])) > 0) return;
  await services.db.transaction(async (tx) => {
    for (const milestone of milestones) {
      const amount = milestone === 'linkClick' ? 0 : bonuses[milestone];
      await upsertBonus(tx, milestone, amount as Grosze, cast.uid('admin'));
    }
    for (const [caller, n] of callers) for (let at = 0; at < n; at += 1) await tell(tx, { caller, at, services });
  });
}
