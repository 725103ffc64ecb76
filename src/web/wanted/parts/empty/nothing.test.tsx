import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { BeyondFilter } from '../../../../contract/wanted/schema.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { wantedWords } from '../../../../words/wanted/page.ts';
import { placeAlertWords } from '../../../../words/wanted/place-alerts.ts';
import { LinkHost } from '../../../kit/page/link.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import type { BoardQuery } from '../board-query.ts';
import type { OwnAlert } from '../place-alerts/own-alert.ts';
import { Nothing, type SeekerMails } from './nothing.tsx';

const everywhere: BoardQuery = { place: '', point: null, radius: 10, use: null, page: 1 };
const aroundHel: BoardQuery = { place: 'Hel', point: { lat: 54.6, lng: 18.8 }, radius: 5, use: null, page: 1 };
const none: BeyondFilter = { nearestKm: null, wider: null, anyUse: 0, country: 0, all: 0 };

/** The ways out in their order: the address and what is said of it. */
const waysOf = (
  query: BoardQuery,
  beyond: BeyondFilter,
  lang: Lang,
  mails: SeekerMails | null = null,
  ownAlert: OwnAlert = { alert: null, mailsOn: true },
): readonly (readonly [to: string, note: string])[] => {
  const page = (
    <Nothing query={query} beyond={beyond} offers={beyond.all === 0 ? { total: 66, capped: false } : null} mails={mails} ownAlert={ownAlert} />
  );
  const router = createMemoryRouter([
    {
      path: '/',
      element: (
        <LangContext value={lang}>
          <LinkHost>{page}</LinkHost>
        </LangContext>
      ),
    },
  ]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />)
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ');
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>[^<]*<\/a><small>([^<]*)</g)].map(([, to = '', note = '']) => [to, note]);
};

test.each(['pl', 'en'] as const)('a board without any listing leads to a listing, to the offers and to an offer of one’s own (%s)', (lang) => {
  const [add, offers, offer, more] = waysOf(everywhere, none, lang);
  expect(add?.[0]).toContain('signin=1');
  expect(offers?.[0]).toMatch(/\/offers$/);
  expect(offers?.[1]).toContain('66');
  expect(offer?.[0]).toMatch(/\/add-offer$/);
  expect(more).toBeUndefined();
});

test('a way that leads to nothing is not offered, and each other one tells how much is there', () => {
  const beyond: BeyondFilter = { nearestKm: 6.42, wider: { km: 10, total: 3 }, anyUse: 0, country: 64, all: 64 };
  const [wider, country, ...others] = waysOf(aroundHel, beyond, 'pl');
  expect(wider).toEqual(['/?place=Hel&lat=54.6&lng=18.8&radius=10', '3 ogłoszenia']);
  expect(country).toEqual(['/', '64 ogłoszenia']);
  expect(others.map(([, note]) => note)).toEqual([
    placeAlertWords.pl['add.note'],
    wantedWords.pl['empty.offer.note'],
    wantedWords.pl['empty.add.note'],
  ]);
});

test.each<[SeekerMails, string, string]>([
  [{ frequency: 'weekly', isOn: true, offers: 1 }, '/moja-tablica/wanted-listings', wantedWords.pl['frequency.weekly']],
  [{ frequency: 'daily', isOn: true, offers: 0 }, '/add-offer', wantedWords.pl['empty.offer.note']],
  [{ frequency: 'daily', isOn: false, offers: 3 }, '/moja-tablica/advanced/notifications', wantedWords.pl['empty.mail.off.note']],
])('of %o it is not said that mails come which do not', (mails, to, note) => {
  expect(waysOf(aroundHel, { ...none, all: 1 }, 'pl', mails)[1]).toEqual([to, note]);
});

test('an alert is offered for a place alone, and a visitor takes it along to the sign-in', () => {
  const [[to = ''] = []] = waysOf(aroundHel, { ...none, all: 1 }, 'pl');
  const area = { location: 'Hel', point: { lat: 54.6, lng: 18.8 }, radius: 5, use: null };
  expect(JSON.parse(new URLSearchParams(to.replace('/', '')).get('keep') ?? '')).toEqual({ placeAlert: area });
  const everyUse = waysOf({ ...everywhere, use: 'office' }, { ...none, all: 1 }, 'pl');
  expect(everyUse.map(([, note]) => note)).not.toContain(placeAlertWords.pl['add.note']);
});
