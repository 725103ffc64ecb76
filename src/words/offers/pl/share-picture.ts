import type { Words } from '../../kit/words.ts';

/** The picture that stands beside a shared link of an offer. */
export const pl = {
  rent: 'Lokal do wynajęcia',
  sell: 'Lokal na sprzedaż',
  alt: '{name}: {details}',
} as const satisfies Words;
