/** What some calls of the matrix are about, made when the first of them asks for it. */

import { counterOffersCalls } from '../../src/contract/offers/endpoints/counter-offers.ts';
import { savedSearchCalls } from '../../src/contract/search/endpoints/saved.ts';
import { accept, anAgentOf, aProposal, ownerDetails, type ProposedAgreement } from '../factories/agency.ts';
import { aPlaceAlert } from '../factories/place-alert.ts';
import { must } from '../factories/published-offer.ts';
import { aWantedListing } from '../factories/wanted.ts';
import { nobody, type Scene } from './scene.ts';

/** A counter-offer about the rent alone. */
export const lowerRent = { isRentToggleChecked: true, isContractDurationToggleChecked: false, newPrice: 5_000_00 };

/** An offer with a counter-offer of the tenant's; an unknown one where the offer takes none. */
export const countered = async ({ fresh, tenant }: Scene): Promise<{ readonly offerId: string; readonly counterOfferId: string }> => {
  const offerId = await fresh();
  const sent = await tenant.ask(counterOffersCalls.sendCounterOffer, { offerId, ...lowerRent });
  return { offerId, counterOfferId: sent.ok ? sent.value.counterOfferId : nobody };
};

const savedSearches = new WeakMap<object, Promise<{ readonly searchId: string }>>();

/** The one search that the landlord has saved. */
export const savedByLandlord = async ({ landlord }: Scene): Promise<string> => {
  const saved = savedSearches.get(landlord) ?? must(landlord, savedSearchCalls.saveSearch, { filters: { province: 'lodzkie' }, frequency: 'daily' });
  savedSearches.set(landlord, saved);
  return (await saved).searchId;
};

const placeAlerts = new WeakMap<object, Promise<string>>();

/** The one alert about a place that the landlord has. */
export const placeAlertOfLandlord = ({ landlord }: Scene): Promise<string> => {
  const alert = placeAlerts.get(landlord) ?? aPlaceAlert(landlord, { radius: 25 });
  placeAlerts.set(landlord, alert);
  return alert;
};

const wanted = new WeakMap<object, Promise<string>>();

/** The one wanted listing of the tenant's company that the rows speak of. */
export const wantedByTenant = ({ tenant }: Scene): Promise<string> => {
  const listing = wanted.get(tenant) ?? aWantedListing(tenant);
  wanted.set(tenant, listing);
  return listing;
};

const reported = new WeakMap<object, Promise<string>>();

/** A listing of the tenant's company that stays on the board, to be reported. */
export const reportedWanted = ({ tenant }: Scene): Promise<string> => {
  const listing = reported.get(tenant) ?? aWantedListing(tenant);
  reported.set(tenant, listing);
  return listing;
};

const agencies = new WeakMap<object, Promise<{ readonly pending: ProposedAgreement; readonly signed: ProposedAgreement }>>();

/** Two projects of the landlord, who is an agent then, for premises of the stranger: one proposal waits, the other is accepted. */
export const agency = ({ server, landlord, stranger }: Scene) => {
  const make = async () => {
    await anAgentOf(server, landlord);
    const owner = ownerDetails(stranger.email);
    const [pending, signed] = [await aProposal(server, landlord, owner), await aProposal(server, landlord, owner)];
    await accept(server, signed, stranger.email);
    return { pending, signed };
  };
  const made = agencies.get(landlord) ?? make();
  agencies.set(landlord, made);
  return made;
};

/** The data of a company with this NIP, as the form gives them in. */
export const company = (nip: string) => ({
  ...{ name: 'Piekarnia Próbna', nip, regon: '123456785', krs: null, noKrs: true, country: 'Polska', postalCode: '90-060', city: 'Łódź' },
  ...{ street: 'Nawrot', houseNumber: '14', website: null, bankAccount: '61 1090 1014 0000 0712 1981 2874', vatStatus: 'active' },
  legalForm: 'sole_trader',
});
