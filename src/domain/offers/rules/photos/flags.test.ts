import { describe, expect, it } from 'vitest';
import type { Id, Instant } from '../../../kit/brand.ts';
import {
  bitsApart,
  checkOwed,
  doubtOf,
  flaggedPhotos,
  type MeasuredPhoto,
  outageOpinion,
  type PhotoOpinion,
  type PhotoRuling,
  photosVerdict,
} from './flags.ts';

const opinion = (suitable: boolean): PhotoOpinion => ({ suitable, reason: { pl: 'numer telefonu', en: 'a telephone number' }, model: 'm' });
const ruling = (passed: boolean): PhotoRuling => ({
  ...{ passed, reason: passed ? '' : 'cudzy lokal', by: 'moderator' as Id, at: '2026-11-23T08:00:00.000Z' as Instant },
});
let last = 0;
const photo = (part: Partial<MeasuredPhoto> = {}): MeasuredPhoto => {
  last += 1;
  const likeness = (BigInt(last) * 0x0123_4567_89ab_cdefn).toString(16).slice(-16).padStart(16, '0');
  return { id: `photo-${last}` as Id, likeness, entropy: 6, sharpness: 400, opinion: null, ruling: null, ...part };
};
const reasons = (...photos: readonly MeasuredPhoto[]) => flaggedPhotos(photos).map(({ position, reason, of }) => [position, reason, of]);

it('counts the bits in which two hashes differ', () => {
  expect(bitsApart('0000000000000000', '0000000000000000')).toBe(0);
  expect(bitsApart('ffffffffffffffff', '0000000000000000')).toBe(64);
  expect(bitsApart('0000000000000003', '0000000000000005')).toBe(2);
});

describe('a photo is flagged', () => {
  it.each<[what: string, part: Partial<MeasuredPhoto>, reason: string | null]>([
    ['not when it is a good one', {}, null],
    ['as blank just below one bit of entropy', { entropy: 0.999 }, 'blank'],
    ['not as blank from one bit of entropy on', { entropy: 1 }, null],
    ['as blurred just below the limit', { sharpness: 11.99 }, 'blurred'],
    ['not as blurred from the limit on', { sharpness: 12 }, null],
    ['not as blurred when that was never measured', { sharpness: null }, null],
    ['as unsuitable when the artificial intelligence says no', { opinion: opinion(false) }, 'unsuitable'],
    ['not when the artificial intelligence says yes', { opinion: opinion(true) }, null],
    ['not when the artificial intelligence did not answer', { opinion: outageOpinion }, null],
    ['as refused when a moderator looked in its place and said no', { opinion: outageOpinion, ruling: ruling(false) }, 'refused'],
    ['not as unsuitable when a moderator let it stand', { opinion: opinion(false), ruling: ruling(true) }, null],
    ['not as blurred when a moderator let it stand', { sharpness: 0, ruling: ruling(true) }, null],
    ['as blank, whatever a moderator said', { entropy: 0, ruling: ruling(true) }, 'blank'],
    ['as refused when a moderator refused it', { opinion: opinion(false), ruling: ruling(false) }, 'refused'],
    ['as refused though the artificial intelligence says yes', { opinion: opinion(true), ruling: ruling(false) }, 'refused'],
    ['for the first reason only: blank before blurred', { entropy: 0, sharpness: 0 }, 'blank'],
    ['for the first reason only: blurred before unsuitable', { sharpness: 0, opinion: opinion(false) }, 'blurred'],
  ])('%s', (_, part, reason) => {
    expect(reasons(photo(), photo(part))).toEqual(reason === null ? [] : [[2, reason, null]]);
  });

  it('as a repetition of an earlier one, up to six bits apart, with its number', () => {
    const first = photo({ likeness: '0000000000000000' });
    expect(reasons(photo(), first, photo({ likeness: '000000000000003f' }))).toEqual([[3, 'duplicate', 2]]);
    expect(reasons(photo(), first, photo({ likeness: '000000000000007f' }))).toEqual([]);
  });

  it('not as a repetition of a blank one: all blank ones are alike', () => {
    const blank = { entropy: 0, likeness: '0000000000000000' };
    expect(reasons(photo(blank), photo({ likeness: '0000000000000000' }), photo(blank))).toEqual([
      [1, 'blank', null],
      [3, 'blank', null],
    ]);
  });
});

it.each<[what: string, part: Partial<MeasuredPhoto>, doubt: string | null, owed: string | null]>([
  ['nobody was asked yet', {}, null, 'first'],
  ['it was called suitable', { opinion: opinion(true) }, null, null],
  ['it was called unsuitable', { opinion: opinion(false) }, 'unsuitable', null],
  ['nobody answered', { opinion: outageOpinion }, 'unchecked', 'outage'],
  ['nobody answered, and nothing is sharp', { opinion: outageOpinion, sharpness: 0 }, 'blurred', 'outage'],
  ['nobody answered, and nothing is on it', { opinion: outageOpinion, entropy: 0 }, null, 'outage'],
  ['a moderator looked in its place', { opinion: outageOpinion, ruling: ruling(true) }, 'unchecked', null],
])('what a moderator looks for, and what is still owed, when %s', (_, part, doubt, owed) => {
  expect([doubtOf(photo(part)), checkOwed(photo(part))]).toEqual([doubt, owed]);
});

it('the verdict names every flagged photo with its place and what was said of it', () => {
  expect(photosVerdict([photo(), photo()])).toBeNull();
  expect(photosVerdict([photo(), photo({ entropy: 0 }), photo({ opinion: opinion(false) }), photo({ ruling: ruling(false) })])).toMatchObject({
    code: 'photo.flagged',
    params: { n: 3 },
    problems: [
      { code: 'photo.blank', field: 'images.1', params: { index: 2 } },
      { code: 'photo.unsuitable', field: 'images.2', params: { index: 3, reasonPl: 'numer telefonu', reasonEn: 'a telephone number' } },
      { code: 'photo.refused', field: 'images.3', params: { index: 4, reason: 'cudzy lokal' } },
    ],
  });
});
