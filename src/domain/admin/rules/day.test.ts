import { expect, it } from 'vitest';
import { instant } from '../../kit/time.ts';
import { clustersOf, type DayMark, foldDay, marksOf, rulerSpan, stacksOf } from './day.ts';

// A Tuesday; Warsaw is an hour ahead of these moments.
const now = instant('2026-11-24T10:42:00Z');
const meetings = [
  { at: instant('2026-11-24T12:00:00Z'), name: 'Nadodrze', isOver: false },
  { at: instant('2026-11-24T09:00:00Z'), name: 'Nowy Targ', isOver: true },
  { at: instant('2026-11-24T10:00:00Z'), name: 'Hutnicza', isOver: false },
];

it('a working day has its sessions and meetings in order, each with its state', () => {
  expect(marksOf(now, meetings)).toEqual([
    { kind: 'elixir', n: 1, time: '09:30', state: 'done' },
    { kind: 'meeting', name: 'Nowy Targ', time: '10:00', state: 'done' },
    { kind: 'meeting', name: 'Hutnicza', time: '11:00', state: 'late' },
    { kind: 'meeting', name: 'Nadodrze', time: '13:00', state: 'ahead' },
    { kind: 'elixir', n: 2, time: '13:30', state: 'ahead' },
    { kind: 'elixir', n: 3, time: '16:00', state: 'ahead' },
  ]);
});

it.each(['2026-11-28T10:42:00Z', '2026-11-11T10:42:00Z', '2026-12-24T10:42:00Z'])('banks send nothing on %s', (free) => {
  expect(marksOf(instant(free), [])).toEqual([]);
});

it.each([
  [
    ['11:42', '16:00'],
    [8, 18],
  ],
  [
    ['06:15', '11:42'],
    [6, 18],
  ],
  [
    ['09:30', '22:01'],
    [8, 23],
  ],
] as const)('a ruler of %j reaches over %j', (times, span) => expect(rulerSpan(times)).toEqual(span));

it('labels that would run into each other become one', () => {
  const places = (groups: readonly (readonly { place: number }[])[]) => groups.map((group) => group.map(({ place }) => place));
  const marks = [0.1, 0.2, 0.29, 0.31, 0.6].map((place) => ({ place }));
  expect(places(clustersOf(marks, 0.2))).toEqual([[0.1, 0.2, 0.29], [0.31], [0.6]]);
  expect(clustersOf([], 0.2)).toEqual([]);
});

const meeting = (time: string, state: DayMark['state']): DayMark => ({ kind: 'meeting', time, name: `Lokal ${time}`, state });
const timesOf = (marks: readonly DayMark[]): readonly string[] => marks.map(({ time }) => time);

it('a crowded day keeps open what is late and the next six, in order, and loses nothing', () => {
  const ahead = Array.from({ length: 9 }, (_, at) => meeting(`1${at}:30`, 'ahead'));
  const marks = [meeting('08:00', 'done'), meeting('08:30', 'late'), meeting('09:00', 'done'), meeting('09:30', 'late'), ...ahead];
  const { done, late, next, later } = foldDay(marks);
  expect([timesOf(done), timesOf(late)]).toEqual([
    ['08:00', '09:00'],
    ['08:30', '09:30'],
  ]);
  expect([next, later]).toEqual([ahead.slice(0, 6), ahead.slice(6)]);
});

it('handovers at the same hour are one mark with their number, late when one of them is; a session at that hour is another', () => {
  const session: DayMark = { kind: 'elixir', n: 3, time: '16:00', state: 'done' };
  expect(stacksOf([meeting('10:00', 'done'), session, meeting('16:00', 'done'), meeting('16:00', 'late'), meeting('17:00', 'ahead')])).toEqual([
    { kind: 'meeting', time: '10:00', state: 'done', n: 1 },
    { kind: 'elixir', time: '16:00', state: 'done', n: 1 },
    { kind: 'meeting', time: '16:00', state: 'late', n: 2 },
    { kind: 'meeting', time: '17:00', state: 'ahead', n: 1 },
  ]);
});
