import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { instant } from '../../../../domain/kit/time.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { DayRuler } from './day-ruler.tsx';

// A Tuesday at 11:42 in Warsaw.
const now = instant('2026-11-24T10:42:00Z');
const meeting = (time: string, name: string, isOver = false) => ({ at: instant(`2026-11-24T${time}:00+01:00`), name, isOver });

const ruler = (meetings: readonly ReturnType<typeof meeting>[], lang: 'pl' | 'en' = 'pl'): string =>
  renderToStaticMarkup(
    <LangContext value={lang}>
      <DayRuler now={now} meetings={[...meetings]} />
    </LangContext>,
  ).replaceAll('\u00a0', ' ');

/** The rows of the list that stand open, by their names. */
const openRows = (html: string): readonly string[] =>
  [...html.replace(/<details>.*?<\/details>/g, '').matchAll(/<time>(.*?)<\/time>/g)].map(([, time = '']) => time);

test('a day with room for every label folds nothing', () => {
  const html = ruler([meeting('08:30', 'Nadodrze', true), meeting('15:00', 'Hutnicza')]);
  expect(html).not.toContain('<details');
  expect(openRows(html)).toEqual(['08:30', '09:30', '13:30', '15:00', '16:00']);
  // A long name is cut at its end: what is wrong with a handover stands before it.
  expect(ruler([meeting('10:00', 'Hutnicza')])).toContain('Bez protokołu: Hutnicza');
});

test.for([
  ['pl', '2 bez protokołu', 'Zakończone: 3', 'Później dziś: 2'],
  ['en', '2 no protocol', 'Completed: 3', 'Later today: 2'],
] as const)('a crowded day says its numbers whole and keeps open what is late and comes next (%s)', ([lang, late, done, later]) => {
  const morning = [meeting('09:00', 'A', true), meeting('09:00', 'B'), meeting('09:00', 'C', true), meeting('10:00', 'D')];
  const afternoon = ['12:00', '13:00', '14:00', '14:30', '15:00', '17:00'].map((time) => meeting(time, `Lokal ${time}`));
  const html = ruler([...morning, ...afternoon], lang);
  expect(html).toContain(`<b>${late}</b>`);
  expect(html).toContain(done);
  expect(html).toContain(later);
  expect(openRows(html)).toEqual(['09:00', '10:00', '12:00', '13:00', '13:30', '14:00', '14:30', '15:00']);
  // The three handovers at nine are one mark, red for the one without a protocol.
  expect(html).toMatch(/data-kind="meeting" data-state="late" data-several="true"[^>]*>3</);
});
