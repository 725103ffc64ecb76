import { z } from 'zod';
import { frames, milestones, prospectGroups } from '../../../domain/outreach/types.ts';
import { call } from '../../kit/call.ts';
import { day, grosze, id, instant, page, pageOf, uid } from '../../kit/shapes.ts';

/** Somebody who was written to or given a link, and how far they came. */
const prospect = z.object({
  id,
  caller: z.object({ uid, name: z.string() }),
  /** Null once the time for which it is kept is over. */
  email: z.string().nullable(),
  /** Whether the address had an account before; null where the reader may not know it (docs/rules/outreach.md#prospects). */
  group: z.enum(prospectGroups).nullable(),
  campaign: z.string(),
  lastSentAt: instant.nullable(),
  /** Written to more than once. */
  sentAgain: z.boolean(),
  /** In the order of the steps; what is missing was not reached. */
  milestones: z.array(z.object({ milestone: z.enum(milestones), at: instant, bonus: grosze })),
  bonus: grosze,
});

/** The list of prospects (docs/rules/outreach.md#prospects). */
export const prospectCalls = {
  /** Who was written to or given a link within a span: every caller's prospects for admins and creators, else the caller's own. The newest first. */
  listProspects: call({
    wire: 'listProspects',
    in: z.object({
      frame: z.enum(frames).default('week'),
      from: day.nullable().default(null),
      to: day.nullable().default(null),
      of: uid.nullable().default(null),
      group: z.enum(prospectGroups).nullable().default(null),
      page,
    }),
    out: pageOf(prospect),
    errors: ['outreach.span_wrong'],
    who: 'caller',
    read: true,
  }),
};
