/** A party of an offer or lease, frozen. */

import type { Id } from '../../kit/brand.ts';
import type { CompanyForm, PartyFacts, PartySigner } from '../types.ts';

/** The register data of a party as frozen into an offer or lease, with whoever signs for it (docs/rules/companies.md#data-of-a-party). */
export const partyFacts = (company: CompanyForm, companyId: Id, signer: PartySigner, cosigner: PartySigner | null): PartyFacts => ({
  companyId,
  name: company.name,
  nip: company.nip,
  regon: company.regon,
  krs: company.krs,
  address: { street: company.street, houseNumber: company.houseNumber, postalCode: company.postalCode, city: company.city, country: company.country },
  vatStatus: company.vatStatus,
  bankAccount: company.bankAccount,
  legalForm: company.legalForm,
  representation: company.representation,
  generalPartner: company.generalPartner,
  partners: company.partners,
  ...(company.noticesEmail === null ? {} : { noticesEmail: company.noticesEmail }),
  ...(company.deliveryAddress === null ? {} : { deliveryAddress: company.deliveryAddress }),
  ...(company.isLargeUndertaking === null ? {} : { isLargeUndertaking: company.isLargeUndertaking }),
  signer,
  ...(cosigner === null ? {} : { cosigner }),
});

/** Everybody who signs for the party, the first signer first. */
export const partySigners = ({ signer, cosigner }: Pick<PartyFacts, 'signer' | 'cosigner'>): readonly PartySigner[] =>
  cosigner === undefined ? [signer] : [signer, cosigner];

/** Where notices to the party go: the company's own address, else everybody who signs for it (docs/rules/companies.md#notices). */
export const noticesAddress = (party: Pick<PartyFacts, 'signer' | 'cosigner' | 'noticesEmail'>): string =>
  party.noticesEmail ??
  partySigners(party)
    .map(({ email }) => email)
    .join(', ');

/** The names of those who sign for the party: "Anna Lipska, Jan Kawecki". */
export const signerNames = (party: Pick<PartyFacts, 'signer' | 'cosigner'>): string =>
  partySigners(party)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
    .join(', ');

/** Whether the person is one of those whom the document names as signing for the party. */
export const isNamedSigner = (party: Pick<PartyFacts, 'signer' | 'cosigner'>, uid: string): boolean =>
  partySigners(party).some((signer) => signer.uid === uid);
