import { describe, expect, it } from 'vitest';
import { filledForm } from '../../../../../tests/factories/filled-form.ts';
import { offerNumbers } from '../../../../domain/kit/numbers.ts';
import type { OfferForm } from '../../../../domain/offers/types.ts';
import { problemsOf } from './problems/use-problems.ts';
import { UnreadTexts } from './unread.ts';

/** The fields whose texts count as no number. */
const unreadIn = (form: OfferForm, paths: readonly string[]): readonly string[] => {
  const facts = { form, today: '2026-11-28', photos: 3, pendingPhotos: 0, refusedPhotos: 0 } as never;
  return problemsOf(facts, new Map(paths.map((path) => [path, '12x3'])), 'pl')
    .flatMap(({ problems }) => problems)
    .flatMap(({ code, field }) => (['field.not_a_number', 'field.not_whole'].includes(code) ? [field ?? ''] : []));
};

describe('a text that is no number', () => {
  const level = { levelNumber: 0, levelName: 'Parter', rooms: [{ group: 'common' }] };
  const form = { ...filledForm('retail'), areaDetails: { levels: [level] } } as unknown as OfferForm;
  const room = 'areaDetails.levels.0.rooms.0.surface';

  it('is a problem of its field', () => expect(unreadIn(form, [room, 'areaDetails.surface'])).toEqual(['areaDetails.surface', room]));

  it('is none once its room, its floor or its gate is gone', () => {
    expect(unreadIn(form, ['areaDetails.levels.0.rooms.1.surface', 'areaDetails.levels.1.height', 'relatedDetails.gates.9.width'])).toEqual([]);
  });

  it('is none while the form does not ask for its field', () => {
    const capacity = 'areaDetails.levels.0.liftCapacityKg';
    const withLift = { ...form, areaDetails: { levels: [{ ...level, lift: true }] } } as unknown as OfferForm;
    expect([unreadIn(form, [capacity]), unreadIn(withLift, [capacity])]).toEqual([[], [capacity]]);
  });

  it('is none in a field of another main use', () => {
    const bare = (legalMainUse: 'warehouse' | 'retail') => ({ ...form, legalMainUse, relatedDetails: { gates: [{}] } }) as OfferForm;
    const height = 'relatedDetails.gates.0.height';
    expect([unreadIn(bare('warehouse'), [height]), unreadIn(bare('retail'), [height])]).toEqual([[height], []]);
  });
});

it.each([
  ['availability', 'jutro', { code: 'field.invalid_date' }],
  ['offerValidTo', '31.02.2027', { code: 'field.invalid_date' }],
  ['name', 'x'.repeat(999), { code: 'field.too_long', params: { max: offerNumbers.nameMax } }],
])('what was typed into %s and cannot be saved is its problem instead of being missing, and none once there is a value', (path, text, problem) => {
  const found = (form: OfferForm) =>
    problemsOf({ form, today: '2026-11-28', photos: 3, pendingPhotos: 0, refusedPhotos: 0 } as never, new Map([[path, text]]), 'pl')
      .flatMap(({ problems }) => problems)
      .filter(({ field }) => field === path);
  const form = filledForm('retail');
  expect(found({ ...form, [path]: undefined })).toEqual([expect.objectContaining(problem)]);
  expect(found(form).map(({ code }) => code)).not.toContain(problem.code);
});

it('the texts of a row go along with it, or away', () => {
  const unread = new UnreadTexts(null, 'offer');
  for (const path of ['rooms.0.surface', 'rooms.1.surface', 'rooms.2.windows', 'price']) unread.keep(path, path);
  unread.takeAlong('rooms', (at) => [2, null, 0][at] ?? null);
  expect(Object.fromEntries(unread.all())).toEqual({ 'rooms.2.surface': 'rooms.0.surface', 'rooms.0.windows': 'rooms.2.windows', price: 'price' });
  expect([unread.isUnder('rooms.2'), unread.isUnder('rooms.1')]).toEqual([true, false]);
});

it('a list of rooms goes along with its floor, and is no text of a field', () => {
  const unread = new UnreadTexts(null, 'offer');
  unread.keep('areaDetails.surface', '12x3');
  const before = unread.ofFields();
  unread.keep('areaDetails.levels.1.list', 'biuro 20; magazyn 4');
  unread.takeAlong('areaDetails.levels', (at) => (at === 0 ? null : at - 1));
  expect(unread.all().get('areaDetails.levels.0.list')).toBe('biuro 20; magazyn 4');
  expect(unread.ofFields()).toBe(before);
  unread.keep('areaDetails.surface', null);
  expect([...unread.ofFields()]).toEqual([]);
});
