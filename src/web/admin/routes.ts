/** The addresses of the console. */

import { type RouteConfigEntry, relative } from '@react-router/dev/routes';

const { route, index } = relative(import.meta.dirname);

export const privateRoutes: RouteConfigEntry[] = [
  route('admin', 'console.page.tsx', [
    index('pages/home.page.tsx'),
    route('mobywatel-verification', 'pages/identities.page.tsx'),
    route('identity-files', 'pages/identity-files.page.tsx'),
    route('companies', 'pages/companies.page.tsx'),
    route('deposits', 'pages/deposits.page.tsx'),
    route('forms', 'pages/forms.page.tsx'),
    route('agency-files', 'pages/agency-files.page.tsx'),
    route('agency-rents', 'pages/agency-rents.page.tsx'),
    route('tasks', 'pages/tasks.page.tsx'),
    route('photos', 'pages/photos.page.tsx'),
    route('moderation', 'pages/moderation.page.tsx'),
    route('wanted-listings', 'pages/wanted.page.tsx'),
    route('counter-offers', 'pages/counter-offers.page.tsx'),
    route('reports', 'pages/reports.page.tsx'),
    route('notices', 'pages/notices.page.tsx'),
    route('opinions', 'pages/opinions.page.tsx'),
    route('visits', 'pages/visits.page.tsx'),
    route('users', 'pages/users.page.tsx'),
    route('users/:uid', 'pages/user.page.tsx'),
    route('events', 'pages/events.page.tsx'),
    route('jobs', 'pages/jobs.page.tsx'),
    route('mails', 'pages/mails.page.tsx'),
    route('access', 'pages/access.page.tsx'),
    route('config', 'pages/settings.page.tsx'),
    route('bonuses', 'pages/bonuses.page.tsx'),
  ]),
];
