import type { OfferViewData } from './view.ts';

/** The address of the premises in one line, as the page says it under the name. */
export const addressOf = ({ address }: OfferViewData['form']): string =>
  [[address?.street, address?.houseNumber].filter(Boolean).join(' '), [address?.postCode, address?.city].filter(Boolean).join(' '), address?.district]
    .filter(Boolean)
    .join(', ');
