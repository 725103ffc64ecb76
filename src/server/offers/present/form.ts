import type { Field, Fields } from '../../../domain/kit/catalogue.ts';
import type { FieldAudience, FieldFacts } from '../../../domain/offers/fields/about.ts';
import { offerFields } from '../../../domain/offers/fields/catalogue.ts';
import type { OfferAudience } from '../../../domain/offers/permissions.ts';
import type { OfferForm } from '../../../domain/offers/types.ts';

/**
 * The form for an audience. The catalogue says of each field who may read it, and a field that says nothing is kept from visitors: no
 * price, fees, deposit, terms, expiry, register or plot number, nor anything that they could be told from (docs/rules/publishing.md#who-sees-an-offer).
 */
export const formFor = (audience: OfferAudience, form: OfferForm): OfferForm => {
  if (audience === 'owner' || audience === 'admin') return form;
  return audience === 'visitor' ? publicForm(form) : signedInForm(form);
};

type Cut = (value: unknown) => unknown;

/** Makes a cut that leaves of a group what these readers may see; `null` when that is all of it. */
const cutOf = (fields: Fields<FieldFacts>, readers: readonly FieldAudience[]): Cut | null => {
  const kept = Object.entries(fields).flatMap(([key, field]) => (isReadable(field, readers) ? [[key, cutOfField(field, readers)] as const] : []));
  if (kept.length === Object.keys(fields).length && kept.every(([, cut]) => cut === null)) return null;
  return (value) => {
    const group = value as Readonly<Record<string, unknown>>;
    const parts = kept.map(([key, cut]) => [key, group[key] === undefined || cut === null ? group[key] : cut(group[key])] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
};

/** A group can be read when something in it can. */
const isReadable = (field: Field<FieldFacts>, readers: readonly FieldAudience[]): boolean =>
  'fields' in field ? Object.values(field.fields).some((inner) => isReadable(inner, readers)) : readers.includes(field.audience);

const cutOfField = (field: Field<FieldFacts>, readers: readonly FieldAudience[]): Cut | null => {
  const cut = 'fields' in field ? cutOf(field.fields, readers) : null;
  return field.kind === 'list' && cut !== null ? (items) => (items as readonly unknown[]).map(cut) : cut;
};

const formCut = (readers: readonly FieldAudience[]): ((form: OfferForm) => OfferForm) => {
  const cut = cutOf(offerFields, readers);
  return (form) => (cut === null ? form : (cut(form) as OfferForm));
};

const publicForm = formCut(['everybody']);
const signedInForm = formCut(['everybody', 'signed-in']);
