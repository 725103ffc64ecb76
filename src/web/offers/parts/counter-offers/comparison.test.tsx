import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LangContext } from '../../../kit/words/words.ts';
import { Figures } from './comparison.tsx';
import type { CounterOfferData } from './data.ts';

const costs = { rentNet: 6_400_00, feesNet: 0, vat: 0, gross: 6_400_00, rentPerMetre: 80_00, known: true };
const declined = {
  ...{ state: 'DECLINED', newPrice: 6_000_00, newDuration: null, version: 1, nextVersion: 2, signedVersion: null },
  ...{ costs: { before: costs, after: { ...costs, rentNet: 6_000_00 } }, difference: { rent: { before: 6_400_00, after: 6_000_00 }, term: null } },
  ...{ terms: { before: [12], after: [12] }, deposit: 0, validTo: '2026-11-21T22:59:59.000Z', isOver: false },
};

const figures = (isShown: boolean): string =>
  renderToStaticMarkup(
    <LangContext value="pl">
      <Figures counterOffer={{ ...declined, isShown } as unknown as CounterOfferData} />
    </LangContext>,
  ).replaceAll('\u00a0', ' ');

test('an offer that is closed to the company is compared no more: what was asked for is one line', () => {
  expect(figures(true)).toContain('<table');
  expect(figures(false)).not.toContain('<table');
  expect(figures(false)).toContain('Kontroferta: 6 000,00 zł netto / mies.');
});
