/** The units of time, and the zone. */

/** Days and years in seconds. */
export const DAY_SECONDS = 86_400;
export const YEAR_SECONDS = 31_536_000;

/** Seconds, minutes, hours and days in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The zone of every rule and text. */
export const ZONE = 'Europe/Warsaw';
