/** How somebody deletes their account. */

import { leavingCalls } from '../../src/contract/accounts/endpoints/leaving.ts';
import type { TestPerson } from '../kit/server.ts';

/** Confirms the wish; answers what was said. */
export const confirmDeletion = (person: TestPerson) => person.ask(leavingCalls.confirmAccountDeletion, { userUid: person.uid });

/** Presses what deletes; answers what was said. */
export const deleteAccount = (person: TestPerson) => person.ask(leavingCalls.deleteAccount, { userId: person.uid });
