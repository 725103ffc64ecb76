/** The owner's PESEL or NIP of an agreement, which the database holds closed (docs/rules/agency.md#the-owners-number). */

import { eq, sql } from 'drizzle-orm';
import type { AgreementFacts, OwnerDetails } from '../../../domain/agency/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import type { Config } from '../../kit/process/config.ts';
import { seal, unseal } from '../../kit/security/secrets.ts';
import { agencyAgreement, type StoredFacts } from '../tables.ts';

type Key = Pick<Config, 'secret'>;

const closed = ({ secret }: Key, number: string) => ({ sealed: seal(secret, 'owner-numbers', number) });

/** What is stored of what was drawn. */
export const closeOwner = (key: Key, { owner, ...facts }: AgreementFacts): StoredFacts => ({
  ...facts,
  owner: { ...owner, peselOrNip: closed(key, owner.peselOrNip) },
});

/** The owner as the agent named them. */
export const openOwner = ({ secret }: Key, { owner }: Pick<StoredFacts, 'owner'>): OwnerDetails => {
  const { peselOrNip: number } = owner;
  return { ...owner, peselOrNip: typeof number === 'string' ? number : String(unseal(secret, 'owner-numbers', number.sealed)) };
};

const numberAt = sql`${agencyAgreement.facts} -> 'owner' -> 'peselOrNip'`;

/** Agreements that were drawn when the number was stored as text, and not forgotten since. */
export const openNumbers = (reader: Reader): Promise<{ readonly id: Id }[]> =>
  reader.select({ id: agencyAgreement.id }).from(agencyAgreement).where(sql`jsonb_typeof(${numberAt}) = 'string' and ${numberAt} <> '""'::jsonb`);

/** Closes the number of one of them; nothing where that was done meanwhile. */
export const closeNumber = async (tx: Tx, key: Key, id: Id): Promise<void> => {
  const [row] = await tx.select({ facts: agencyAgreement.facts }).from(agencyAgreement).where(eq(agencyAgreement.id, id)).for('update');
  const number = row?.facts.owner.peselOrNip;
  if (typeof number !== 'string' || number === '') return;
  await tx
    .update(agencyAgreement)
    .set({ facts: sql`jsonb_set(${agencyAgreement.facts}, '{owner,peselOrNip}', ${JSON.stringify(closed(key, number))}::jsonb)` })
    .where(eq(agencyAgreement.id, id));
};
