import { valueAt, withValue } from '../../../kit/catalogue-paths.ts';
import { isSame } from '../../../kit/merge.ts';
import { type FieldPath, offerEntries } from '../../fields/catalogue.ts';
import type { OfferForm } from '../../types.ts';
import { takeFields } from '../merge.ts';

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

/** What a former offer says in a section, and nothing else of it. */
export const formerPart = (form: OfferForm, section: FormerSection): OfferForm =>
  filledIn(form, section).reduce<OfferForm>((part, path) => withValue(part, path, valueAt(form, path)) as OfferForm, {});

/** What filling in made of a form: the form, and the fields in which it differs now. */
export type FilledAsBefore = { readonly form: OfferForm; readonly changed: readonly FieldPath[] };

/** Fills a section in from a former offer's; what that one left empty stays as it is. `takeFields(now, before, changed)` takes it back. */
export const fillAsBefore = (form: OfferForm, part: OfferForm, section: FormerSection): FilledAsBefore => {
  const changed = filledIn(part, section).filter((path) => !isSame(valueAt(part, path), valueAt(form, path)));
  return { form: takeFields(form, part, changed), changed };
};
