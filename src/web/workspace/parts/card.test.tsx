import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { offerBadgeWords } from '../../../words/offers/badges.ts';
import { BoardCard, type BoardCardData } from './card.tsx';
import { sentPath } from './counter-offer-path.ts';

const signed = {
  ...{ id: 'o1', name: 'Lokal przy Nawrot', offerType: 'rent', use: ['retail'], address: 'ul. Nawrot 14, Łódź', surface: 80, floors: [0] },
  ...{ freeFrom: null, price: null, pricePerMetre: null, image: null, imageCount: 0, badge: 'signed', badgeUntil: null, state: 'SIGNED' },
  ...{ path: '/lease/o1', nextActor: null, nextStep: null, nextBy: null, nextLate: false, disputed: false, lacksForm: false, isFavourite: false },
  ...{ completeness: null, validTo: null, other: null, start: null, end: null, allowed: [], postSigningStatus: 'AFTER_REJECTION', ending: 'unpaid' },
} as unknown as BoardCardData;

const htmlOf = (card: BoardCardData): string => {
  const router = createMemoryRouter([{ path: '/', element: <BoardCard card={card} onDeleted={vi.fn()} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
};
const shown = (card: BoardCardData): string => htmlOf(card).replace(/<[^>]*>/g, ' ');

test('the card of a lease that ended says how, and no more that it was signed', () => {
  expect(shown(signed)).toContain('Zakończona bez kaucji');
  expect(shown(signed)).not.toContain(offerBadgeWords.pl.signed);
  expect(shown({ ...signed, postSigningStatus: 'DEPOSIT_PENDING', ending: null })).toContain(offerBadgeWords.pl.signed);
});

test('an offer to let binds until its day; an announcement of a sale is visible until then', () => {
  const offer = { ...signed, badge: 'active', state: 'ACTIVE', postSigningStatus: null, ending: null, validTo: '2026-12-22T22:59:59.000Z' } as const;
  const sale = { ...offer, offerType: 'sell' } as const;
  const lines = [offer, sale].flatMap((card) => [shown(card as BoardCardData), shown({ ...card, badge: 'expired' } as BoardCardData)]);
  const wanted = ['Wiąże do 22.12.2026', 'Wiązała do 22.12.2026, już nie wiąże', 'Widoczne do 22.12.2026', 'Było widoczne do 22.12.2026'];
  expect(lines.map((line) => /W[^ ]+ do .*2026(?:, już nie wiąże)?|Było .*2026/.exec(line)?.[0])).toEqual(wanted);
});

test('open counter-offers are counted, and lead to them on the page of the offer', () => {
  const offer = { ...signed, badge: 'active', state: 'ACTIVE', postSigningStatus: null, ending: null } as const;
  expect(shown({ ...offer, counterOffers: 2 } as BoardCardData)).toContain('2 otwarte kontroferty');
  expect(htmlOf({ ...offer, counterOffers: 1 } as BoardCardData)).toMatch(/<a [^>]*href="\/offer\/o1#book"[^>]*>1 otwarta kontroferta</);
  expect(shown({ ...offer, counterOffers: 0 } as BoardCardData)).not.toContain('kontrofert');
});

test('who sent a counter-offer is led to its page', () => {
  expect(sentPath({ id: 'o1', sentCounterOffer: 'c1' }, 'u1')).toBe('/counter-offer/accept/o1/u1?c=c1');
  expect(sentPath({ id: 'o1', sentCounterOffer: null }, 'u1')).toBeNull();
});
