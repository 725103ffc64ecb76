/** What the pages about agreements read. */

import type { agencyCalls } from '../../../contract/agency/endpoints.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';

/** An agreement as its page reads it. */
export type Agreement = OutputOf<typeof agencyCalls.getAgreement>['agreement'];
