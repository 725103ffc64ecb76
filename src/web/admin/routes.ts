/** The addresses of the console. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route, index } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [
  route('admin', 'console.page.tsx', [
    index('home.page.tsx'),
    route('mobywatel-verification', 'identities.page.tsx'),
    route('identity-files', 'identity-files.page.tsx'),
    route('companies', 'companies.page.tsx'),
    route('deposits', 'deposits.page.tsx'),
    route('forms', 'forms.page.tsx'),
    route('agency-files', 'agency-files.page.tsx'),
    route('agency-rents', 'agency-rents.page.tsx'),
    route('tasks', 'tasks.page.tsx'),
    route('photos', 'photos.page.tsx'),
    route('moderation', 'moderation.page.tsx'),
    route('counter-offers', 'counter-offers.page.tsx'),
    route('reports', 'reports.page.tsx'),
    route('notices', 'notices.page.tsx'),
    route('opinions', 'opinions.page.tsx'),
    route('visits', 'visits.page.tsx'),
    route('users', 'users.page.tsx'),
    route('users/:uid', 'user.page.tsx'),
    route('events', 'events.page.tsx'),
    route('jobs', 'jobs.page.tsx'),
    route('mails', 'mails.page.tsx'),
    route('access', 'access.page.tsx'),
    route('config', 'settings.page.tsx'),
    route('bonuses', 'bonuses.page.tsx'),
  ]),
];
