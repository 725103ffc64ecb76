/** The addresses of the offers room. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('add-offer', 'add-offer.page.tsx'), route('offer/:id', 'offer.page.tsx')];

export const privateRoutes: RouteConfigEntry[] = [
  route('add-offer/:id', 'form.page.tsx', { id: 'offers/add' }),
  route('edit-offer/:id/:value/:uid', 'form.page.tsx', { id: 'offers/edit' }),
  route('offer/preview/:id', 'preview.page.tsx'),
  route('add-offer/verify/:id', 'verify.page.tsx'),
  route('add-offer/confirm/:id', 'confirm.page.tsx'),
  route('counter-offer/:step/:offerId/:userUid', 'counter-offer.page.tsx'),
];
