/** Wanted listings (docs/rules/search.md#wanted-listings-course); apart from the other numbers, because first pages bring those. */
export const wantedNumbers = {
  activeMax: 10, // of one company
  locationMin: 3, // characters
  locationMax: 120,
  descriptionMax: 500,
  websiteMax: 250,
  radiusKmMin: 1,
  radiusKmMax: 100,
  radiusKm: 5, // unless the company says otherwise
  boardRadiusKmMin: 1,
  boardRadiusKmMax: 200,
  boardRadiusKm: 10,
  alertNearKm: 25, // radius up to which an alert about a place is looked for close by
  boardWiderKm: [10, 25, 50, 100, 200], // proposed where a smaller circle is empty
  searchFrom: 2, // characters of a place
  searchMax: 100, // of them that are asked about
  searchPauseMs: 300,
  searchStored: 50, // answers about places that the browser keeps
  maxRentMax: 1_000_00, // grosze per m² and month
  rentSlider: 200_00, // above this only typed
  surfaceMax: 1_000_000, // m²
  surfaceSlider: 2_000,
  mustHavesMax: 10,
  page: 9,
  pinsMax: 500, // on the board's map
  landingShown: 3,
  undoSeconds: 60, // in which a deleted listing can be restored
  receivedShown: 20, // offers sent to one listing, the newest
  ownOffersMax: 50, // active offers of a person that the dialog names
} as const;

/** How well an offer fits a listing (docs/rules/search.md#wanted-listings-matching). Shares are of what was wanted. */
export const matchNumbers = {
  weights: { place: 30, rent: 25, area: 20, date: 10, must: 15 },
  fits: 85, // per cent from which an offer fits
  shown: 50, // per cent under which nothing is said on the board
  close: 0.5, // of a criterion: from here it is close, below it is missed
  kmBeyondMin: 5, // beyond the radius a place counts for nothing after as many km as the radius has, and at least so many
  rentBeyond: 0.3, // above the limit
  areaBeyond: 0.3, // outside the limits
  lateDays: 60,
  candidatesMax: 200, // listings or offers that are compared at once
} as const;
