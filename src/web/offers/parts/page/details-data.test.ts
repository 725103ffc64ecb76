import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import { readyForm } from '../../../../../tests/factories/offer-form.ts';
import { type FieldName, visitOffer } from '../../../../domain/offers/fields/catalogue.ts';
import { dictionaryWords } from '../../../../words/kit/dictionaries.ts';
import { formatOf } from '../../../../words/kit/format.ts';
import { translator } from '../../../../words/kit/words.ts';
import { offerDetailWords } from '../../../../words/offers/details.ts';
import { offerFieldWords } from '../../../../words/offers/fields.ts';
import { type DetailWords, detailGroups, levelRows, windowsText } from './details-data.ts';
import type { OfferViewData } from './view.ts';

const words: DetailWords = {
  t: translator(offerDetailWords.pl, 'pl'),
  name: translator(dictionaryWords.pl, 'pl'),
  field: translator(offerFieldWords.pl, 'pl'),
  f: formatOf('pl'),
};

/** The page's data hold more than its details read; only the form and whether the terms are seen matter here. */
const view = (form: OfferViewData['form'], seesTerms = true): OfferViewData => ({ form, private: seesTerms ? {} : null }) as OfferViewData;

const form = filledForm('warehouse');

describe('the details of an offer', () => {
  const labels = detailGroups(view(form), words).flatMap(({ rows }) => rows.map(([label]) => label));

  it.each(visitOffer(form).filter(({ field }) => field.page !== 'own' && field.page !== null && field.kind !== 'group'))('show $name', ({ name }) => {
    expect(labels).toContain(words.field(name === 'ownTerms.selected' ? 'ownTerms' : (name as FieldName)));
  });

  it.each(
    visitOffer(form).filter(({ name, field }) => field.group === 'level' && field.kind !== 'list' && !/\.(levelName|levelNumber|height)$/.test(name)),
  )('show $name below the level', ({ name }) => {
    expect(levelRows(visitOffer(form), 0, words).map(([label]) => label)).toContain(offerFieldWords.pl[name as FieldName]);
  });

  it('show nothing that is not filled in, and no row twice', () => {
    const rows = detailGroups(view(readyForm()), words).flatMap(({ rows }) => rows);
    expect(rows.every(([, value]) => value.trim() !== '' && !value.includes('undefined'))).toBe(true);
    expect(rows.map(([label]) => label)).not.toContain(offerFieldWords.pl['leaseAgreement.indexation']);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it('say the official address in one row, to everybody, where it is another one', () => {
    const address = { officialDiffers: true, officialAddress: { street: 'Sienkiewicza', houseNumber: '61', county: 'Łódź', province: 'lodzkie' } };
    const legal = (shown: object) =>
      detailGroups(view({ address: shown } as OfferViewData['form'], false), words).find(({ key }) => key === 'legal')?.rows;
    expect(legal(address)).toContainEqual([offerFieldWords.pl['address.officialAddress'], 'Sienkiewicza 61, Łódź, łódzkie']);
    expect(legal({ ...address, officialDiffers: false })).not.toContainEqual([offerFieldWords.pl['address.officialAddress'], expect.anything()]);
  });

  it.each([
    ['pl', 10, 'Czynsz płatny do: 10. dnia miesiąca'],
    ['pl', 'last', 'Czynsz płatny do: ostatniego dnia miesiąca'],
    ['en', 10, 'Rent payable by: day 10 of the month'],
    ['en', 'last', 'Rent payable by: the last day of the month'],
  ] as const)('say in %s until when the rent is paid (%s), each preposition once', (lang, payDay, text) => {
    const [t, field] = [translator(offerDetailWords[lang], lang), translator(offerFieldWords[lang], lang)];
    const rows = detailGroups(view({ ...form, leaseAgreement: { ...form.leaseAgreement, payDay } } as OfferViewData['form']), { ...words, t, field });
    expect(rows.flatMap((group) => group.rows).map(([label, value]) => `${label}: ${value}`)).toContain(text);
  });

  it('show the text of the landlord’s own terms to those who see terms', () => {
    const own = { ...form, ownTerms: { selected: true } };
    const text = 'Najemca sprząta po sobie.\nCisza od 22.';
    const rowsFor = (terms: OfferViewData['private']) => detailGroups({ ...view(own), private: terms }, words).flatMap(({ rows }) => rows);
    expect(rowsFor({ ownTerms: text } as OfferViewData['private'])).toContainEqual([offerFieldWords.pl['ownTerms.terms'], text]);
    expect(rowsFor(null).map(([label]) => label)).not.toContain(offerFieldWords.pl['ownTerms.terms']);
  });

  it('say of windows what was said, and nothing where nobody said it', () => {
    expect([3, 1, 0, undefined].map((windows) => windowsText(windows, words.t))).toEqual(['3 okna', '1 okno', 'bez okien', '—']);
  });

  it('leave terms out for a visitor and say when the register number is told', () => {
    const groups = detailGroups(view({ mediaDetails: { gas: true } }, false), words);
    expect(groups.map(({ key }) => key)).toEqual(['media', 'legal']);
    expect(groups[1]?.rows).toEqual([['Księga wieczysta', words.t('after.confirmed')]]);
    // To the owner of an unfinished offer there are no terms yet, either, but nothing is kept from them.
    const own = detailGroups({ ...view({ mediaDetails: { gas: true } }, false), isOwner: true }, words);
    expect(own.map(({ key }) => key)).toEqual(['media']);
  });
});
