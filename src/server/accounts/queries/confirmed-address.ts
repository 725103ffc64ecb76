/** What accounts tell later rooms when somebody has shown that an address is theirs. */

import type { Id } from '../../../domain/kit/brand.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { defineListPort } from '../../kit/ports.ts';

/** A person with an address that they have shown to be theirs; whether it is the first one that this account has shown. */
export type ConfirmedAddress = { readonly uid: Id; readonly email: string; readonly isFirst: boolean };

/** What a later room does, in the same transaction, when an address is confirmed: what waited for its owner by that address gets the account. */
export type OnConfirmedAddress = (services: Services, tx: Tx, confirmed: ConfirmedAddress) => Promise<void>;

/** Where the rooms say so that know people by addresses. */
export const confirmedAddressPort = defineListPort<OnConfirmedAddress>({ name: 'accounts.confirmed_address' });

/** Tells those rooms, one after the other, because they share the transaction. */
export const tellConfirmed = async (services: Services, tx: Tx, confirmed: ConfirmedAddress): Promise<void> => {
  for (const onConfirmed of services.ports.of(confirmedAddressPort)) await onConfirmed(services, tx, confirmed);
};
