/* What the first pages ask by: it stands apart from the other enumerations, so that a stranger's browser fetches nothing else of them. */

/** Provinces by their English key with TERYT (two digits) and ISO 3166-2:PL code. */
export const provinceCodes = {
  dolnoslaskie: { teryt: '02', iso: 'PL-02', letters: 'DS' },
  kujawsko_pomorskie: { teryt: '04', iso: 'PL-04', letters: 'KP' },
  lubelskie: { teryt: '06', iso: 'PL-06', letters: 'LU' },
  lubuskie: { teryt: '08', iso: 'PL-08', letters: 'LB' },
  lodzkie: { teryt: '10', iso: 'PL-10', letters: 'LD' },
  malopolskie: { teryt: '12', iso: 'PL-12', letters: 'MA' },
  mazowieckie: { teryt: '14', iso: 'PL-14', letters: 'MZ' },
  opolskie: { teryt: '16', iso: 'PL-16', letters: 'OP' },
  podkarpackie: { teryt: '18', iso: 'PL-18', letters: 'PK' },
  podlaskie: { teryt: '20', iso: 'PL-20', letters: 'PD' },
  pomorskie: { teryt: '22', iso: 'PL-22', letters: 'PM' },
  slaskie: { teryt: '24', iso: 'PL-24', letters: 'SL' },
  swietokrzyskie: { teryt: '26', iso: 'PL-26', letters: 'SK' },
  warminsko_mazurskie: { teryt: '28', iso: 'PL-28', letters: 'WN' },
  wielkopolskie: { teryt: '30', iso: 'PL-30', letters: 'WP' },
  zachodniopomorskie: { teryt: '32', iso: 'PL-32', letters: 'ZP' },
} as const;
/** One of the 16 provinces (województwo). */
export type Province = keyof typeof provinceCodes;
/** The 16 provinces in TERYT order. */
export const provinces = Object.keys(provinceCodes) as readonly Province[];

/** Main legal use of the premises: Biurowe, Handlowo-Usługowe, Magazynowo-Przemysłowe. */
export const mainUses = ['office', 'retail', 'warehouse'] as const;
export type MainUse = (typeof mainUses)[number];
