import { expect, test } from 'vitest';
import { NoticeLog } from './notice-log.ts';

const log = (...ids: number[]): NoticeLog => {
  const made = new NoticeLog({ keep: 4, patience: 30 });
  for (const id of ids) made.take({ id, topic: `offer:${id}` }, 0);
  return made;
};

test('a notice counts once', () => {
  const known = log(1);
  expect(known.take({ id: 1, topic: 'offer:1' }, 0)).toBe(false);
  expect(known.take({ id: 2, topic: 'offer:1' }, 0)).toBe(true);
  expect(known.wanted).toEqual({ above: 2, missing: [] });
});

test('a number that was passed over is asked for again, and until it comes nothing above it counts as seen', () => {
  const known = log(1, 2, 5);
  expect(known.wanted).toEqual({ above: 5, missing: [3, 4] });
  expect(known.mark).toBe(2);
  expect(known.take({ id: 3, topic: 'offer:3' }, 0)).toBe(true);
  expect(known.mark).toBe(3);
  expect(known.since(2, ['offer:3', 'offer:5', 'offer:2'])).toEqual(['offer:3', 'offer:5']);
});

test('a number that does not come is given up', () => {
  const known = log(1, 3);
  known.giveUp(29);
  expect(known.mark).toBe(1);
  known.giveUp(30);
  expect(known.mark).toBe(3);
  expect(known.take({ id: 2, topic: 'offer:2' }, 31)).toBe(false);
});

test('a great leap of the numbers does not make a great list', () => {
  const known = log(1, 5_000_000);
  expect(known.wanted.missing.length).toBe(1000);
});

test('who names a mark that is no longer known is told so', () => {
  const known = log(1, 2, 3, 4);
  expect(known.since(0, ['offer:1'])).toEqual(['offer:1']);
  known.take({ id: 5, topic: 'offer:5' }, 0);
  expect(known.since(0, ['offer:1'])).toBeNull();
  expect(known.since(1, ['offer:2'])).toEqual(['offer:2']);
});

test('what changes often is not forgotten for what changed once', () => {
  const known = log(1, 2, 3, 4);
  known.take({ id: 5, topic: 'offer:1' }, 0);
  known.take({ id: 6, topic: 'offer:6' }, 0);
  expect(known.since(2, ['offer:1', 'offer:2'])).toEqual(['offer:1']);
});

test('a process that begins knows what is stored, and nothing before it', () => {
  const known = new NoticeLog();
  known.begin(
    [
      { id: 7, topic: 'offer:a' },
      { id: 8, topic: 'offer:b' },
    ],
    0,
  );
  expect(known.since(7, ['offer:a', 'offer:b'])).toEqual(['offer:b']);
  expect(known.since(5, ['offer:a'])).toBeNull();
});
