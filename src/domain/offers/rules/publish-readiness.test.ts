import { describe, expect, it, test } from 'vitest';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { grosze } from '../../kit/money.ts';
import { day, instant } from '../../kit/time.ts';
import { visitOffer } from '../fields/catalogue.ts';
import { refuse } from '../refusals.ts';
import type { OfferForm } from '../types.ts';
import { completeness } from './completeness.ts';
import { copiedForm, newOfferForm } from './defaults.ts';
import { readinessProblems, sectionOfRoute } from './publish-readiness.ts';

const today = day('2026-11-20');
const now = instant('2026-11-20T12:00:00Z');
const problemsOf = (form: OfferForm, images = 3): readonly string[] =>
  readinessProblems({ form, today, images }).map((problem) => `${problem.field} ${problem.code}`);

/** Sets (or, with `undefined`, removes) the value at a path of a form. */
const put = (form: unknown, path: string, value: unknown): OfferForm => {
  const copy = structuredClone(form) as Record<string, unknown>;
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy as OfferForm;
};

test('the complete form is ready', () => {
  expect(problemsOf(readyForm())).toEqual([]);
  expect(readinessProblems({ form: readyForm(), today, images: 0 })).toEqual([]);
});

describe('every required field is asked for', () => {
  it.each([
    'name',
    'description',
    'legalMainUse',
    'landAndMortgageRegisterNumber',
    'price',
    'priceCurrency',
    'unitReceiptDeadline',
    'offerValidTo',
    'availability',
    'areaDetails.surface',
    'areaDetails.totalSurface',
    'areaDetails.landArea',
    'areaDetails.publicTransportDistance',
    'areaDetails.buildingType',
    'areaDetails.constructionCompletionYear',
    'mediaDetails.energyCategory',
    'mediaDetails.powerAllocation',
    'parkingDetails.parkingSurface',
    'parkingDetails.totalParkingSurface',
    'parkingDetails.parkingLotsAvailable',
    'address.plotNumber',
    'address.ownershipType',
    'address.houseNumber',
    'address.street',
    'address.estate',
    'address.district',
    'address.county',
    'address.province',
    'address.city',
    'leaseAgreement.deposit',
    'leaseAgreement.payDay',
    'leaseAgreement.firstPaymentDay',
    'leaseAgreement.nonRentFees',
    'leaseAgreement.leaseNoticePeriod',
    'leaseAgreement.fixedshortMonths',
    'leaseAgreement.fixedlongMonths',
    'leaseAgreement.lumpSum',
    'areaDetails.levels.0.levelNumber',
    'areaDetails.levels.0.levelName',
    'areaDetails.levels.0.surface',
    'areaDetails.levels.0.height',
    'areaDetails.levels.0.numberOfStaircases',
    'areaDetails.levels.0.rooms.0.kind',
  ])('%s', (path) => expect(problemsOf(put(readyForm(), path, undefined))).toEqual([`${path} field.required`]));

  it.each(['street', 'houseNumber', 'district', 'estate', 'county', 'province'])('%s of an official address that is another one', (part) => {
    const official = {
      street: 'Sienkiewicza',
      houseNumber: '61',
      district: 'Śródmieście',
      estate: 'Katedralna',
      county: 'Łódź',
      province: 'lodzkie',
    };
    const form = put(put(readyForm(), 'address.officialDiffers', true), 'address.officialAddress', official);
    expect(problemsOf(form)).toEqual([]);
    const path = `address.officialAddress.${part}`;
    expect(problemsOf(put(form, path, undefined))).toEqual([`${path} field.required`]);
    // One address is both: what was typed before asks for nothing.
    expect(problemsOf(put(put(form, path, undefined), 'address.officialDiffers', false))).toEqual([]);
  });

  it.each([
    'legalWarehouseUseAccepted',
    'legalWarehouseUseOfficial',
    'areaDetails.surroundings',
    'areaDetails.drive',
    'areaDetails.constructionMaterial',
    'areaDetails.thermalInsulation',
  ])('one of %s', (path) => expect(problemsOf(put(readyForm(), path, []))).toEqual([`${path} field.pick_one`]));

  it('a floor', () => expect(problemsOf(put(readyForm(), 'areaDetails.levels', []))).toEqual(['areaDetails.levels form.no_levels']));

  it('an empty form has them all, each with its section', () => {
    const problems = problemsOf({}, 0);
    expect(problems.length).toBeGreaterThan(40);
    expect(new Set(problems).size).toBe(problems.length);
  });
});

