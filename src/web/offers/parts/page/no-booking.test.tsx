import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { offerFormPath, offerPreviewPath } from '../../../../domain/kit/page/deal-paths.ts';
import { LinkHost } from '../../../kit/page/link.tsx';
import { LangContext } from '../../../kit/words/words.ts';
import { NoBooking } from './no-booking.tsx';
import type { OfferViewData } from './view.ts';

/** Where the note on the page of a project leads. */
const wayOn = (isOwner: boolean, claims: readonly string[]): string | undefined => {
  const offer = { id: 'o1', badge: 'draft', hiddenReason: null, isOwner, form: {} } as unknown as OfferViewData;
  const root = { viewer: { kind: 'signed-in', claims } };
  const element = (
    <LangContext value="pl">
      <LinkHost>
        <NoBooking offer={offer} />
      </LinkHost>
    </LangContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => root, element }], { hydrationData: { loaderData: { root } } });
  return /href="([^"]*)"/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[1];
};

test('the page of a project leads its own side to the preview, and an admin, whom the preview sends back, to where projects are given to others', () => {
  expect(wayOn(true, [])).toBe(offerPreviewPath('o1'));
  expect(wayOn(true, ['admin'])).toBe(offerPreviewPath('o1'));
  expect(wayOn(false, ['admin'])).toBe(offerFormPath('o1'));
});
