/**
 * What the numbers of `constants.ts` do at their edges, written out: each test fails when its number is one more or one less. Numbers that only a
 * database, a picture or a road can show have their test where that is.
 */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountsCalls } from '../../src/contract/accounts/endpoints.ts';
import { identityCalls } from '../../src/contract/identity/endpoints.ts';
import { wantedCalls } from '../../src/contract/wanted/endpoints.ts';
import { workspaceCalls } from '../../src/contract/workspace/endpoints.ts';
import { checkPassword } from '../../src/domain/accounts/rules/people.ts';
import { defaultTerms, termsProblems } from '../../src/domain/agency/rules/proposal.ts';
import {
  buildingTypes,
  conditions,
  constructionMaterials,
  defaultKeys,
  defaultMeterUnit,
  energyClasses,
  meterUnits,
  nonRentFees,
  ownershipTypes,
  premisesUses,
  surroundings,
  thermalInsulations,
} from '../../src/domain/kit/dictionaries.ts';
import { parseNip, parseNrb, parsePesel } from '../../src/domain/kit/identifiers.ts';
import { kmBetween } from '../../src/domain/kit/map/distance.ts';
import { taxed, ZERO } from '../../src/domain/kit/money.ts';
import { listNumbers, offerNumbers } from '../../src/domain/kit/numbers.ts';
import { mainUses, provinces } from '../../src/domain/kit/provinces.ts';
import { addDays, addMonths, day, instant, plusMs } from '../../src/domain/kit/time.ts';
import { depositDue, payoutDue } from '../../src/domain/leases/rules/deadlines.ts';
import { signBy } from '../../src/domain/leases/rules/meeting.ts';
import type { ContractFacts } from '../../src/domain/offers/document/clause.ts';
import { breach, insurance, returning } from '../../src/domain/offers/document/clauses/duties.ts';
import { notices } from '../../src/domain/offers/document/clauses/end.ts';
import { depositSuggestions } from '../../src/domain/offers/rules/costs.ts';
import { needsWrittenForm, termLimits } from '../../src/domain/offers/rules/lease-options.ts';
import { readinessProblems } from '../../src/domain/offers/rules/publish-readiness.ts';
import { reservationEnd, restorableUntil } from '../../src/domain/offers/rules/validity.ts';
import type { OfferForm } from '../../src/domain/offers/types.ts';
import { isShortId, shortIdLetters } from '../../src/domain/outreach/rules/links.ts';
import { mayHaveOneMore } from '../../src/domain/wanted/machine.ts';
import { wantedProblems } from '../../src/domain/wanted/rules/listing.ts';
import { wantedNumbers } from '../../src/domain/wanted/rules/wanted-numbers.ts';
import type { WantedForm } from '../../src/domain/wanted/types.ts';
import { isId, newId } from '../../src/server/kit/database/ids.ts';
import { signInPasswordProblem } from '../../src/web/accounts/parts/check-entries.ts';
import { askWhenTyped } from '../../src/web/kit/calls/ask-when-typed.ts';
import { landlord } from '../factories/documents.ts';
import { readyForm } from '../factories/offer-form.ts';
import { wantedInput } from '../factories/wanted.ts';

const today = day('2026-11-20');
const letters = (n: number): string => `Aa${'x'.repeat(n - 2)}`;

describe('accounts', () => {
  it('a new password has 8 to 50 characters', () => {
    expect([7, 8, 50, 51].map((n) => checkPassword(letters(n))?.code ?? 'ok')).toEqual(['password.too_short', 'ok', 'ok', 'password.too_long']);
  });

  it('a password at sign-in has 6 to 255 characters', () => {
    expect([5, 6].map((n) => signInPasswordProblem(letters(n)))).toEqual(['problem.password.short', undefined]);
    const taken = (n: number): boolean => accountsCalls.signIn.in.safeParse({ email: 'a@firma.example', password: letters(n) }).success;
    expect([255, 256].map(taken)).toEqual([true, false]);
  });

  it('a message of a rejection has at most 500 characters', () => {
    const taken = (n: number): boolean =>
      identityCalls.decideRequest.in.safeParse({
        requestId: newId(),
        accepted: false,
        rejectionReason: 'custom',
        customRejectionMessage: 'x'.repeat(n),
      }).success;
    expect([500, 501].map(taken)).toEqual([true, false]);
  });
});

