import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { ToastHost } from '../../../kit/dialog/toasts.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import { Chart } from './chart.tsx';

const drawn = (values: readonly (number | null)[]): string => {
  const chart = createElement(Chart, {
    ...{ title: 'Zdarzenia dziennie', unit: 'kliknięcia', kind: 'bars' as const, write: (n: number) => `${n} szt.` },
    labels: [
      { short: '24.11', long: '24.11.2026' },
      { short: '25.11', long: '25.11.2026' },
    ],
    series: [{ key: 'clicks', name: 'Kliknięcia', values }],
  });
  const page = createElement(LangContext, { value: 'pl' }, createElement(ToastHost, null, chart));
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '*', element: page }]) }));
};

it('has its figures in a table that is there before the drawing, a row for each day', () => {
  const markup = drawn([3, 14]);
  for (const cell of [
    '<th scope="row">24.11.2026</th><td>3 szt.</td>',
    '<th scope="row">25.11.2026</th><td>14 szt.</td>',
    '<th scope="col">Kliknięcia</th>',
  ])
    expect(markup).toContain(cell);
  expect([markup.includes('<canvas'), markup.includes('Brak zdarzeń')]).toEqual([false, false]);
});

it('says of a time without events that there are none', () => expect(drawn([0, 0])).toContain('Brak zdarzeń w\u00a0tym okresie'));

it('leaves days that are still to come without a figure', () => {
  const markup = drawn([3, null]);
  expect(markup).toContain('<th scope="row">25.11.2026</th><td>–</td>');
  expect([drawn([0, null]).includes('Brak zdarzeń'), markup.includes('Brak zdarzeń')]).toEqual([true, false]);
});
