import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { offerPath } from '../../../../domain/kit/page/deal-paths.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { counterOfferWords } from '../../../../words/offers/counter-offer.ts';
import { offerRefusalWords } from '../../../../words/offers/refusals.ts';
import { LinkHost } from '../../../kit/page/link.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import type { CounterOfferData } from './data.ts';
import { Decision } from './decision.tsx';

const open = {
  ...{ id: 'k1', offerId: 'o1', offerNumber: 7, company: 'Bławatna sp. z o.o.', side: 'landlord', state: 'OPEN', version: 1, nextVersion: 2 },
  ...{ validTo: '2026-11-21T22:59:59.000Z', expiresAt: '2026-11-20T15:00:00.000Z', signedVersion: null, reason: null, firstRightUntil: null },
  ...{ prepared: null, blocker: null, allowed: ['sign', 'decline'], isOver: false, isShown: true, mayBook: false, mayPropose: false },
};

/** The column beside the comparison, of a reader who has taken every step. */
const column = (lang: Lang, of: object, emailChangeUndoUntil: string | null = null): string => {
  const company = { id: 'c1', name: 'Nawrot', state: 'ACCEPTED' };
  const root = { viewer: { kind: 'signed-in', uid: 'u1', emailVerified: true, identity: 'ACCEPTED', company, emailChangeUndoUntil } };
  const element = (
    <LangContext value={lang}>
      <LinkHost>
        <Decision counterOffer={{ ...open, ...of } as unknown as CounterOfferData} isDeclining={false} />
      </LinkHost>
    </LangContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], { hydrationData: { loaderData: { root } } });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

test.for([
  ['pl', 'Tę czynność wykonasz po 20.11.2026, 14:30.'],
  ['en', 'You can do this after 20.11.2026, 14:30.'],
] as const)('says in %s until when an owner waits whose change of address can be undone', ([lang, text]) => {
  const html = column(lang, { blocker: 'person.email_change_pending', allowed: ['decline'] }, '2026-11-20T13:30:00.000Z');
  expect(html).toContain(counterOfferWords[lang]['decision.blocked']);
  expect(html).toContain(text);
});

// A booked offer is refused to everybody alike, before it is asked who decides.
test.for([
  ['pl', 'offer.owner_decides', 'czas do 20.11.2026, 16:00'],
  ['en', 'offer.owner_decides', 'until 20.11.2026, 16:00'],
  ['pl', 'counter_offer.booked', 'czas do 20.11.2026, 16:00'],
] as const)('speaks in %s of no decision to an agent, who has none (%s)', ([lang, blocker, until]) => {
  const html = column(lang, { blocker, allowed: [] });
  expect(html).toContain(offerRefusalWords[lang]['refusal.offer.owner_decides']);
  expect(html).toContain(until);
  expect(html).not.toContain(counterOfferWords[lang]['decision.title']);
});

test.for([
  ['pl', '24 h na rezerwację, najdłużej do końca oferty: 21.11.2026, 23:59.'],
  ['en', '24 h to book, at the latest until the offer ends on 21.11.2026, 23:59.'],
] as const)('promises the company in %s no first right beyond the end of the offer', ([lang, text]) => {
  expect(column(lang, {})).toContain(text);
});

test('leads a company to its offer only where it may open it', () => {
  const [shown, closed] = [true, false].map((isShown) => column('pl', { side: 'tenant', state: 'DECLINED', allowed: [], isShown }));
  expect(shown).toContain(`href="${offerPath('o1')}"`);
  expect(closed).not.toContain('href=');
});
