/** Days and years in seconds, as browsers count them; apart from the other units, because every page brings the year. */
export const DAY_SECONDS = 86_400;
export const YEAR_SECONDS = 31_536_000;
