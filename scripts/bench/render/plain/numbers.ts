/** A number as Poles write it. */
export const polish = (n: number): string =>
  String(n)
    .replace('.', ',')
    .replace(/\B(?=(\d{3})+(?!\d))/g, '\u00a0');
/** Square metres. */
export const metres = (n: number): string => `${polish(n)}\u00a0m²`;
/** The name of a level. */
export const floorName = (floor: string): string =>
  !/^-?\d+$/.test(floor) ? floor : floor === '0' ? 'parter' : Number(floor) < 0 ? 'piwnica' : `${floor}. piętro`;
