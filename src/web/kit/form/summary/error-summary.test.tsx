import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formWords } from '../../../../words/kit/form.ts';
import { ErrorSummary, type FieldProblem } from './error-summary.tsx';

const shown = (problems: readonly FieldProblem[]): string =>
  renderToStaticMarkup(<ErrorSummary problems={problems} attempt={0} kept="saved" />).replaceAll('\u00a0', ' ');

const [required, tooSmall] = ['To pole jest wymagane.', 'Podaj wartość nie mniejszą niż 5.'];

test('problems of a long form stand under its parts, each with its count; empty fields by their names alone', () => {
  const html = shown([
    { path: 'street', label: 'Ulica', text: required, part: 'Adres', isMissing: true },
    { path: 'area', label: 'Powierzchnia', text: tooSmall, part: 'Adres', isMissing: false },
    { path: 'levels.0.height', label: 'Parter, Wysokość', text: required, part: 'Kondygnacje', isMissing: true },
  ]);
  const text = html.replace(/<[^>]*>/g, '|').replace(/[|\s]*\|[|\s]*/g, '|');
  const fillIn = formWords.pl['summary.missing'];
  expect(text).toContain(`|Popraw 3 rzeczy|Adres|2 błędy|${fillIn}|Ulica|Powierzchnia|: ${tooSmall}|Kondygnacje|1 błąd|${fillIn}|Parter, Wysokość|`);
  expect(html).not.toContain(required);
  expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)).toEqual(['f-street', 'f-area', 'f-levels.0.height']);
});

test('a form without parts lists its problems as they come', () => {
  const html = shown([{ path: 'street', label: 'Ulica', text: required }]);
  expect(html).toContain(`Ulica</a>: ${required}`);
  expect(html).not.toContain('<h3');
});
