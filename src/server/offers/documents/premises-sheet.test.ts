import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../tests/factories/filled-form.ts';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { type FieldName, visitOffer } from '../../../domain/offers/fields/catalogue.ts';
import { inSentence } from '../../../words/kit/field-values.ts';
import { offerFieldWords } from '../../../words/offers/fields.ts';
import { premisesWords } from '../../../words/offers/premises.ts';
import { plotLine, premisesBlocks, sheetRows } from './premises-sheet.ts';

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

/** Without the spaces that keep parts of a text together. */
const plain = (text: unknown): string => String(text).replaceAll('\u00a0', ' ');

describe('the county in the sheet of the premises', () => {
  const countyOf = (lang: 'pl' | 'en', address: object) => {
    const form = readyForm({ address: { ...readyForm().address, ...address } });
    const rows = premisesBlocks(lang, form).flatMap((block) => (block.kind === 'rows' ? block.rows : []));
    const found = rows.find(([label]) => plain(label) === premisesWords[lang]['premises.county'])?.[1];
    return found === undefined ? undefined : plain(found);
  };

  it.each([
    ['pl', { county: 'zgierski', city: 'Zgierz', province: 'lodzkie' }, 'powiat zgierski, województwo łódzkie'],
    ['pl', { county: 'm. Łódź', city: 'Łódź', province: 'lodzkie' }, 'm. Łódź (miasto na prawach powiatu), województwo łódzkie'],
    [
      'pl',
      { county: 'm. st. Warszawa', city: 'Warszawa', province: 'mazowieckie' },
      'm. st. Warszawa (miasto na prawach powiatu), województwo mazowieckie',
    ],
    ['pl', { county: undefined, province: 'lodzkie' }, 'łódzkie'],
    ['pl', { county: 'zgierski', province: undefined }, undefined],
  ] as const)('in %s of %o is %s', (lang, address, text) => expect(countyOf(lang, address)).toBe(text));
});

describe('the plot in one line', () => {
  const lineOf = (address: object) => plotLine('pl', readyForm({ address: { ...readyForm().address, ...address } })).replaceAll('\u00a0', ' ');

  it('names its precinct where the offer does', () => {
    expect(lineOf({ precinct: 'S-1' })).toMatch(/^Działka ewidencyjna nr 12\/3 o powierzchni .+ m², obręb S-1; księga wieczysta nr .+\.$/);
    expect(lineOf({ precinct: '' })).toMatch(/^Działka ewidencyjna nr 12\/3 o powierzchni .+ m²; księga wieczysta nr .+\.$/);
  });
});

it('begin ticked features in lower case, abbreviations aside', () => {
  const form = { ...readyForm(), mediaDetails: { ...readyForm().mediaDetails, heatRecovery: true, lan: true } };
  expect(sheetRows('pl', form, 'media')).toContainEqual(['Instalacje', 'rekuperacja, sieć LAN']);
  expect(sheetRows('en', form, 'media')).toContainEqual(['Installations', 'heat recovery, LAN']);
});

it('name the official address beside the address where it is another one', () => {
  const rowsOf = (officialDiffers: boolean) => {
    const officialAddress = { street: 'Sienkiewicza', houseNumber: '61', district: 'Śródmieście', county: 'm. Łódź', province: 'lodzkie' } as const;
    const form = readyForm({ address: { ...readyForm().address, officialDiffers, officialAddress } });
    return premisesBlocks('pl', form).flatMap((block) => (block.kind === 'rows' ? block.rows.map((row) => row.map(plain)) : []));
  };
  const label = offerFieldWords.pl['address.officialAddress'];
  expect(rowsOf(true)).toContainEqual([label, 'Sienkiewicza 61, Śródmieście, m. Łódź (miasto na prawach powiatu), województwo łódzkie']);
  expect(rowsOf(false).map(([name]) => name)).not.toContain(label);
});
