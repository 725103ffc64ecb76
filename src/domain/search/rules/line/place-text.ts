import type { Province } from '../../../kit/provinces.ts';
import type { LinePlace } from './chips.ts';

/** The texts of places in one language. */
export type PlaceTexts = {
  readonly province: (province: Province) => string;
  readonly county: (county: string) => string;
  /** Is it the town that its name alone leads to? */
  readonly isMain: (place: Extract<LinePlace, { readonly level: 'city' }>) => boolean;
};

/** A place as a line names it, so that `readLine` understands it as the same: a district stands behind its city. */
export const placeText = (place: LinePlace, texts: PlaceTexts): string => {
  switch (place.level) {
    case 'province':
      return texts.province(place.province);
    case 'county':
      return texts.county(place.county);
    case 'city':
      if (texts.isMain(place)) return place.city;
      // A city that is a county of its own has no other county to name.
      return `${place.city} ${place.county === null || place.county === place.city ? texts.province(place.province) : texts.county(place.county)}`;
    case 'district':
      return `${place.city} ${place.district}`;
    case 'postCode':
      return place.postCode;
  }
};
