import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import PromotionPage from './promotion.page.tsx';

const textIn = (state: string): string => {
  const promotion = { state, from: '2025-03-10', to: '2025-05-31', left: null };
  const router = createMemoryRouter([{ path: '/', id: 'page', Component: PromotionPage, loader: () => null }], {
    hydrationData: { loaderData: { page: { lang: 'pl', origin: '', pathname: '/', promotion } } },
  });
  return renderToStaticMarkup(createElement(RouterProvider, { router }))
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ');
};

it('the promotion is for the first 100 offers, covers 12 months, and answers complaints within 14 days', () => {
  const text = textIn('ended');
  for (const term of ['pierwszych 100 ofert', 'Ochrona trwała 12 miesięcy', 'Odpowiadamy w ciągu 14 dni']) expect(text).toContain(term);
});

it.each([
  ['coming', 'obejmuje', 'Promocja trwa od'],
  ['running', 'obejmuje', 'Promocja trwa od'],
  ['used', 'obejmowała', 'Promocja trwała od'],
  ['ended', 'obejmowała', 'Promocja trwała od'],
])('the terms of a promotion that is %s stand in the time that they are in', (state, covers, lasts) => {
  const text = textIn(state);
  expect(text).toContain(`Promocja „Safe 100” ${covers} bezpłatne ubezpieczenie`);
  expect(text).toContain(lasts);
});
