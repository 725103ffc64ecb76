import { glow, night, tokens } from './colours.ts';

/** The mark: a house whose upper floors are dark and whose ground floor is lit, 32 × 32. */
export const mark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32"><rect width="32" height="32" rx="7" fill="${night}"/><path d="M9.5 7.5v3M16 7.5v3M22.5 7.5v3M9.5 13.5v3M16 13.5v3M22.5 13.5v3" fill="none" stroke="${tokens['--paper']}" stroke-width="1.6" opacity=".6"/><path d="M6 19.5h20V27H18.5v-4.6h-5V27H6z" fill="${glow}"/></svg>`;
