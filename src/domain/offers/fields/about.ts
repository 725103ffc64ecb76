import type { MainUse } from '../../kit/provinces.ts';

/** Sections of the add-offer form, in its order; also the `{value}` of the edit route. */
export const formSections = ['basics', 'address', 'levels', 'building', 'parking', 'media', 'equipment', 'lease', 'photos', 'declarations'] as const;
/** A section of the add-offer form. */
export type FormSection = (typeof formSections)[number];

/** Fields of one group stand together in a section of the form. */
export type FormGroup =
  | 'basics'
  | 'place'
  | 'official'
  | 'legal'
  | 'areas'
  | 'level'
  | 'room'
  | 'building'
  | 'parking'
  | 'supplies'
  | 'installations'
  | 'energy'
  | 'hall'
  | 'gates'
  | 'equipment'
  | 'grid'
  | 'features'
  | 'money'
  | 'payment'
  | 'dates'
  | 'handover'
  | 'options'
  | 'fees'
  | 'conditions'
  | 'further'
  | 'links'
  | 'declarations';

/** Groups of rows on the offer's page, in its order. */
export const pageGroups = ['building', 'media', 'equipment', 'parking', 'terms', 'legal'] as const;
/** A group of rows on the offer's page. */
export type PageGroup = (typeof pageGroups)[number];

/** Tables of the drawn offer and of its annex that describes the premises. */
export type SheetPart = 'place' | 'areas' | 'levels' | 'media' | 'rent';

/**
 * How a field narrows a search where its kind does not say it already (`domain/search/rules/filters.ts`): an offer must have all of the keys
 * that are wanted, or the single values of a number are keys; `null`: it is no filter.
 */
export type FilterBy = 'allOf' | 'values' | null;

/** Who may read a field of a published offer. A field is kept from visitors unless it says `everybody`. */
export type FieldAudience = 'everybody' | 'signed-in' | 'owner';

/** What a field of the offer says of itself besides its kind and limits. */
export type FieldFacts = {
  readonly section: FormSection;
  /** `null`: nobody types it. */
  readonly group: FormGroup | null;
  /** Width of its control, of twelve columns. */
  readonly span: number;
  readonly audience: FieldAudience;
  /** Its row on the offer's page; `own`: it has a place of its own there (title, key facts, costs, booking); `null`: it is not shown. */
  readonly page: PageGroup | 'own' | null;
  /** Its row in drawn documents; `own`: it stands in a clause or in a row of several fields; `null`: it is not printed. */
  readonly sheet: SheetPart | 'own' | null;
  readonly filter?: FilterBy;
  /** Main uses whose form asks for it; without them every form does. */
  readonly uses?: readonly MainUse[];
};
