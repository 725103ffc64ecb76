/** What the pages about agreements read. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import type { WireRefusal } from '../../../contract/kit/client.ts';

/** An agreement as its page reads it. */
export type Agreement = OutputOf<typeof agencyCalls.getAgreement>['agreement'];

/** Answers that say of an agreement that it is not there, or not for the reader; every other one says only that it could not be read now. */
const final: readonly WireRefusal['kind'][] = ['missing', 'denied', 'invalid'];

/** What the page shows: what was read before stays while reading it again takes too long or finds no service. */
export const shownAgreement = (now: Agreement | null, before: Agreement | null, refused: WireRefusal['kind'] | null): Agreement | null =>
  now ?? (refused === null || final.includes(refused) ? null : before);
