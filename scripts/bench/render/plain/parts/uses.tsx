import { mark } from './mark.tsx';

/** The mark and the name of each use. */
export const uses = {
  office: { name: 'Biurowe', mark: mark('building', 16) },
  retail: { name: 'Handlowo-Usługowe', mark: mark('building-store', 16) },
  warehouse: { name: 'Magazynowo-Przemysłowe', mark: mark('building-warehouse', 16) },
};
