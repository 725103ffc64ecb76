/** Proposes the description of a project, written by an artificial intelligence where one is switched on. */

import type { OutputOf } from '../../../../contract/kit/call.ts';
import type { offersCalls } from '../../../../contract/offers/endpoints.ts';
import type { Id } from '../../../../domain/kit/brand.ts';
import { limitNumbers } from '../../../../domain/kit/numbers.ts';
import { ok, type Result, refused } from '../../../../domain/kit/verdict.ts';
import type { FormGroup } from '../../../../domain/offers/fields/about.ts';
import { type FieldName, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import { descriptionFrom } from '../../../../domain/offers/rules/drafting/described.ts';
import { isSale } from '../../../../domain/offers/rules/sale.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { fieldText, type ValueWriter } from '../../../../words/kit/field-values.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import { type Lang, translators } from '../../../../words/kit/words.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { type Ctx, signedIn } from '../../../kit/context.ts';
import { describerPort } from '../../adapters/describer.ts';
import { formFor } from '../../present/form.ts';
import { editableOffer } from '../access.ts';

type ProposeAnswer = OutputOf<typeof offersCalls.proposeDescription>;

/** A description of the saved project in the caller's language; null where nobody writes one, or none that may be proposed came in time. */
export const proposeDescription = async (ctx: Ctx, { offerId }: { readonly offerId: Id }): Promise<Result<ProposeAnswer>> => {
  const found = await editableOffer(ctx, ctx.db, offerId);
  if (!found.ok) return found;
  const describer = ctx.ports.of(describerPort);
  const { form } = found.value;
  if (describer === null || form.legalMainUse === undefined || form.areaDetails?.surface === undefined) return ok({ description: null });
  const tooMany =
    ctx.rates.count(`describe:${signedIn(ctx).uid}`, limitNumbers.descriptionsPerMinute) ??
    ctx.rates.count('describe:model', limitNumbers.describerPerMinute);
  if (tooMany !== null) return refused(tooMany);
  const facts = premisesFacts(form, ctx.lang);
  const written = await describer.describe({ facts, isForSale: isSale(form), lang: ctx.lang });
  const description = written === 'unavailable' ? null : descriptionFrom(written, facts);
  if (description === null) ctx.log.warn({ offerId, isAnswered: written !== 'unavailable' }, 'the artificial intelligence proposed no description');
  return ok({ description });
};

/**
 * What the offer's page will say of the premises to everybody, as lines `name: value`: neither price nor terms, because whoever writes
 * sends them abroad, and no days and links, because a description outlives them.
 */
export const premisesFacts = (form: OfferForm, lang: Lang): readonly string[] =>
  visitOffer(formFor('visitor', form)).flatMap(({ name, field, value }): readonly string[] => {
    const isIncluded = field.page !== null && field.kind !== 'day' && name !== 'description' && !leftOut.includes(field.group);
    const text = isIncluded ? fieldText(field, value, writers[lang]) : null;
    return text === null ? [] : [`${labels[lang](name as FieldName)}: ${text}`];
  });

/** The address is told once; nobody types the point on the map. */
const leftOut: readonly (FormGroup | null)[] = [null, 'official', 'links'];

const labels = translators(offerFieldWords);
const names = translators(dictionaryWords);
const details = translators(offerDetailWords);

const writerOf = (lang: Lang): ValueWriter => {
  const { area, number, money, day } = formatOf(lang);
  return { name: (key) => names[lang](key as keyof typeof dictionaryWords.pl), yes: details[lang]('yes'), area, number, money, day };
};
const writers: Readonly<Record<Lang, ValueWriter>> = { pl: writerOf('pl'), en: writerOf('en') };
