/**
 * Examples of calls: of every read that needs no account, and of each room whose calls all need one. tests/matrix/api-examples.test.ts makes each of
 * them, in a product without offers.
 */

/** A part of what comes back: an answer, or a refusal. `…` stands for any text, in a list for anything. */
type Answer =
  | { readonly result: Readonly<Record<string, unknown>> }
  | { readonly error: { readonly status: string; readonly message: '…'; readonly details: Readonly<Record<string, unknown>> } };

/** What is sent as `data`, as whom (a token of a person without rights of their own unless it needs none), and what comes back. */
export type Example = Answer & { readonly data: Readonly<Record<string, unknown>>; readonly signedIn?: true };

const offerId = 'Wk3nVb7QmXr2TgL9sHdP';
const missing = (code: string): Answer => ({ error: { status: 'NOT_FOUND', message: '…', details: { code } } });
const denied = (code: string): Answer => ({ error: { status: 'PERMISSION_DENIED', message: '…', details: { code } } });

export const apiExamples: Readonly<Record<string, Example>> = {
  // accounts
  getMe: { data: {}, result: { kind: 'visitor' } },
  getSignInWays: { data: {}, result: { openId: null } },
  getSubscription: { data: { token: 'A'.repeat(43) }, ...missing('mail.link_unknown') },
  getDeletionProgress: { data: { runId: offerId }, ...missing('deletion.not_found') },
  // admin
  listWaiting: { data: {}, signedIn: true, ...denied('kit.denied') },
  // agency
  getAgencyAgreement: { data: { agreementId: offerId }, ...denied('agency.denied') },
  getAgencyAgreementByToken: { data: { agreementId: offerId, token: 'A'.repeat(43) }, ...denied('agency.link_over') },
  // companies
  getMyCompany: { data: {}, signedIn: true, result: { company: null } },
  // content
  getApi: { data: { call: 'getContact' }, result: { calls: ['…'], chosen: { wire: 'getContact', room: 'content' } } },
  getContact: { data: {}, result: { operator: '…', email: '…' } },
  getFaqSettings: { data: {}, result: { ai: false } },
  getPromotion: { data: {}, result: { from: '2025-03-10', to: '2025-05-31', state: 'ended', left: null } },
  onAskGeminiAboutFAQ: { data: { question: 'Gdzie trafia kaucja?' }, result: { author: 'text', sources: ['deposit-where'] } },
  // deposits
  getDeposit: { data: { offerId }, signedIn: true, ...missing('lease.not_found') },
  // handover
  getProtocol: { data: { offerId }, ...denied('protocol.access_denied') },
  // identity
  getMyIdentity: { data: {}, signedIn: true, result: { request: null, rejection: null, file: null } },
  // kit
  getMapSettings: { data: {}, result: { styleUrl: null, parcels: false, layers: [] } },
  // leases
  getLease: { data: { offerId }, signedIn: true, ...missing('lease.not_found') },
  // offers
  getOffer: { data: { offerId }, ...missing('offer.not_found') },
  getOfferOutcome: { data: { offerId }, ...missing('offer.not_found') },
  // outreach
  getShortLink: { data: { shortId: 'Ab3De6' }, ...missing('outreach.link_not_found') },
  // reservations
  getReservation: { data: { offerId }, signedIn: true, ...missing('reservation.not_found') },
  // search
  getLanding: { data: { province: 'lodzkie' }, result: { office: [], retail: [], warehouse: [], totals: { offers: 0 } } },
  getMarket: { data: { use: 'office', province: 'lodzkie' }, result: { city: null, total: 0, items: [], cities: [] } },
  getOfferCard: { data: { offerId }, result: { card: null } },
  getWantedPreview: { data: {}, result: { listings: [], total: 0 } },
  guessProvince: { data: {}, result: { province: null } },
  listSimilarOffers: { data: { offerId }, result: { offers: [] } },
  placeDetails: { data: { place_id: 'nowhere' }, ...missing('place.not_found') },
  placesAutocomplete: { data: { input: 'Łódź' }, result: { predictions: ['…'] } },
  searchFacets: { data: { premisesPurpose: 'office' }, result: { total: 0, fields: {}, radii: [] } },
  searchMarkers: { data: { province: 'lodzkie' }, result: { markers: [], cells: [], grid: null, capped: false } },
  searchOffers: { data: { premisesPurpose: 'office', minArea: 50, page: 1 }, result: { items: [], page: 1, pages: 1, total: 0 } },
  understandSearch: {
    data: { line: 'Łódź' },
    result: { chips: [{ kind: 'place', text: 'Łódź' }], unread: [] },
  },
  // signing
  checkDocument: { data: { code: 'ABCD-EFGH' }, result: { result: 'unknown', publicStatus: null } },
  // wanted
  listWantedListings: { data: { lat: 51.77, lng: 19.46, radius: 10 }, result: { items: [], total: 0 } },
  listWantedPins: { data: { lat: 51.77, lng: 19.46, radius: 10 }, result: { pins: [] } },
  // workspace
  countOffers: { data: {}, signedIn: true, result: { unsigned: 0, active: 0, booked: 0, favorites: 0, savedSearches: 0, wanted: 0, todo: 1 } },
};
