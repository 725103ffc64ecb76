/** The units of time, and the zone. */

/** Seconds, minutes, hours and days in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** The zone of every rule and text. */
export const ZONE = 'Europe/Warsaw';
