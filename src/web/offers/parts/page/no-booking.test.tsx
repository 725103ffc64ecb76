import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { offerFormPath, offerPreviewPath } from '../../../../domain/kit/page/deal-paths.ts';
import type { Lang } from '../../../../words/kit/words.ts';
import { LinkHost } from '../../../kit/page/link.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import { NoBooking } from './no-booking.tsx';
import type { OfferViewData } from './view.ts';

/** What stands in the place of the reservation, for a viewer and an offer of which only that much matters. */
const noteOf = (of: { readonly offer: object; readonly viewer: object; readonly lang?: Lang }): string => {
  const offer = { id: 'o1', hiddenReason: null, isOwner: false, form: {}, ...of.offer } as unknown as OfferViewData;
  const root = { viewer: { kind: 'signed-in', claims: [], ...of.viewer } };
  const element = (
    <LangContext value={of.lang ?? 'pl'}>
      <LinkHost>
        <NoBooking offer={offer} />
      </LinkHost>
    </LangContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], { hydrationData: { loaderData: { root } } });
  return renderToStaticMarkup(<RouterProvider router={router} />).replaceAll('\u00a0', ' ');
};

/** Where the note on the page of a project leads. */
const wayOn = (isOwner: boolean, claims: readonly string[]): string | undefined =>
  /href="([^"]*)"/.exec(noteOf({ offer: { badge: 'draft', isOwner }, viewer: { claims } }))?.[1];

test('the page of a project leads its own side to the preview, and an admin, whom the preview sends back, to where projects are given to others', () => {
  expect(wayOn(true, [])).toBe(offerPreviewPath('o1'));
  expect(wayOn(true, ['admin'])).toBe(offerPreviewPath('o1'));
  expect(wayOn(false, ['admin'])).toBe(offerFormPath('o1'));
});

test.for([
  ['pl', 'Zarezerwujesz po 20.11.2026, 14:30'],
  ['en', 'You can reserve after 20.11.2026, 14:30'],
] as const)('says in %s until when nobody reserves whose address was changed', ([lang, text]) => {
  const viewer = {
    ...{ emailVerified: true, identity: 'ACCEPTED', company: { id: 'c1', name: 'Bławatna', state: 'ACCEPTED' } },
    emailChangeUndoUntil: '2026-11-20T13:30:00.000Z',
  };
  const offer = { badge: 'active', expired: false, blockers: ['person.email_change_pending'] };
  expect(noteOf({ offer, viewer, lang })).toContain(text);
});
