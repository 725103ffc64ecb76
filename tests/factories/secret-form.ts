import type { Field, Fields } from '../../src/domain/kit/catalogue.ts';
import { grosze } from '../../src/domain/kit/money.ts';
import type { MainUse } from '../../src/domain/kit/provinces.ts';
import { day } from '../../src/domain/kit/time.ts';
import type { FieldFacts } from '../../src/domain/offers/fields/about.ts';
import { offerFields } from '../../src/domain/offers/fields/catalogue.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { filledForm } from './filled-form.ts';

/** A form in which nothing that visitors may not read can be taken for something else, and all of it. */
export type SecretForm = { readonly form: OfferForm; readonly texts: readonly string[]; readonly sums: readonly number[] };

let made = 0;

/** Every sum, text and day that the catalogue keeps from visitors, with a value that stands nowhere else; what is open stays as in `filledForm`. */
export const secretForm = (use: MainUse, changes: OfferForm = {}): SecretForm => {
  const [texts, sums]: [string[], number[]] = [[], []];
  const secretOf = (field: Field<FieldFacts>, name: string): unknown => {
    made += 1;
    if (field.kind === 'money') {
      const sum = grosze(417_370_011 + made * 10_103);
      sums.push(sum);
      return sum;
    }
    const text = field.kind === 'day' ? day(`20${67 + (made % 30)}-08-${10 + (made % 19)}`) : `Tajne ${made} ${name}`;
    texts.push(text);
    return text;
  };
  const hidden = (fields: Fields<FieldFacts>, part: Readonly<Record<string, unknown>>): object =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => {
        const field = fields[key];
        if (field?.kind === 'group') return [key, hidden(field.fields, value as Readonly<Record<string, unknown>>)];
        if (field === undefined || field.kind === 'list' || field.audience === 'everybody' || !isFree(field)) return [key, value];
        return [key, secretOf(field, key)];
      }),
    );
  const form: OfferForm = { ...hidden(offerFields, filledForm(use)), ...changes };
  const given = [form.landAndMortgageRegisterNumber, form.leaseAgreement?.deliveryAddress].flatMap((text) => text ?? []);
  return { form, texts: [...texts, ...given], sums };
};

/** Whether any value of its kind will do: choices are a few known words, and numbers of months are small. */
const isFree = (field: Field<FieldFacts>): boolean =>
  field.kind === 'money' || field.kind === 'day' || (field.kind === 'text' && field.parse === undefined);
