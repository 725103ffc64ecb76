import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

const lists = ['unsigned-offers', 'active-offers', 'booked-offers', 'signed-offers-landlord', 'signed-offers-tenant'];

export const publicRoutes: RouteConfigEntry[] = [route('add-offer', 'add-offer.page.tsx'), route('offer/:id', 'offer.page.tsx')];

export const privateRoutes: RouteConfigEntry[] = [
  route('add-offer/:id', 'form.page.tsx', { id: 'offers/add' }),
  route('edit-offer/:id/:value/:uid', 'form.page.tsx', { id: 'offers/edit' }),
  route('offer/preview/:id', 'preview.page.tsx'),
  route('add-offer/verify/:id', 'verify.page.tsx'),
  route('add-offer/confirm/:id', 'confirm.page.tsx'),
];

export const boardRoutes: RouteConfigEntry[] = lists.flatMap((list) => [
  route(`my-offers/${list}`, 'board.page.tsx', { id: `offers/${list}` }),
  // The specification names these lists directly under the board, too.
  route(list, 'board.page.tsx', { id: `offers/short/${list}` }),
]);
