import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Lang } from '../../../../words/kit/words.ts';
import { progressWords } from '../../../../words/offers/progress.ts';
import { LinkHost } from '../../../kit/page/link.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import { isJustSigned, NothingToSign, type SignedOffer } from './nothing-to-sign.tsx';

const titleOf = (offer: SignedOffer, lang: Lang): string | undefined => {
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <LangContext value={lang}>
          <LinkHost>
            <NothingToSign offer={offer} />
          </LinkHost>
        </LangContext>
      ),
    },
  ]);
  return /<h1[^>]*>([^<]*)<\/h1>/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1]?.replaceAll('\u00a0', ' ');
};

test.each(['pl', 'en'] as const)('an offer is called active only while it is, in %s', (lang) => {
  const titles = (['active', 'booked', 'signed', 'expired', 'hidden', 'deleted'] as const).map((badge) =>
    titleOf({ id: 'o', form: { offerType: 'rent' }, badge }, lang),
  );
  expect(titles[0]).toBe(progressWords[lang]['active.title']);
  expect(new Set(titles).size).toBe(6);
  expect(titleOf({ id: 'o', form: { offerType: 'sell' }, badge: 'active' }, lang)).toBe(progressWords[lang]['active.title.sale']);
});

test.each([
  ['active', 'idle', false],
  ['active', 'running', true],
  ['active', 'failed', true],
  ['active', 'done', true],
  ['booked', 'running', true],
  ['booked', 'done', false],
  ['signed', 'done', false],
  ['expired', 'done', false],
  ['hidden', 'done', false],
  ['deleted', 'idle', false],
] as const)('the signature of an offer that is %s with a seal that is %s is told as just made: %s', (badge, state, just) => {
  expect(isJustSigned({ badge }, { state })).toBe(just);
});