describe('offers', () => {
  /** The codes of a form with something else at a path. */
  const codes = (path: string, value: unknown): readonly string[] => {
    const form = structuredClone(readyForm()) as Record<string, unknown>;
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce<Record<string, unknown>>((at, key) => at[key] as Record<string, unknown>, form);
    parent[last] = value;
    return readinessProblems({ form: form as OfferForm, today, images: 0 }).flatMap(({ field, code }) => (field === path ? [code] : []));
  };
  const lease = (name: string): string => `leaseAgreement.${name}`;

  it.each<[about: string, path: string, taken: unknown, refused: unknown, code: string]>([
    ['a description of 400 characters', 'description', 'x'.repeat(400), 'x'.repeat(401), 'field.too_long'],
    ['5 m² of usable area', 'areaDetails.totalSurface', 5, 4.99, 'field.too_small'],
    ['a price of 1 zł', 'price', 100, 99, 'field.amount_too_small'],
    ['2 kW of power', 'mediaDetails.powerAllocation', 2, 1, 'field.too_small'],
    ['7 days to take the premises over', 'unitReceiptDeadline', 7, 6, 'field.too_small'],
    ['a short term of 12 months', lease('fixedshortMonths'), 12, 13, 'field.too_big'],
    ['a long term of 13 months', lease('fixedlongMonths'), 13, 12, 'field.too_small'],
    ['a long term of 360 months', lease('fixedlongMonths'), 360, 361, 'field.too_big'],
    ['a notice of 36 months', lease('leaseNoticePeriod'), 36, 37, 'field.too_big'],
    ['a building of the year 1500', 'areaDetails.constructionCompletionYear', 1500, 1499, 'field.too_small'],
    ['a building of the year after next', 'areaDetails.constructionCompletionYear', 2028, 2029, 'field.too_big'],
    ['a floor of 5 m²', 'areaDetails.levels.0.surface', 5, 4, 'field.too_small'],
    ['a floor 5 cm high', 'areaDetails.levels.0.height', 5, 4, 'field.too_small'],
    ['the 28th as a day to pay', lease('payDay'), 28, 29, 'field.too_big'],
    ['the 1st as a day to pay', lease('payDay'), 1, 0, 'field.too_small'],
    ['1 day to the first payment', lease('firstPaymentDay'), 1, 0, 'field.too_small'],
    ['a room of 1 m²', 'areaDetails.levels.0.rooms.0.surface', 1, 0.99, 'field.too_small'],
    ['1 m² of land', 'areaDetails.landArea', 1, 0.99, 'field.too_small'],
    ['60 days to the first payment', lease('firstPaymentDay'), 60, 61, 'field.too_big'],
  ])('takes %s, and not beyond', (_about, path, taken, refused, code) => {
    expect([codes(path, taken), codes(path, refused)]).toEqual([[], [code]]);
  });

  it('are in a hall at least 1 cm high', () => {
    const form = (hallHeight: number) => readyForm({ legalMainUse: 'warehouse', relatedDetails: { ...readyForm().relatedDetails, hallHeight } });
    const problems = (hallHeight: number) =>
      readinessProblems({ form: form(hallHeight), today, images: 0 }).flatMap(({ field, code }) =>
        field === 'relatedDetails.hallHeight' ? [code] : [],
      );
    expect([problems(1), problems(0)]).toEqual([[], ['field.too_small']]);
  });

  it('take 25 photos', () => {
    const problems = (images: number) => readinessProblems({ form: readyForm(), today, images }).map(({ code }) => code);
    expect([problems(25), problems(26)]).toEqual([[], ['image.too_many']]);
  });

  it('count a month of availability as 30 days', () => {
    const long = (to: string) => termLimits({ availability: day('2026-12-01'), availabilityTo: day(to) }).longMax;
    expect([long('2027-12-24'), long('2027-12-25')]).toEqual([0, 13]);
  });

  it('propose deposits of one to three gross rents with 23 % VAT', () => {
    expect(depositSuggestions(100_000 as never, 'active')).toEqual([123_000, 246_000, 369_000]);
    expect(taxed(100 as never, 'active').gross).toBe(123);
  });

  it('come back within 60 seconds of their deletion', () => {
    const deleted = instant('2026-11-20T12:00:00Z');
    expect(restorableUntil(deleted)).toBe(plusMs(deleted, 60_000));
  });

  it('are reserved for 24 hours', () => {
    const booked = instant('2026-11-20T12:00:00Z');
    expect(reservationEnd(booked, null)).toBe('2026-11-21T12:00:00.000Z');
  });
});

