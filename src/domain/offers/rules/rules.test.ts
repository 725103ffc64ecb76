import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { readyForm } from '../../../../tests/factories/offer-form.ts';
import { isSame } from '../../kit/merge.ts';
import { grosze } from '../../kit/money.ts';
import { addDays, day, endOfDay, instant, plusMs } from '../../kit/time.ts';
import type { Level, OfferForm } from '../types.ts';
import { depositSuggestions, monthlyCosts, trueCostOf, vatViewOf } from './costs.ts';
import { leaseDates, leaseEnd } from './lease-dates.ts';
import { offeredOptions, termLimits } from './lease-options.ts';
import { applyPatch, changedSections, mergeForms, patchBetween, takeFields } from './merge/merge.ts';
import { flowSteps } from './progress.ts';
import { areaWarnings, roomSums } from './rooms.ts';
import { isExpired, isReservationOver, reservationEnd, validToOf } from './validity.ts';

const hundredths = fc.integer({ min: 1, max: 10_000_000 });

describe('rooms', () => {
  test('sums do not drift, whatever the number of rooms', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(hundredths, { maxLength: 12 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: -3, max: 3 }),
        (floors, off) => {
          const levels: Level[] = floors.map((rooms) => ({ surface: 0, rooms: rooms.map((area) => ({ surface: area / 100 })) }));
          const exact = floors.flat().reduce((sum, area) => sum + area, 0);
          const sums = roomSums(levels, (exact + off) / 100);
          expect(Math.round(sums.rooms * 100)).toBe(exact);
          expect(sums.agrees).toBe(Math.abs(off) <= 1);
        },
      ),
    );
  });
  test('warnings do not refuse', () => {
    const levels = readyForm().areaDetails?.levels;
    expect(areaWarnings(levels, 120.5, 130)).toEqual([]);
    expect(areaWarnings(levels, 120.5, 100)).toEqual(['floors_differ', 'total_below_usable']);
    expect(areaWarnings([{ surface: 10, rooms: [{ surface: 11 }] }], 11, 11)).toEqual(['floors_differ', 'rooms_over_floor']);
  });
});

describe('dates', () => {
  it.each([
    ['2026-12-01', 12, '2026-11-20T12:00:00Z', '2026-12-01', '2027-11-30'],
    ['2026-11-01', 12, '2026-11-20T12:00:00Z', '2026-11-21', '2027-11-20'], // available already: the day after signing
    ['2026-11-01', 1, '2026-01-30T22:59:00Z', '2026-11-01', '2026-11-30'],
    ['2026-01-01', 1, '2026-01-30T23:30:00Z', '2026-02-01', '2026-02-28'], // signed after midnight in Warsaw
    ['2026-01-31', 1, '2026-01-01T10:00:00Z', '2026-01-31', '2026-02-27'],
    ['2026-03-29', 13, '2026-03-01T10:00:00Z', '2026-03-29', '2027-04-28'],
  ])('available %s for %i months, signed %s: %s – %s', (availability, months, signedAt, start, end) =>
    expect(leaseDates(day(availability), months, instant(signedAt))).toEqual({ start, end }),
  );

  test('a lease of n months never overlaps the next one and leaves no gap', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8000 }), fc.integer({ min: 1, max: 360 }), (offset, months) => {
        const start = addDays(day('2020-01-01'), offset);
        const end = leaseEnd(start, months);
        expect(end > addDays(start, months * 28 - 2)).toBe(true);
        expect(addDays(end, 1) <= addDays(start, months * 31)).toBe(true);
      }),
    );
  });

  test('limits by months of 30 days', () => {
    const limits = (to?: string) => termLimits({ availability: day('2026-12-01'), ...(to === undefined ? {} : { availabilityTo: day(to) }) });
    expect(limits()).toEqual({ infinite: true, shortMax: 12, longMax: 360 });
    expect(limits('2027-12-24')).toEqual({ infinite: false, shortMax: 12, longMax: 0 }); // 389 days
    expect(limits('2027-12-25')).toEqual({ infinite: false, shortMax: 12, longMax: 13 }); // 390 days
    expect(limits('2026-12-29')).toEqual({ infinite: false, shortMax: 0, longMax: 0 });
  });

  test('options whose end no longer fits are disabled as time goes by', () => {
    const form = readyForm({ availabilityTo: day('2027-11-30'), leaseAgreement: { fixedshort: true, fixedshortMonths: 12 } });
    expect(offeredOptions(form, day('2026-11-30'))).toMatchObject([
      { option: 'fixedshort', start: '2026-12-01', end: '2027-11-30', disabled: null, needsWrittenForm: false },
    ]);
    expect(offeredOptions(form, day('2026-12-01'))).toMatchObject([{ start: '2026-12-02', end: '2027-12-01', disabled: 'end_after_availability' }]);
    expect(offeredOptions(readyForm(), day('2026-11-20')).map((view) => [view.option, view.needsWrittenForm, view.noticeMonths])).toEqual([
      ['infinite', false, 3],
      ['fixedshort', false, null],
      ['fixedlong', true, null],
    ]);
  });

  test('reservations end after 24 hours or with the offer, over both clock changes', () => {
    const validTo = endOfDay(day('2026-10-25'));
    expect(reservationEnd(instant('2026-10-24T22:30:00Z'), validTo)).toBe('2026-10-25T22:30:00.000Z');
    expect(reservationEnd(instant('2026-10-24T23:30:00Z'), validTo)).toBe(validTo);
    expect(isReservationOver({ reservedUntil: validTo }, validTo)).toBe(true);
    expect(isReservationOver({ reservedUntil: validTo }, plusMs(validTo, -1))).toBe(false);
    expect(validToOf({ offerValidTo: day('2026-03-29') })).toBe('2026-03-29T21:59:59.000Z');
    expect(isExpired({ validTo }, validTo)).toBe(false);
  });
});

