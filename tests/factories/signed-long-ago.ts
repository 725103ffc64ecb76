import { sql } from 'drizzle-orm';
import type { TestServer } from '../kit/server.ts';

/** Makes the running version of an offer as old as its reminders want it: what was signed cannot be changed by a statement of ours. */
export const signedLongAgo = (server: TestServer, offerId: string): Promise<void> =>
  server.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`update offer_version set created_at = created_at - interval '30 days' where offer_id = ${offerId}`);
  });