describe('leases', () => {
  const facts = { form: readyForm(), landlord } as unknown as ContractFacts;
  const param = (clause: ReturnType<typeof breach> | undefined, id: string, name: string): unknown =>
    clause?.points.find((point) => point.id === id)?.params?.[name];

  it('want an insurance of 50 000 zł', () => {
    expect(param(insurance(facts, false)[0], 'duty', 'sum')).toEqual({ money: 50_000_00 });
  });

  it('give 7 days to remedy, 3 to return, 10 % of the rent for each day of a late return, and count a notice by e-mail after 14 days', () => {
    expect(param(breach(facts, false), 'cure', 'n')).toEqual({ count: 7 });
    expect(param(returning(facts, false), 'dutyInDays', 'n')).toEqual({ count: 3 });
    expect(param(returning({ ...facts, form: readyForm({ price: 1_000_00 as never }) }, false), 'penalty', 'amount')).toEqual({ money: 100_00 });
    expect(param(notices(facts, false), 'effective', 'n')).toEqual({ count: 14 });
  });

  it('have their deposit due after 3 business days, and pay it out after 5', () => {
    expect([depositDue(day('2026-11-19')), payoutDue(instant('2026-11-19T12:00:00Z'))]).toEqual(['2026-11-24', '2026-11-26']);
  });

  it('need the written form beyond 12 months', () => {
    expect([12, 13].map(needsWrittenForm)).toEqual([false, true]);
  });

  it('are of the long kind of fixed term from there on, never of the short one', () => {
    expect([offerNumbers.fixedShortMonthsMax, offerNumbers.fixedLongMonthsMin].map(needsWrittenForm)).toEqual([false, true]);
  });

  it('await the protocol within an hour of the meeting', () => {
    expect(signBy(instant('2026-11-20T12:00:00Z'))).toBe('2026-11-20T13:00:00.000Z');
  });
});

describe('companies and agents', () => {
  it('an agreement runs for at most 24 months', () => {
    const codes = (lastDay: ReturnType<typeof day>) => termsProblems({ ...defaultTerms(today), lastDay }, true, today).map(({ code }) => code);
    const last = addMonths(today, 24);
    expect([codes(last), codes(addDays(last, 1))]).toEqual([[], ['agency.last_day_wrong']]);
  });

  it('a NIP has 10 digits, a PESEL 11, an account 26', () => {
    expect(['5265877635', '526587763', '52658776350'].map((nip) => parseNip(nip) !== null)).toEqual([true, false, false]);
    expect(['44051401359', '4405140135', '440514013590'].map((pesel) => parsePesel(pesel) !== null)).toEqual([true, false, false]);
    const accounts = ['61 1090 1014 0000 0712 1981 2874', '61 1090 1014 0000 0712 1981 287', '61 1090 1014 0000 0712 1981 28740'];
    expect(accounts.map((account) => parseNrb(account) !== null)).toEqual([true, false, false]);
  });
});

describe('wanted listings', () => {
  const { frequency: _frequency, ...form } = wantedInput();
  const codes = (change: Partial<WantedForm>) => wantedProblems({ ...(form as unknown as WantedForm), ...change }).map(({ code }) => code);

  it.each<[about: string, taken: Partial<WantedForm>, refused: Partial<WantedForm>, code: string]>([
    ['a place of 3 characters', { location: 'Żar' }, { location: 'Ło' }, 'wanted.location_short'],
    ['a description of 500 characters', { description: 'x'.repeat(500) }, { description: 'x'.repeat(501) }, 'field.too_long'],
    ['a radius from 1 km', { locationRadius: 1 }, { locationRadius: 0.9 }, 'field.too_small'],
    ['a radius up to 100 km', { locationRadius: 100 }, { locationRadius: 101 }, 'field.too_big'],
    ['a rent of nothing', { maxRent: ZERO }, { maxRent: -1 as never }, 'field.amount_too_small'],
  ])('take %s, and not beyond', (_about, taken, refused, code) => {
    expect([codes(taken), codes(refused)]).toEqual([[], [code]]);
  });

  it('are looked for around 5 km, unless the company says otherwise', () => {
    const { locationRadius: _radius, ...others } = wantedInput();
    expect(wantedCalls.addWantedListing.in.parse(others).locationRadius).toBe(5);
  });

  it('are at most 10 active ones of a company', () => {
    expect([mayHaveOneMore(9), mayHaveOneMore(10)?.code]).toEqual([null, 'wanted.limit']);
  });

  it('stand on the board within 1 to 200 km, 10 where nothing is said', () => {
    const read = (radius?: number) => wantedCalls.listWantedListings.in.safeParse({ radius });
    expect([0.9, 1, 200, 201].map((km) => read(km).success)).toEqual([false, true, true, false]);
    expect(read().data?.radius).toBe(10);
  });

  it('are as far away as an earth of 6371 km says', () => {
    expect(kmBetween({ lat: 0, lng: 0 }, { lat: 90, lng: 0 })).toBeCloseTo((6371 * Math.PI) / 2, 3);
  });
});

