import { valueAt, withValue } from '../../../kit/catalogue-paths.ts';
import { isSame } from '../../../kit/merge.ts';
import { type FieldPath, offerEntries } from '../../fields/catalogue.ts';
import type { OfferForm } from '../../types.ts';
import { takeFields } from '../merge/merge.ts';
import { isSale } from '../sale.ts';

/** Sections of the form that may be filled in as in a former offer (docs/rules/offers.md#as-in-a-former-offer). */
export const formerSections = ['building', 'media', 'parking', 'lease'] as const;
/** A section that may be filled in as in a former offer. */
export type FormerSection = (typeof formerSections)[number];

/** The fields of a section that another offer may take over: all but its days, which are over by then. */
const fieldsOf: Readonly<Record<FormerSection, readonly FieldPath[]>> = Object.fromEntries(
  formerSections.map((section) => [
    section,
    offerEntries
      .filter(({ field }) => field.section === section && field.group !== null && field.kind !== 'day' && !('fields' in field))
      .map(({ name }) => name),
  ]),
) as never;

const filledIn = (form: OfferForm, section: FormerSection): readonly FieldPath[] =>
  fieldsOf[section].filter((path) => valueAt(form, path) !== undefined);

/** What a former offer says in a section, and nothing else of it; beside a price stands of what it is one. */
export const formerPart = (form: OfferForm, section: FormerSection): OfferForm => {
  const part = filledIn(form, section).reduce<OfferForm>((all, path) => withValue(all, path, valueAt(form, path)) as OfferForm, {});
  return part.price === undefined || form.offerType === undefined ? part : { ...part, offerType: form.offerType };
};

/** What filling in made of a form: the form, and the fields in which it differs now. */
export type FilledAsBefore = { readonly form: OfferForm; readonly changed: readonly FieldPath[] };

/**
 * Fills a section in from a former offer's; what that one left empty stays as it is, and the price of a sale is nobody's rent.
 * `takeFields(now, before, changed)` takes it back.
 */
export const fillAsBefore = (form: OfferForm, part: OfferForm, section: FormerSection): FilledAsBefore => {
  const isOtherPrice = isSale(part) !== isSale(form);
  const taken = [...filledIn(part, section).filter((path) => path !== 'price' || !isOtherPrice), ...clearedBy(part)];
  const changed = taken.filter((path) => !isSame(valueAt(part, path), valueAt(form, path)));
  return { form: takeFields(form, part, changed), changed };
};

/** Average costs are known unless it is said that they are not: whoever takes them over takes over that they are known. */
const clearedBy = ({ leaseAgreement }: OfferForm): readonly FieldPath[] =>
  leaseAgreement?.averageMonthlyCostsAnnualized !== undefined && leaseAgreement.averageMonthlyCostsAnnualizedKnown === undefined
    ? ['leaseAgreement.averageMonthlyCostsAnnualizedKnown']
    : [];
