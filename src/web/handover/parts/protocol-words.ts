import { en } from '../../../words/handover/en/protocol.ts';
import { pl } from '../../../words/handover/pl/protocol.ts';
import { en as enNames } from '../../../words/kit/en/dictionaries.ts';
import { pl as plNames } from '../../../words/kit/pl/dictionaries.ts';

export const protocolWords = { pl, en };

/** Names of conditions and units. */
export const nameWords = { pl: plNames, en: enNames };
