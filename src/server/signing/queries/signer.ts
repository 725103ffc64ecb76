import { maySign } from '../../../domain/accounts/rules/people.ts';
import type { Verdict } from '../../../domain/kit/verdict.ts';
import { refuse } from '../../../domain/signing/refusals.ts';
import { personByUid } from '../../accounts/queries.ts';
import { databaseNow, type Reader } from '../../kit/database/database.ts';
import type { Signer } from './purposes.ts';

/**
 * Whether whoever signs may bind their company at this moment: every binding act asks it anew, because the code alone proves no more than that
 * somebody reads the mailbox, and while a change of the address can be undone that may be a thief (docs/rules/signing.md#after-an-e-mail-change).
 * The tenant's receiver has no account; the link and the address are what the tenant gave.
 */
export const mayActNow = async (reader: Reader, { uid }: Pick<Signer, 'uid'>): Promise<Verdict> => {
  if (uid === null) return null;
  const person = await personByUid(reader, uid);
  return person === null ? refuse('signing.not_allowed') : maySign(person, await databaseNow(reader));
};