describe('costs', () => {
  const fees = (leaseAgreement: OfferForm['leaseAgreement']): OfferForm => readyForm({ leaseAgreement: { ...leaseAgreement } });
  test('lump sum per m²', () => {
    expect(monthlyCosts(readyForm(), 'active')).toEqual({
      rentNet: 640000,
      feesNet: 144600,
      serviceNet: 0,
      net: 784600,
      vatRate: 23,
      vat: 180458,
      gross: 965058,
      rentPerMetre: 5311,
      known: true,
      metered: null,
    });
    expect(monthlyCosts(readyForm(), 'exempt')).toMatchObject({ vat: 0, vatRate: 0, gross: 784600 });
  });
  test('metered, known and unknown, and in the rent', () => {
    expect(monthlyCosts(fees({ nonRentFees: 'metered', averageMonthlyCostsAnnualized: grosze(1_230_00) }), 'active')).toMatchObject({
      feesNet: 100000,
      metered: 123000,
      known: true,
      gross: 787200 + 123000,
    });
    expect(monthlyCosts(fees({ nonRentFees: 'metered', averageMonthlyCostsAnnualizedKnown: false }), 'active')).toMatchObject({
      feesNet: 0,
      metered: null,
      known: false,
    });
    // Rent 6 400 net, an average of 1 230 gross, an advance of 2 000 net.
    const service = { nonRentFees: 'metered', averageMonthlyCostsAnnualized: grosze(1_230_00), serviceChargeAdvance: grosze(2_000_00) } as const;
    expect(monthlyCosts(fees(service), 'active')).toMatchObject({
      ...{ feesNet: 3_000_00, serviceNet: 2_000_00, known: true, metered: 1_230_00, gross: 7_872_00 + 1_230_00 + 2_460_00 },
    });
    expect(monthlyCosts(fees({ ...service, averageMonthlyCostsAnnualizedKnown: false }), 'active')).toMatchObject({
      ...{ feesNet: 2_000_00, serviceNet: 2_000_00, known: false, metered: null },
    });
    // What it covers is named, and no advance: it is owed nevertheless.
    const { serviceChargeAdvance: _, ...noAdvance } = service;
    expect(monthlyCosts(fees({ ...noAdvance, serviceChargeItems: ['cleaning'] as never }), 'active').known).toBe(false);
    expect(monthlyCosts(fees({ ...service, nonRentFees: 'in_rent' }), 'active')).toMatchObject({ feesNet: 0, serviceNet: 0, known: true });
    expect(monthlyCosts(fees({ nonRentFees: 'in_rent' }), 'active')).toMatchObject({ feesNet: 0, known: true, gross: 787200 });
  });
  test('the true cost is the sum with VAT, and none where a part of it is not known, or of a sale', () => {
    expect(trueCostOf(readyForm(), 'active')).toBe(965058);
    expect(trueCostOf(readyForm(), 'exempt')).toBe(784600);
    expect(trueCostOf(fees({ nonRentFees: 'metered', averageMonthlyCostsAnnualizedKnown: false }), 'active')).toBeNull();
    expect(trueCostOf(readyForm({ offerType: 'sell' }), 'active')).toBeNull();
  });
  test.each([
    ['net', 'net'],
    ['gross', 'gross'],
    ['neither', 'gross'],
    [null, 'gross'],
  ])('an address that names %j shows the sum %s', (text, view) => expect(vatViewOf(text)).toBe(view));
  test('deposits of one to three gross rents', () => expect(depositSuggestions(grosze(6_400_00), 'active')).toEqual([787200, 1574400, 2361600]));
});

