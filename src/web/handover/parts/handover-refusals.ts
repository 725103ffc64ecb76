import { en } from '../../../words/handover/en/refusals.ts';
import { pl } from '../../../words/handover/pl/refusals.ts';

/** What the room's rules refuse, for checks in the browser. */
export const handoverRefusals = { pl, en };
