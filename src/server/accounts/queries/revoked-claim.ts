/** What accounts tell later rooms when somebody loses a claim. */

import type { Claim } from '../../../domain/accounts/types.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import type { Tx } from '../../kit/database/database.ts';
import { defineListPort } from '../../kit/ports.ts';

/** What a later room does, in the same transaction, when a claim is taken back. */
export type ClaimRevocationHandler = (tx: Tx, revoked: { readonly uid: Id; readonly claim: Claim }) => Promise<void>;

/** Where the rooms say so that give work to people with a claim. */
export const revokedClaimPort = defineListPort<ClaimRevocationHandler>({ name: 'accounts.revoked_claim' });
