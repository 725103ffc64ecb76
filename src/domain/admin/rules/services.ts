/** What the program may be connected with, in the order of the console. */
export const services = [
  'database',
  'files',
  'mail',
  'gus',
  'whiteList',
  'krs',
  'ceidg',
  'geocoder',
  'parcels',
  'map',
  'cadastre',
  'plan',
  'photos',
  'openId',
  'seal',
  'timeStamp',
  'trustList',
  'provinces',
  'ksef',
] as const;
export type ServiceName = (typeof services)[number];

/** How a service is had: from others, from what the program brings itself, from recorded answers, only queued, or not at all. */
export const serviceModes = ['live', 'embedded', 'recorded', 'queued', 'off'] as const;
export type ServiceMode = (typeof serviceModes)[number];

/** The limits that the console names. */
export const shownLimits = [
  'callsPerUser',
  'callsPerVisitor',
  'readsPerMinute',
  'pagesPerMinute',
  'streams',
  'sessionDays',
  'sessionLongestDays',
  'codeMinutes',
  'reservationHours',
  'eventYears',
] as const;
export type ShownLimit = (typeof shownLimits)[number];
