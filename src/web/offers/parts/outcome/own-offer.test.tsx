import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { LangContext } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import OwnOffer from './own-offer.tsx';

const page = (lang: 'pl' | 'en', isAgent: boolean): string => {
  const offer = { isAgent, private: { landlord: { name: 'Nawrot sp. z o.o.' } } } as OfferViewData;
  const element = (
    <LangContext value={lang}>
      <OwnOffer offer={offer} />
    </LangContext>
  );
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />).replaceAll('\u00a0', ' ');
};

test.for([
  ['pl', false, 'To Twoja oferta.'],
  ['en', false, 'This is your offer.'],
  ['pl', true, 'W imieniu firmy Nawrot sp. z o.o. prowadzisz tę ofertę.'],
  ['en', true, 'On behalf of Nawrot sp. z o.o. you run this offer.'],
] as const)('says in %s whose offer it is (agent: %s)', ([lang, isAgent, text]) => {
  expect(page(lang, isAgent)).toContain(text);
  if (isAgent) expect(page(lang, isAgent)).not.toMatch(/To Twoja oferta|your offer/);
});
