/** What a typed line is understood as. */

import type { Day } from '../../../kit/brand.ts';
import type { Province } from '../../../kit/provinces.ts';

/** A place that a line names. `county` and `district` are there where the gazetteer knows them. */
export type LinePlace =
  | { readonly level: 'province'; readonly province: Province }
  | { readonly level: 'county'; readonly county: string; readonly province: Province }
  | { readonly level: 'city'; readonly city: string; readonly province: Province; readonly county: string | null }
  | { readonly level: 'district'; readonly district: string; readonly city: string; readonly province: Province }
  | { readonly level: 'postCode'; readonly postCode: string };

/** A condition on one field of the offer's catalogue. Limits are in the field's own unit: m², grosze, cm, pieces. */
export type FieldChip =
  | { readonly kind: 'is'; readonly field: string; readonly value: string | true }
  | { readonly kind: 'range'; readonly field: string; readonly min: number | null; readonly max: number | null };

/** One thing understood. `within` is the distance from the place, in kilometres; `since` a day that the field's day does not come before. */
export type Chip =
  | FieldChip
  | { readonly kind: 'place'; readonly place: LinePlace; readonly within: number | null }
  | { readonly kind: 'street'; readonly street: string }
  | { readonly kind: 'since'; readonly field: string; readonly day: Day }
  | { readonly kind: 'freeBy'; readonly day: Day };