describe('what is typed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** How many times is asked, and when the first time. */
  const asked = (text: string, pace: { readonly from: number; readonly pauseMs: number }): readonly number[] => {
    const times: number[] = [];
    const begun = Date.now();
    askWhenTyped(text, pace, () => void times.push(Date.now() - begun));
    vi.advanceTimersByTime(10_000);
    return times;
  };

  it('as an address is asked about from the fourth character on, 300 ms after the last one', () => {
    const pace = { from: listNumbers.suggestionsFrom, pauseMs: listNumbers.suggestionsMs };
    expect([asked('Naw', pace), asked('Nawr', pace)]).toEqual([[], [300]]);
  });

  it('as a place of the wanted board is asked about from the second character on, 300 ms after the last one', () => {
    const pace = { from: wantedNumbers.searchFrom, pauseMs: wantedNumbers.searchPauseMs };
    expect([asked('Ł', pace), asked('Łó', pace)]).toEqual([[], [300]]);
  });
});

describe('what is chosen from', () => {
  it('are seven uses of premises, three main ones, and the classes of energy', () => {
    expect(premisesUses).toEqual(['storage', 'production', 'wholesale', 'retail_sale', 'office', 'workshop', 'services']);
    expect(mainUses).toEqual(['office', 'retail', 'warehouse']);
    expect(energyClasses).toEqual(['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'none']);
  });

  it('are eight titles to premises, nine surroundings, nineteen buildings and sixteen provinces, each once', () => {
    const sizes = [ownershipTypes, surroundings, buildingTypes, provinces].map((list) => [list.length, new Set<string>(list).size]);
    expect(sizes).toEqual([8, 9, 19, 16].map((n) => [n, n]));
  });

  it('are materials, insulations and fees of three and four kinds', () => {
    expect(constructionMaterials).toEqual(['masonry', 'steel', 'timber']);
    expect(thermalInsulations).toEqual(['polystyrene', 'wool', 'foam', 'none']);
    expect(nonRentFees).toEqual(['metered', 'in_rent', 'lump_sum']);
  });

  it('are six conditions, units of meters, and each meter begins with its own', () => {
    expect(conditions).toEqual(['new', 'used_good', 'used_moderate', 'renovated', 'damaged', 'not_applicable']);
    expect(meterUnits).toEqual(['kWh', 'MWh', 'm3', 'l', 'GJ']);
    expect(defaultMeterUnit).toMatchObject({ electricity: 'kWh', gas: 'm3', hot_water: 'm3', cold_water: 'm3', heat: 'GJ' });
    expect(defaultKeys).toEqual(['premises_door', 'building_door', 'mailbox', 'garage_remote']);
  });

  it('are lists ordered by change, making or price, the last changed first', () => {
    const read = workspaceCalls.listOffers.in.safeParse({ list: 'active' });
    expect(read.data).toMatchObject({ sort: 'lastModified', direction: 'desc' });
  });
});

it('a short link is of 62 letters and digits', () => {
  const letters = Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).filter((letter) => isShortId(letter.repeat(6)));
  expect([letters.length, new Set(shortIdLetters).size]).toEqual([62, 62]);
});

it('a short link has 6 characters, an id 20', () => {
  expect(['Ab3De', 'Ab3De6', 'Ab3De67'].map(isShortId)).toEqual([false, true, false]);
  expect([newId().length, isId('x'.repeat(19)), isId('x'.repeat(20)), isId('x'.repeat(21))]).toEqual([20, false, true, false]);
});