describe('bounds and rules', () => {
  it.each<[string, unknown, string]>([
    ['description', 'x'.repeat(401), 'description field.too_long'],
    ['areaDetails.totalSurface', 4.99, 'areaDetails.totalSurface field.too_small'],
    ['areaDetails.landArea', 0, 'areaDetails.landArea field.too_small'],
    ['price', grosze(99), 'price field.amount_too_small'],
    ['mediaDetails.powerAllocation', 1, 'mediaDetails.powerAllocation field.too_small'],
    ['unitReceiptDeadline', 6, 'unitReceiptDeadline field.too_small'],
    ['leaseAgreement.payDay', 0, 'leaseAgreement.payDay field.too_small'],
    ['leaseAgreement.payDay', 29, 'leaseAgreement.payDay field.too_big'],
    ['leaseAgreement.firstPaymentDay', 61, 'leaseAgreement.firstPaymentDay field.too_big'],
    ['leaseAgreement.leaseNoticePeriod', 37, 'leaseAgreement.leaseNoticePeriod field.too_big'],
    ['leaseAgreement.fixedshortMonths', 13, 'leaseAgreement.fixedshortMonths field.too_big'],
    ['leaseAgreement.fixedlongMonths', 12, 'leaseAgreement.fixedlongMonths field.too_small'],
    ['leaseAgreement.fixedlongMonths', 361, 'leaseAgreement.fixedlongMonths field.too_big'],
    ['leaseAgreement.fixedlongMonths', 13.5, 'leaseAgreement.fixedlongMonths field.not_whole'],
    ['leaseAgreement.deposit', grosze(99), 'leaseAgreement.deposit field.amount_too_small'],
    ['areaDetails.levels.0.height', 4, 'areaDetails.levels.0.height field.too_small'],
    ['areaDetails.levels.0.surface', 4, 'areaDetails.levels.0.surface field.too_small'],
    ['areaDetails.constructionCompletionYear', 1499, 'areaDetails.constructionCompletionYear field.too_small'],
    ['areaDetails.constructionCompletionYear', 2029, 'areaDetails.constructionCompletionYear field.too_big'],
    ['areaDetails.levels.0.lift', true, 'areaDetails.levels.0.liftCapacityKg field.required'],
    ['landAndMortgageRegisterNumber', 'WA4M/00123456/5', 'landAndMortgageRegisterNumber field.invalid'],
    ['address.postCode', '9006', 'address.postCode field.invalid'],
    ['address.ownershipType', 'rent_agreement', 'subleaseAgreement form.sublease_required'],
    ['address.ownershipType', 'co_ownership', 'subleaseAgreement form.sublease_required'],
    ['address.ownershipType', 'leasing', 'subleaseAgreement form.sublease_required'],
    ['geoMarker.lat', 40, 'geoMarker.lat field.too_small'],
    ['offerValidTo', day('2026-11-19'), 'offerValidTo form.valid_to_past'],
    ['availability', 'jutro', 'availability field.invalid_date'],
    ['areaDetails.thermalInsulation', ['none', 'wool'], 'areaDetails.thermalInsulation form.none_with_others'],
    ['tourLink', 'http://tour.example', 'tourLink form.link_not_secure'],
    ['videoLink', 'javascript:alert(1)', 'videoLink form.link_not_secure'],
    ['videoLink', `https://film.example/${'x'.repeat(500)}`, 'videoLink field.too_long'],
    ['areaDetails.surface', 120.52, 'areaDetails.levels form.rooms_sum'],
    ['summary.summary1', false, 'summary.summary1 form.declaration_terms'],
    ['summary.summary2', false, 'summary.summary2 form.declaration_signature'],
    ['summary.summary3', false, 'summary.summary3 form.declaration_binding'],
    ['summary.summary4', false, 'summary.summary4 form.declaration_irrevocable'],
    ['ownTerms', { selected: true, terms: ' ' }, 'ownTerms.terms field.required'],
  ])('%s = %j', (path, value, problem) => expect(problemsOf(put(readyForm(), path, value))).toEqual([problem]));

  it.each<[string, unknown]>([
    ['offerValidTo', day('2026-11-20')],
    ['areaDetails.surface', 120.51],
    ['tourLink', 'tour.example/show'],
    ['videoLink', ' '],
    ['leaseAgreement.payDay', 'last'],
    ['leaseAgreement.leaseNoticePeriod', 0],
    ['areaDetails.constructionCompletionYear', 2028],
    ['leaseAgreement.fixedlongMonths', 360],
  ])('takes %s = %j', (path, value) => expect(problemsOf(put(readyForm(), path, value))).toEqual([]));

  it('asks nothing of what belongs to another use: it is neither checked nor shown, and is back when the use is', () => {
    const related = { gates: [{ width: 300 }], hallHeight: 0 };
    const of = (use: string) => put(put(readyForm(), 'relatedDetails', related), 'legalMainUse', use) as OfferForm;
    const asked = (use: string) =>
      visitOffer(of(use)).filter(({ path }) => path.startsWith('relatedDetails.gates') || path === 'relatedDetails.hallHeight');
    expect([problemsOf(of('office')), asked('office')]).toEqual([[], []]);
    expect(problemsOf(of('warehouse'))).toEqual(
      expect.arrayContaining(['relatedDetails.gates.0.height field.required', 'relatedDetails.hallHeight field.too_small']),
    );
    expect(asked('warehouse').length).toBeGreaterThan(2);
  });

  it('says of a text that it is too long to be saved', () => {
    expect(problemsOf(put(readyForm(), 'address.plotNumber', '12/3, '.repeat(11)))).toEqual(['address.plotNumber field.too_long']);
  });

  it('asks nobody who sells for a consent to letting', () => {
    const sale = put({ ...readyForm(), offerType: 'sell', summary: { truth: true } }, 'address.ownershipType', 'co_ownership');
    expect(problemsOf(sale)).not.toContain('subleaseAgreement form.sublease_required');
  });

  it('asks an announcement of a sale for its truth, and for none of the four declarations', () => {
    const sale = put({ ...readyForm(), offerType: 'sell' }, 'summary', {});
    expect(problemsOf(sale)).toEqual(['summary.truth form.declaration_truth']);
    expect(problemsOf(put(sale, 'summary', { truth: true }))).toEqual([]);
  });

  it('asks for metered costs unless they are marked unknown', () => {
    const metered = put(readyForm(), 'leaseAgreement.nonRentFees', 'metered');
    expect(problemsOf(metered)).toEqual(['leaseAgreement.averageMonthlyCostsAnnualized field.required']);
    expect(problemsOf(put(metered, 'leaseAgreement.averageMonthlyCostsAnnualizedKnown', false))).toEqual([]);
  });

  it('wants an option, and keeps the terms inside the availability', () => {
    const none = put(readyForm(), 'leaseAgreement', { ...readyForm().leaseAgreement, infinite: false, fixedshort: false, fixedlong: false });
    expect(problemsOf(none)).toEqual(['leaseAgreement form.lease_option_required']);
    const until = (to: string): readonly string[] => problemsOf(readyForm({ availabilityTo: day(to) }));
    expect(until('2026-11-30')).toContain('availabilityTo form.availability_order');
    expect(until('2027-11-30')).toEqual(['leaseAgreement.infinite form.infinite_with_end', 'leaseAgreement.fixedlong form.long_unavailable']);
    expect(until('2027-11-29')).toContain('leaseAgreement.fixedshortMonths form.end_after_availability'); // 364 days pass the rule of 30-day months, the calendar does not
    expect(until('2027-12-30')).toContain('leaseAgreement.fixedlongMonths form.term_over_availability');
    const short = readyForm({
      availabilityTo: day('2027-01-29'),
      leaseAgreement: { ...readyForm().leaseAgreement, infinite: false, fixedlong: false, fixedshortMonths: 3 },
    });
    expect(problemsOf(short)).toEqual(['leaseAgreement.fixedshortMonths form.term_over_availability']);
  });

  it('an offer to sell needs no lease terms', () =>
    expect(problemsOf(put(readyForm({ offerType: 'sell', summary: { truth: true } }), 'leaseAgreement', undefined))).toEqual([]));
  it('limits the photos', () => expect(problemsOf(readyForm(), 26)).toEqual(['images image.too_many']));
});