const floors = (levels: readonly Level[]): OfferForm => ({ areaDetails: { levels } });

describe('autosave', () => {
  const base = readyForm();
  test('a patch replaces sections and null clears them', () => {
    const patched = applyPatch(base, { name: 'Inna', ownTerms: null });
    expect(patched.name).toBe('Inna');
    expect('ownTerms' in patched).toBe(false);
    expect(applyPatch(base, patchBetween(base, patched))).toEqual(patched);
  });
  test('two devices: what one side changed is joined, what both changed is kept and named', () => {
    const mine = readyForm({ name: 'Moja', description: 'Ten sam opis', price: grosze(5_000_00) });
    const theirs = readyForm({ name: 'Ich', description: 'Ten sam opis', unitReceiptDeadline: 14 });
    const merged = mergeForms(base, mine, theirs);
    expect(merged.conflicts).toEqual(['name']);
    expect(merged.form).toMatchObject({ name: 'Ich', description: 'Ten sam opis', price: 500000, unitReceiptDeadline: 14 });
    expect(merged.mine).toEqual({ ...merged.form, name: 'Moja' });
  });
  test.each<readonly [what: string, mine: OfferForm, theirs: OfferForm, conflicts: readonly string[], joined: OfferForm]>([
    ['fields of one group', { address: { street: 'A' } }, { address: { city: 'B' } }, [], { address: { street: 'A', city: 'B' } }],
    ['the same field of a group', { address: { street: 'A' } }, { address: { street: 'B' } }, ['address.street'], { address: { street: 'B' } }],
    ['the same answer on both', { address: { street: 'A' } }, { address: { street: 'A' } }, [], { address: { street: 'A' } }],
    [
      'a point on the map as a whole',
      { geoMarker: { lat: 51, lng: 19 } },
      { geoMarker: { lat: 52, lng: 19 } },
      ['geoMarker'],
      { geoMarker: { lat: 52, lng: 19 } },
    ],
    ['floors that only one side has', floors([{ levelName: 'P' }]), {}, [], floors([{ levelName: 'P' }])],
    ['floors that both added', floors([{ levelName: 'P' }]), floors([{ levelName: 'I' }]), ['areaDetails.levels'], floors([{ levelName: 'I' }])],
  ])('two devices: %s', (_, mine, theirs, conflicts, joined) => {
    expect(mergeForms({}, mine, theirs)).toMatchObject({ conflicts, form: joined });
  });
  test('two devices: rooms and facts of a floor are joined, a room that both changed is one conflict', () => {
    const of = (surface: number, ...rooms: readonly number[]) => floors([{ surface, rooms: rooms.map((one) => ({ surface: one })) }]);
    expect(mergeForms(of(90, 10, 20), of(95, 11, 20), of(90, 10, 21))).toMatchObject({ conflicts: [], form: of(95, 11, 21) });
    const merged = mergeForms(of(90, 10, 20), of(90, 11, 20), of(90, 12, 20));
    expect(merged).toMatchObject({ conflicts: ['areaDetails.levels.0.rooms.0'], form: of(90, 12, 20), mine: of(90, 11, 20) });
    expect(takeFields(merged.form, merged.mine, ['areaDetails.levels.0.rooms.0'])).toEqual(of(90, 11, 20));
  });
  const roomsOf = (...rooms: readonly string[]): OfferForm =>
    floors([
      { levelName: 'P', rooms: rooms.map((one) => ({ group: 'offices' as const, surface: one.charCodeAt(0), windows: Number(one[1] ?? 0) })) },
    ]);
  test.each<readonly [what: string, base: string, mine: string, theirs: string, joined: string | null]>([
    ['rooms that each side added in a place of its own', 'o k', 'h o k', 'o k t', 'h o k t'],
    ['one that was added and one that was taken away', 'o k', 'h o k', 'o', 'h o'],
    ['one that was added and one that was changed', 'o k', 'o k t', 'o1 k', 'o1 k t'],
    ['a change and an addition on the same side', 'o k', 'o1 k t', 'o', 'o1 t'],
    ['the same one that both added', 'o', 'o t', 'o t', 'o t'],
    ['the same one that both took away, and another', 'o k t', 'o t', 't', 't'],
    ['others that both added in the same place', 'o', 'o k', 'o t', null],
    ['the same one that both added in other places', 'o k', 't o k', 'o k t', null],
    ['one that was taken away and changed', 'o k t', 'o k', 'o k t1', null],
    ['one that both changed, beside a new one', 'o k', 'o1 k t', 'o2 k', null],
  ])('two devices: %s', (_, base, mine, theirs, joined) => {
    const of = (rooms: string): OfferForm => roomsOf(...rooms.split(' '));
    for (const [here, there] of [
      [mine, theirs],
      [theirs, mine],
    ] as const) {
      const merged = mergeForms(of(base), of(here), of(there));
      expect(merged.form).toEqual(of(joined ?? there));
      expect(merged.conflicts).toEqual(joined === null ? ['areaDetails.levels.0.rooms'] : []);
      expect(merged.mine).toEqual(of(joined ?? here));
    }
  });
  test('rooms of two devices: none is lost that neither took away, none comes back, none is doubled, whichever device merges', () => {
    const initial = ['a', 'b', 'c', 'd', 'e'];
    const edit = fc.array(fc.record({ at: fc.nat(5), how: fc.constantFrom('take', 'add', 'change') }), { maxLength: 4 });
    const edited = (edits: readonly { readonly at: number; readonly how: string }[], fresh: string): readonly string[] =>
      edits.reduce<readonly string[]>((rooms, { at, how }, n) => {
        if (how === 'add') return rooms.toSpliced(at, 0, String.fromCharCode(fresh.charCodeAt(0) + n));
        const [found] = rooms.slice(at);
        return found === undefined ? rooms : rooms.toSpliced(at, 1, ...(how === 'take' ? [] : [`${found[0]}${fresh === 'p' ? 1 : 2}`]));
      }, initial);
    const namesOf = (form: OfferForm): readonly number[] => (form.areaDetails?.levels?.[0]?.rooms ?? []).map(({ surface }) => surface ?? 0);
    fc.assert(
      fc.property(edit, edit, (here, there) => {
        const [base, mine, theirs] = [roomsOf(...initial), roomsOf(...edited(here, 'p')), roomsOf(...edited(there, 't'))];
        const merged = mergeForms(base, mine, theirs);
        const other = mergeForms(base, theirs, mine);
        expect(other.conflicts).toEqual(merged.conflicts);
        expect([other.form, other.mine]).toEqual(merged.conflicts.length > 0 ? [merged.mine, merged.form] : [merged.form, merged.form]);
        if (merged.conflicts.length > 0) return;
        const [before, left, right, all] = [base, mine, theirs, merged.form].map((form) => new Set(namesOf(form)));
        const isKept = (name: number): boolean => before?.has(name) !== true || (left?.has(name) === true && right?.has(name) === true);
        const wanted = [...new Set([...(left ?? []), ...(right ?? [])])].filter(isKept);
        expect([...(all ?? [])].sort()).toEqual(wanted.sort());
        expect(all?.size).toBe(namesOf(merged.form).length);
      }),
      { numRuns: 500 },
    );
  });
  test('nothing newer is ever overwritten', () => {
    const change = fc.record(
      { name: fc.constantFrom('a', 'b'), description: fc.constantFrom('a', 'b'), unitReceiptDeadline: fc.constantFrom(7, 14) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(change, change, (here, there) => {
        const theirs = applyPatch(base, there);
        const merged = mergeForms(base, applyPatch(base, here), theirs);
        for (const key of changedSections(base, theirs)) expect(merged.form[key]).toEqual(theirs[key]);
      }),
    );
  });
});

describe('progress', () => {
  test.each(Object.entries(flowSteps))('the bar of %s only grows, to 100', (_, steps) => {
    const percents = steps.map((one) => one.percent);
    expect([...percents].sort((a, b) => a - b)).toEqual(percents);
    expect(percents.at(-1)).toBe(100);
  });
});

it.for<readonly [isEqual: boolean, a: unknown, b: unknown]>([
  [true, { rent: 10, deposit: 20 }, { deposit: 20, rent: 10 }],
  [true, { rent: 10, deposit: undefined }, { rent: 10 }],
  [true, { rooms: [{ kind: 'toilet' }, {}] }, { rooms: [{ kind: 'toilet' }, {}] }],
  [false, { rent: 10 }, { rent: 12 }],
  [false, { rent: 10 }, { rent: '10' }],
  [false, { rent: null }, {}],
  [false, { rooms: [{}] }, { rooms: [{}, {}] }],
  [false, { rooms: [] }, { rooms: {} }],
  [false, { rooms: ['a', 'b'] }, { rooms: ['b', 'a'] }],
])('two forms are the same: %s', ([isEqual, a, b]) => {
  expect([isSame(a, b), isSame(b, a)]).toEqual([isEqual, isEqual]);
});
