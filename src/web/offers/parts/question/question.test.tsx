import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { ToastHost } from '../../../kit/dialog/toasts.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import type { OfferViewData } from '../page/view.ts';
import { OfferQuestion } from './question.tsx';

const offer = {
  ...{ id: 'o1', allowed: ['ask'], expired: false, isOwner: false, form: {} },
  questions: { answered: 0, items: [] },
} as unknown as OfferViewData;

const page = (lang: 'pl' | 'en', company: object | null): string => {
  const root = { viewer: { kind: 'signed-in', email: 'jan@firma.example', emailVerified: true, company } };
  const element = (
    <LangContext value={lang}>
      <ToastHost>
        <OfferQuestion offer={offer} />
      </ToastHost>
    </LangContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], { hydrationData: { loaderData: { root } } });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

test.for([
  ['pl', null, 'Twoje imię i nazwisko, nie zobaczy adresu'],
  ['pl', { id: 'c1', state: 'PENDING' }, 'Twoje imię i nazwisko, nie zobaczy adresu'],
  ['pl', { id: 'c1', state: 'ACCEPTED' }, 'Twoje imię, nazwisko i firmę, nie zobaczy adresu'],
  ['en', null, 'sees your name, not your address'],
  ['en', { id: 'c1', state: 'ACCEPTED' }, 'sees your name and company, not your address'],
] as const)('says in %s what the owner sees of who asks (company: %j)', ([lang, company, text]) => {
  expect(page(lang, company)).toContain(text);
});
