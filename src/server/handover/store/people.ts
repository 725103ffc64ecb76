/** Takes people out of what was written for a handover and is no document. */

import { eq } from 'drizzle-orm';
import type { Reader, Tx } from '../../kit/database/database.ts';
import { type AliasedPerson, scrub } from '../../kit/people/scrub.ts';
import { appointment, preparedProtocol, protocolDraft } from '../tables.ts';

/** Where somebody was named to hand over or to receive. */
export const appointmentsOf = (reader: Reader, email: string) => reader.select().from(appointment).where(eq(appointment.email, email));

/**
 * What was signed stands in the documents; beside them names and addresses are not needed any more. Appointments of other people that the person
 * entered stay with the lease, and so do drafts without them.
 */
export const forgetHandovers = async (tx: Tx, who: AliasedPerson): Promise<void> => {
  await tx.delete(preparedProtocol).where(eq(preparedProtocol.signerKey, who.uid));
  await tx.update(appointment).set(who.alias).where(eq(appointment.email, who.email));
  await scrub(tx, [protocolDraft.data], who);
  await scrub(tx, [preparedProtocol.signerName], who);
};
