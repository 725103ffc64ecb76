/** Saved searches and their mails (docs/rules/search.md#saved-searches); apart from the other numbers, because first pages bring those. */
export const alertNumbers = {
  savedMax: 20, // of one person
  nameMax: 80,
  filtersMax: 4_000, // characters of the stored filters
  collectMinutes: 10, // that an instant mail waits for further offers
  hour: '08:00:00', // of daily and weekly mails, Warsaw
  weekday: 1, // of weekly ones, 1 = Monday
  offersShown: 10, // in one mail
  newOffersShown: 9, // in the weekly mail about new offers
  newShown: 99, // counted no further
  newestShown: 3, // on the workspace's home
  undoSeconds: 60, // in which a deleted search can be restored
} as const;
