import type { Id } from '../../../domain/kit/brand.ts';
import type { Services } from '../../kit/context.ts';
import type { Tx } from '../../kit/database/database.ts';
import { definePort } from '../../kit/ports.ts';

/** A person with an address that they have shown to be theirs. */
export type ConfirmedAddress = { readonly uid: Id; readonly email: string };

/** What a later room does, in the same transaction, when an address is confirmed: what waited for its owner by that address gets the account. */
export type OnConfirmedAddress = (services: Services, tx: Tx, confirmed: ConfirmedAddress) => Promise<void>;

/** Where the room says so that knows people by addresses. */
export const confirmedAddressPort = definePort<OnConfirmedAddress>({ name: 'accounts.confirmed_address' });
