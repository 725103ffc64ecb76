/** The protocol that was drawn for its submitter. */

import type { LeaseFacts } from '../../../domain/leases/types.ts';
import type { Reader } from '../../kit/database/database.ts';
import { type PreparedRow, preparedOf } from '../store/protocol.ts';
import { type Access, actorKey } from './access.ts';

/** The drawn protocol that this person may sign now: it was drawn for them, in this round, and nobody was named anew since. */
export const currentPrepared = async (reader: Reader, access: Access): Promise<PreparedRow | null> => {
  const prepared = await preparedOf(reader, access.row.id, access.side);
  return prepared !== null && prepared.signerKey === actorKey(access) && isCurrent(prepared, access.facts) ? prepared : null;
};

/** Whether a drawn protocol still says what is true: the round that comes, and who meets when. */
export const isCurrent = (prepared: PreparedRow, { rounds, reception, transfer }: Pick<LeaseFacts, 'rounds' | 'reception' | 'transfer'>): boolean =>
  prepared.round === rounds + 1 && [reception, transfer].every((person) => person === null || person.savedAt <= prepared.preparedAt);
