import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Id } from '../../../../domain/kit/brand.ts';
import { grosze } from '../../../../domain/kit/money.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { type SimilarOffer, SimilarOffers } from './similar.tsx';

const shown = (lang: 'pl' | 'en', offerType: 'rent' | 'sell'): string => {
  const offer: SimilarOffer = {
    ...{ id: 'a' as Id, offerType, name: 'Lokal', address: 'Łódź', surface: 80, price: grosze(90_000_000) },
    isFavourite: false,
    picture: null,
  };
  const element = (
    <LangContext value={lang}>
      <SimilarOffers offers={[offer]} />
    </LangContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('\u00a0', ' ');
};

test.for([
  ['pl', 'rent', '900 000 zł netto / mies.'],
  ['pl', 'sell', '900 000 zł netto<'],
  ['en', 'rent', '900,000 zł net / month'],
  ['en', 'sell', '900,000 zł net<'],
] as const)('a price is said in %s to be what it is (%s)', ([lang, offerType, text]) => {
  expect(shown(lang, offerType)).toContain(text);
});
