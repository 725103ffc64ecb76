/** The workspace list of signed leases in which this side finds its lease. */
export const signedListOf = (side: 'landlord' | 'tenant'): string => `/moja-tablica/my-offers/signed-offers-${side}`;
