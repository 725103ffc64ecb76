import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../tests/factories/filled-form.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { type FieldName, visitOffer } from '../../../domain/offers/fields/catalogue.ts';
import { inSentence } from '../../../words/kit/field-values.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { premisesBlocks, sheetRows } from './premises-sheet.ts';

describe.each(['pl', 'en'] as const)('the drawn facts in %s', (lang) => {
  const form = filledForm('warehouse');
  const texts = JSON.stringify([premisesBlocks(lang, form), sheetRows(lang, form, 'rent')])
    .replaceAll('\\u00a0', ' ')
    .replaceAll('\u00a0', ' ');

  it.each(visitOffer(form).filter(({ field }) => field.sheet !== 'own' && field.sheet !== null && !('fields' in field)))(
    'name $name',
    ({ name, field }) => {
      const label = offerFieldWords[lang][name as FieldName];
      const isInList = field.kind === 'flag' || field.sheet === 'levels';
      expect(texts).toContain(isInList ? inSentence(label, lang) : label);
    },
  );

  it('name gates and the grid of columns', () => {
    expect(texts).toContain(offerFieldWords[lang]['relatedDetails.gates']);
    expect(texts).toContain(offerFieldWords[lang]['relatedDetails.columnsGridStructure']);
  });
});

it('say nothing of what is not filled in', () => {
  const texts = JSON.stringify(premisesBlocks('pl', readyForm()));
  expect(sheetRows('pl', readyForm(), 'rent')).toEqual([]);
  expect(texts).not.toContain(offerFieldWords.pl['mediaDetails.energyCertificateNumber']);
  expect(texts).not.toContain('undefined');
});

it('begin ticked features in lower case, abbreviations aside', () => {
  const form = { ...readyForm(), mediaDetails: { ...readyForm().mediaDetails, heatRecovery: true, lan: true } };
  expect(sheetRows('pl', form, 'media')).toContainEqual(['Instalacje', 'rekuperacja, sieć LAN']);
  expect(sheetRows('en', form, 'media')).toContainEqual(['Installations', 'heat recovery, LAN']);
});
