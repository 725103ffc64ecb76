import type { OfferForm } from '../types.ts';

/** Is it an announcement of a sale? Its price is the whole price; it takes no reservation, and its owner may delete it (docs/rules/publishing.md#announcements-of-a-sale). */
export const isSale = (form: { readonly offerType?: OfferForm['offerType'] | undefined }): boolean => form.offerType === 'sell';
