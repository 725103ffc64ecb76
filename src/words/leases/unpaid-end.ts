import { en } from './en/unpaid-end.ts';
import { pl } from './pl/unpaid-end.ts';

/** The deposit did not come: the landlord's withdrawal as it is signed, the new term, and their dialogs. */
export const unpaidEndWords = { pl, en };
