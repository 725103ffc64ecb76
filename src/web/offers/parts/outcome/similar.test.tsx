import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Id } from '../../../../domain/kit/brand.ts';
import { grosze } from '../../../../domain/kit/money.ts';
import { LangContext } from '../../../kit/words/words.ts';
import { type SimilarOffer, SimilarOffers } from './similar.tsx';

const shown = (lang: 'pl' | 'en', offerType: 'rent' | 'sell', km: number | null = null): string => {
  const offer: SimilarOffer = {
    ...{ id: 'a' as Id, offerType, name: 'Lokal', address: 'Łódź', surface: 80, price: grosze(90_000_000) },
    isFavourite: false,
    picture: null,
    km,
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

test.for([
  ['pl', 214, '214 km stąd'],
  ['pl', 0, 'mniej niż 1 km stąd'],
  ['en', 214, '214 km away'],
  ['en', 0, 'under 1 km away'],
] as const)('how far away a card lies is said in %s (%i km)', ([lang, km, text]) => {
  expect(shown(lang, 'rent', km)).toContain(`<p>${text}</p>`);
  expect(shown(lang, 'rent')).not.toContain('km');
});
