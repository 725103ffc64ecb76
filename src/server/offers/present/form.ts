import type { OfferAudience } from '../../../domain/offers/permissions.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';

/**
 * What everybody may read of a form. A list of what is shown, not of what is hidden: a new field is private until somebody decides.
 * No price, fees, deposit, terms, expiry, register or plot number, nor anything that they could be told from (docs/rules/publishing.md#who-sees-an-offer).
 */
const publicForm = (form: OfferForm): OfferForm => {
  const {
    name,
    description,
    offerType,
    legalMainUse,
    legalWarehouseUseAccepted,
    legalWarehouseUseOfficial,
    availability,
    placeId,
    geoMarker,
    areaDetails,
    parkingDetails,
    mediaDetails,
    relatedDetails,
  } = form;
  const { plotNumber: _plot, ownershipType: _title, ...address } = form.address ?? {};
  const shown = {
    name,
    description,
    offerType,
    legalMainUse,
    legalWarehouseUseAccepted,
    legalWarehouseUseOfficial,
    availability,
    placeId,
    geoMarker,
    address,
    areaDetails,
    parkingDetails,
    mediaDetails,
    relatedDetails,
  };
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined));
};

/** The form for an audience. */
export const formFor = (audience: OfferAudience, form: OfferForm): OfferForm => {
  if (audience === 'visitor') return publicForm(form);
  if (audience === 'owner' || audience === 'admin') return form;
  const { summary: _declarations, ...rest } = form;
  return rest;
};
