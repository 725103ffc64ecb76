/** The owner's PESEL or NIP of an agreement, which the database holds closed (docs/rules/agency.md#the-owners-number). */

import { eq, or, sql } from 'drizzle-orm';
import type { AgreementFacts, OwnerDetails } from '../../../domain/agency/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Reader, Tx } from '../../kit/database/database.ts';
import type { Config } from '../../kit/process/config.ts';
import { seal, sealAgain, unseal } from '../../kit/security/secrets.ts';
import { agencyAgreement, type StoredFacts } from '../tables.ts';

type Key = Pick<Config, 'secrets'>;

const closed = ({ secrets }: Key, number: string) => ({ sealed: seal(secrets, 'owner-numbers', number) });

/** What is stored of what was drawn. */
export const closeOwner = (key: Key, { owner, ...facts }: AgreementFacts): StoredFacts => ({
  ...facts,
  owner: { ...owner, peselOrNip: closed(key, owner.peselOrNip) },
});

/** The owner as the agent named them. */
export const openOwner = ({ secrets }: Key, { owner }: Pick<StoredFacts, 'owner'>): OwnerDetails => {
  const { peselOrNip: number } = owner;
  return { ...owner, peselOrNip: typeof number === 'string' ? number : String(unseal(secrets, 'owner-numbers', number.sealed)) };
};

const numberAt = sql`${agencyAgreement.facts} -> 'owner' -> 'peselOrNip'`;

/**
 * Agreements that were drawn when the number was stored as text, and not forgotten since; while there is a former `SECRET` also those whose number
 * it may have closed.
 */
export const numbersToClose = (reader: Reader, { secrets }: Key): Promise<{ readonly id: Id }[]> => {
  const isText = sql`jsonb_typeof(${numberAt}) = 'string' and ${numberAt} <> '""'::jsonb`;
  const isClosed = sql`jsonb_typeof(${numberAt}) = 'object'`;
  return reader
    .select({ id: agencyAgreement.id })
    .from(agencyAgreement)
    .where(secrets.length === 1 ? isText : or(isText, isClosed));
};

/** Closes the number of one of them with the current secret; nothing where that was done before. */
export const closeNumber = async (tx: Tx, key: Key, id: Id): Promise<void> => {
  const [row] = await tx.select({ facts: agencyAgreement.facts }).from(agencyAgreement).where(eq(agencyAgreement.id, id)).for('update');
  const number = row?.facts.owner.peselOrNip;
  if (number === undefined || number === '') return;
  const sealed = typeof number === 'string' ? closed(key, number).sealed : sealAgain(key.secrets, 'owner-numbers', number.sealed);
  if (sealed === null) return;
  await tx
    .update(agencyAgreement)
    .set({ facts: sql`jsonb_set(${agencyAgreement.facts}, '{owner,peselOrNip}', ${JSON.stringify({ sealed })}::jsonb)` })
    .where(eq(agencyAgreement.id, id));
};
