import { type Fields, type FormOf, fieldsIn, type NameOf, type PathOf, type ValueAt } from '../../kit/catalogue.ts';
import { type Entry, entriesOf, nameAt, type Visit, visitForm } from '../../kit/catalogue-paths.ts';
import type { MainUse } from '../../kit/provinces.ts';
import type { FieldFacts } from './about.ts';
import { addressFields, areaFields, placeFields } from './address.ts';
import { basicsFields } from './basics.ts';
import { buildingFields } from './building.ts';
import { declarationFields } from './declarations.ts';
import { equipmentFields } from './equipment.ts';
import { conditionFields, leaseFields, priceFields } from './lease.ts';
import { levelFields } from './levels.ts';
import { linkFields } from './links.ts';
import { mediaFields } from './media.ts';
import { parkingFields } from './parking.ts';

const part = fieldsIn<FieldFacts>({ section: 'basics', group: null, span: 12, audience: 'everybody', page: 'own', sheet: 'own' });

/**
 * Every field of the add-offer form, once, in the form's order. The form's type, its schema, the checks before publishing, completeness,
 * labels, controls, the rows of the offer's page and of drawn documents, and the filters of search follow from it. A new field is one
 * entry here and its two names in `words/offers/{pl,en}/fields.ts`.
 */
export const offerFields = {
  ...basicsFields,
  address: addressFields,
  ...placeFields,
  areaDetails: part.group({ ...areaFields, ...levelFields, ...buildingFields }),
  parkingDetails: part.group(parkingFields),
  mediaDetails: part.group(mediaFields),
  relatedDetails: part.group(equipmentFields),
  ...priceFields,
  leaseAgreement: leaseFields,
  ...conditionFields,
  ...linkFields,
  summary: declarationFields,
};

/** The catalogue's type. */
export type OfferFields = typeof offerFields;
/**
 * The add-offer form as it is saved: everything may be missing until publishing. Money in grosze, areas in m². `furtherTerms`, in months, are
 * no fields: only signed versions that took up counter-offers hold them.
 */
export type OfferForm = FormOf<OfferFields> & { readonly furtherTerms?: readonly number[] };
/** The name of a field: its path without positions in lists. */
export type FieldName = NameOf<OfferFields>;
/** A path into the form. */
export type FieldPath = PathOf<OfferFields>;
/** The value at a path of the form. */
export type FieldValue<P extends string> = ValueAt<OfferFields, P>;

const catalogue: Fields<FieldFacts> = offerFields;

/** Every entry of the catalogue with its name, in the form's order. */
export const offerEntries: readonly Entry<FieldFacts>[] = entriesOf(catalogue);

const byName = new Map(offerEntries.map((entry) => [entry.name, entry]));

/** The entry of a path or name; `undefined` for what is no field of the offer. */
export const entryAt = (path: string): Entry<FieldFacts> | undefined => byName.get(nameAt(path));

/** Whether the form of an offer with this main use has the field. */
export const isOfUse = ({ uses }: Pick<FieldFacts, 'uses'>, use: MainUse | undefined): boolean =>
  uses === undefined || (use !== undefined && uses.includes(use));

/**
 * Every entry that this very form is asked for, with its path and value. What is asked of another main use is not: what was filled in before the use
 * changed stays in the form, should the use change back, and is in nothing that is shown, checked or signed.
 */
export const visitOffer = (form: OfferForm): readonly Visit<FieldFacts>[] => visitForm(catalogue, form, (field) => isOfUse(field, form.legalMainUse));
