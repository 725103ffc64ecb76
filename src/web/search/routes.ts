import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route } = relative(import.meta.dirname);

export const publicRoutes: RouteConfigEntry[] = [route('offers', 'offers.page.tsx'), route('offer', 'to-offers.page.tsx')];