describe('defaults, copies and completeness', () => {
  it('a new offer is available tomorrow and valid for a month', () => {
    expect(newOfferForm(now)).toMatchObject({ availability: '2026-11-21', offerValidTo: '2026-12-21', priceCurrency: 'PLN' });
    expect(newOfferForm(now).leaseAgreement).toEqual({ payDay: 10, firstPaymentDay: 7, fixedshortMonths: 12, leaseNoticePeriod: 3 });
    expect(newOfferForm(instant('2026-01-30T23:30:00Z'))).toMatchObject({ availability: '2026-02-01', offerValidTo: '2026-03-01' });
  });
  it('a copy keeps the facts, asks for the declarations again and renews dates that passed', () => {
    const copy = copiedForm(readyForm(), instant('2027-02-01T10:00:00Z'));
    expect(copy).toMatchObject({
      name: readyForm().name,
      areaDetails: readyForm().areaDetails,
      availability: '2027-02-02',
      offerValidTo: '2027-03-02',
    });
    expect(copy.summary).toBeUndefined();
    expect(copiedForm(readyForm(), now)).toMatchObject({ availability: '2026-12-01', offerValidTo: '2026-12-31' });
  });
  it('is complete exactly when nothing is wrong', () => {
    const full = completeness({ form: readyForm(), today, images: 1 });
    expect([full.done, full.isReady]).toEqual([full.total, true]);
    const less = completeness({ form: put(readyForm(), 'address.street', undefined), today, images: 1 });
    expect([less.done, less.isReady]).toEqual([less.total - 1, false]);
    expect(completeness({ form: {}, today, images: 0 }).done).toBe(0);
  });
  it('photos that nobody added are not missing, and what asks for nothing is optional until something is entered', () => {
    const progressOf = (form: OfferForm, images: number, section: string) =>
      completeness({ form, today, images }).sections.find((one) => one.section === section);
    const none = completeness({ form: readyForm(), today, images: 0 });
    expect([none.done, none.isReady]).toEqual([none.total, true]);
    expect(progressOf(readyForm(), 0, 'photos')).toMatchObject({ done: 0, total: 0, status: 'optional' });
    expect(progressOf(readyForm(), 1, 'photos')).toMatchObject({ done: 1, total: 1, status: 'done' });
    expect(progressOf(put(readyForm(), 'videoLink', 'https://film.example/1'), 0, 'photos')).toMatchObject({ total: 0, status: 'done' });
    expect(progressOf(put(readyForm(), 'videoLink', 'film'), 0, 'photos')).toMatchObject({ total: 0, problems: 1, status: 'open' });
    const bare = put(readyForm(), 'relatedDetails', {});
    expect(progressOf(bare, 0, 'equipment')?.status).toBe('optional');
    expect(progressOf(put(bare, 'relatedDetails.anyArrangement', false), 0, 'equipment')?.status).toBe('optional');
    expect(progressOf(put(bare, 'relatedDetails.anyArrangement', true), 0, 'equipment')?.status).toBe('done');
    expect(progressOf(put(readyForm(), 'price', undefined), 0, 'lease')?.status).toBe('open');
  });
  it('counts photos as done only while all of them may stand', () => {
    const photoProblems = [refuse('photo.blank', { field: 'images.1', params: { index: 2 } })];
    const facts = { form: readyForm(), today, images: 2, photoProblems };
    expect(readinessProblems(facts)).toEqual(photoProblems);
    const { sections } = completeness(facts);
    expect(sections.find(({ section }) => section === 'photos')).toMatchObject({ done: 0, total: 1, problems: 1, status: 'open' });
    expect(completeness({ ...facts, photoProblems: [] }).isReady).toBe(true);
  });
  it('an unknown section of the route is the first', () =>
    expect([sectionOfRoute('lease'), sectionOfRoute('x'), sectionOfRoute(undefined)]).toEqual(['lease', 'basics', 'basics']));
});
