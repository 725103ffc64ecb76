/** The address of the premises as land register and cadastre know it (docs/rules/offers.md#official-address). */

import type { FormPart } from '../../types.ts';

type Address = FormPart<'address'>;
/** Street, house number, district, estate, county and province of the official address. */
export type OfficialAddress = NonNullable<Address['officialAddress']>;

const parts = ['street', 'houseNumber', 'district', 'estate', 'county', 'province'] as const satisfies readonly (keyof OfficialAddress)[];

/** The parts that an official address shares with the address of the premises: where somebody says that the two differ, most still agree. */
export const officialFrom = (address: Address = {}): OfficialAddress =>
  Object.fromEntries(parts.flatMap((part) => (address[part] === undefined ? [] : [[part, address[part]]])));

/** The official address where the form says that it is another one than the address of the premises; `null`: one address is both. */
export const ownOfficialAddress = (address: Address = {}): OfficialAddress | null =>
  address.officialDiffers === true ? (address.officialAddress ?? {}) : null;

/** An official address in one line without county and province, `Nawrot 14, Śródmieście, Katedralna`: each of its places once. */
export const officialPlace = ({ street, houseNumber, district, estate }: OfficialAddress): string => {
  const numbered = [street, houseNumber].filter((part) => part !== undefined && part !== '').join(' ');
  return [...new Set([numbered, district ?? '', estate ?? ''])].filter((part) => part !== '').join(', ');
};
