import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('home.page.tsx'),
  route('offers', 'offers.page.tsx'),
  route('offer/:id', 'offer.page.tsx'),
  route('given', 'given-home.page.tsx'),
  route('given/offers', 'given-offers.page.tsx'),
  route('given/offer/:id', 'given-offer.page.tsx'),
] satisfies RouteConfig;
