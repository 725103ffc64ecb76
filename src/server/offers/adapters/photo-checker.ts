/** Who looks at photos beside the local rules. */

import type { PhotoOpinion } from '../../../domain/offers/rules/photos/flags.ts';
import { outsideService } from '../../kit/outside/service.ts';
import { definePort } from '../../kit/ports.ts';
import { checkerLimits, geminiChecker } from './gemini.ts';

/** Looks at photos; null where nobody does. `unavailable` means that there is no answer now: that holds nothing up, and a moderator looks. */
export type PhotoChecker = { readonly look: (jpeg: Uint8Array) => Promise<PhotoOpinion | 'unavailable'> } | null;

/** The Gemini API where `GEMINI_API_KEY` switches it on; otherwise local rules and moderators alone judge photos. */
export const photoCheckerPort = definePort<PhotoChecker>({
  name: 'offers.photo_checker',
  open: ({ gemini }, states) => (gemini === null ? null : geminiChecker(gemini, outsideService(checkerLimits, states.of('gemini')))),
});
