import { describe, expect, it } from 'vitest';
import { valueAt, withValue } from '../../kit/catalogue-paths.ts';
import { entryAt, offerEntries, visitOffer } from './catalogue.ts';

describe('the catalogue of the offer’s fields', () => {
  it('has conditions that name fields which are there, and values that those can have', () => {
    for (const { name, field } of offerEntries) {
      for (const { field: other, beside, is = [], isNot = [] } of field.when ?? []) {
        const found = entryAt(beside ? name.replace(/[^.]+$/, other) : other)?.field;
        expect(found, `${name}: ${other}`).toBeDefined();
        const possible = found?.kind === 'flag' ? [true, false] : found?.kind === 'choice' ? found.from : [];
        expect(possible, `${name}: ${other}`).toEqual(expect.arrayContaining([...is, ...isNot]));
      }
    }
  });

  it('keeps terms, legal status and declarations from visitors', () => {
    const hidden = offerEntries.filter(({ field }) => !('fields' in field) && field.audience !== 'everybody').map(({ name }) => name);
    expect(hidden.filter((name) => !name.startsWith('leaseAgreement.'))).toEqual([
      'address.precinct',
      'address.plotNumber',
      'address.ownershipType',
      'landAndMortgageRegisterNumber',
      'subleaseAgreement',
      'price',
      'priceCurrency',
      'availabilityTo',
      'offerValidTo',
      'unitReceiptDeadline',
      'ownTerms.selected',
      'ownTerms.terms',
      'counteroffer.selected',
      'summary.summary1',
      'summary.summary2',
      'summary.summary3',
      'summary.summary4',
      'summary.truth',
    ]);
    expect(offerEntries.some(({ name, field }) => name.startsWith('leaseAgreement.') && field.audience === 'everybody')).toBe(false);
  });

  it('shows links to everybody and prints them in no document: they advertise and are agreed by nobody', () => {
    const links = offerEntries.filter(({ field }) => field.group === 'links').map(({ name, field }) => [name, field.sheet, field.audience]);
    expect(links).toEqual([
      ['tourLink', null, 'everybody'],
      ['videoLink', null, 'everybody'],
    ]);
  });

  it('asks for what the form’s other answers call for', () => {
    const asked = (path: string, form: Parameters<typeof visitOffer>[0]): boolean => visitOffer(form).some((visit) => visit.path === path);
    expect(asked('areaDetails.levels.0.liftCapacityKg', { areaDetails: { levels: [{ lift: true }] } })).toBe(true);
    expect(asked('areaDetails.levels.0.liftCapacityKg', { areaDetails: { levels: [{}] } })).toBe(false);
    expect(asked('leaseAgreement.lumpSum', { leaseAgreement: { nonRentFees: 'lump_sum' } })).toBe(true);
    expect(asked('leaseAgreement.lumpSum', { offerType: 'sell', leaseAgreement: { nonRentFees: 'lump_sum' } })).toBe(false);
    expect(asked('subleaseAgreement', { address: { ownershipType: 'rent_agreement' } })).toBe(true);
    expect(asked('geoMarker.lat', {})).toBe(false);
  });
});

describe('values by their paths', () => {
  const form = { areaDetails: { levels: [{ levelName: 'Parter', rooms: [{ surface: 1 }] }, { levelName: 'Piętro' }] } };

  it('are read and put, and nothing else changes', () => {
    expect(valueAt(form, 'areaDetails.levels.0.rooms.0.surface')).toBe(1);
    expect(valueAt(form, 'mediaDetails.water')).toBeUndefined();
    const next = withValue(form, 'areaDetails.levels.1.levelName', 'Strych');
    expect(next).toEqual({ areaDetails: { levels: [form.areaDetails.levels[0], { levelName: 'Strych' }] } });
    expect(withValue(form, 'mediaDetails.energyIndices.eu', 70)).toEqual({ ...form, mediaDetails: { energyIndices: { eu: 70 } } });
  });

  it('go away with undefined', () => {
    expect(withValue({ mediaDetails: { water: 'well', gas: true } }, 'mediaDetails.water', undefined)).toEqual({ mediaDetails: { gas: true } });
  });
});
