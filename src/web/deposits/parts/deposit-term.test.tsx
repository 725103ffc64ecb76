import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { grosze, ZERO } from '../../../domain/kit/money.ts';
import { day } from '../../../domain/kit/time.ts';
import { DepositTerm } from './deposit-term.tsx';

const shown = (amount: number, received: number): string => {
  const deposit = { amount: grosze(amount), received: received === 0 ? ZERO : grosze(received), due: day('2026-11-27') };
  const router = createMemoryRouter([{ path: '/', element: <DepositTerm deposit={deposit} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />)
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('\u00a0', ' ');
};

test('of a deposit that was paid in part the page says what has come in and what is missing', () => {
  expect(shown(13_616_00, 10_000_00)).toContain('Pozostało do wpłaty (bez VAT)');
  expect(shown(13_616_00, 10_000_00)).toContain('Wpłynęło 10 000,00 zł z 23 616,00 zł.');
});

test('of one that has not come the page says the whole sum alone', () => {
  expect(shown(23_616_00, 0)).toContain('Kaucja do wpłaty (bez VAT)');
  expect(shown(23_616_00, 0)).not.toContain('Wpłynęło');
});
