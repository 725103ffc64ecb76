/** What the parts of the dashboard read. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { prospectCalls } from '../../../contract/outreach/endpoints/prospects.ts';
import type { outreachCalls } from '../../../contract/outreach/endpoints.ts';

/** The figures as the page reads them. */
export type Outreach = OutputOf<typeof outreachCalls.getOutreach>;

/** The caller's own links as the page reads them. */
export type Links = OutputOf<typeof outreachCalls.listShortLinks>;

/** A page of prospects as the page reads it. */
export type Prospects = OutputOf<typeof prospectCalls.listProspects>;
