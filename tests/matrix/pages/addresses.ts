/** What each row of the pages asks. A row is the page and, behind it, of whom or what it is asked. */

import type { RouteCaller } from '../routes/scene.ts';
import { nobody } from '../scene.ts';
import { type PageScene, uidOf } from './scene.ts';

type Address = (scene: PageScene, asker: RouteCaller) => string;

/** Pages without anything to fill in. */
const plain = [
  ...['/', '/offers', '/offers/compare', '/offer', '/compare', '/wanted-listings', '/add-offer', '/faq', '/api', '/pomoc', '/accessibility'],
  ...['/regulamin-promocji', '/mailbox', '/reset-password', '/undo-email-change', '/dashboard'],
  ...['/moja-tablica', '/moja-tablica/start', '/moja-tablica/saved-searches', '/moja-tablica/wanted-listings', '/moja-tablica/flow-chart'],
  ...['account/info', 'account/security', 'account/confirm-identity', 'account/link-company'].map((page) => `/moja-tablica/${page}`),
  ...['advanced/notifications', 'advanced/support', 'advanced/report'].map((page) => `/moja-tablica/${page}`),
  ...['my-offers/questions', 'my-offers/agency'].map((page) => `/moja-tablica/${page}`),
  ...['unsigned-offers', 'active-offers', 'booked-offers', 'signed-offers-landlord', 'signed-offers-tenant', 'favorites'].flatMap((list) => [
    `/moja-tablica/my-offers/${list}`,
    `/moja-tablica/${list}`,
  ]),
  '/admin',
  ...[
    ...['mobywatel-verification', 'identity-files', 'companies', 'deposits', 'forms', 'agency-files', 'agency-rents', 'tasks', 'photos'],
    ...[
      'moderation',
      'wanted-listings',
      'counter-offers',
      'reports',
      'notices',
      'opinions',
      'visits',
      'users',
      'events',
      'jobs',
      'mails',
      'access',
      'config',
      'bonuses',
    ],
  ].map((page) => `/admin/${page}`),
];

type Things = 'draft' | 'published' | 'booked' | 'deal' | 'hidden';

/** A row for each of these offers. */
const ofOffers = (page: string, things: readonly Things[], address: (offerId: string, scene: PageScene, asker: RouteCaller) => string) =>
  Object.fromEntries(
    [...things, 'nobody' as const].map((thing): [string, Address] => [
      `${page} ${thing}`,
      (scene, asker) => address(thing === 'nobody' ? nobody : scene[thing], scene, asker),
    ]),
  );

const everything: readonly Things[] = ['draft', 'published', 'booked', 'deal', 'hidden'];

export const addresses: Readonly<Record<string, Address>> = {
  ...Object.fromEntries(plain.map((page): [string, Address] => [page, () => page])),
  '/* that is none': () => '/nothing-of-ours',
  '/reset-password with a token of nobody': () => '/reset-password?token=unknown',
  '/undo-email-change with a token of nobody': () => '/undo-email-change?token=unknown',
  '/unsubscribe/:token of the stranger': ({ leaveToken }) => `/unsubscribe/${leaveToken}`,
  '/unsubscribe/:token of nobody': () => '/unsubscribe/unknown',
  '/mail/:emailId/:accessToken of the stranger': ({ mail }) => `/mail/${mail.id}/${mail.token}`,
  '/mail/:emailId/:accessToken with another token': ({ mail }) => `/mail/${mail.id}/unknown`,
  '/view-document/:documentPath that is published': () => '/view-document/documents&terms-pl.pdf',
  '/view-document/:documentPath that is a file': () => '/view-document/..&..&package.json',
  '/l/:shortId of a caller': ({ shortId }) => `/l/${shortId}`,
  '/l/:shortId of nobody': () => '/l/unknown',
  '/check/:code? without a code': () => '/check',
  '/check/:code? of nothing': () => '/check/AAAA-BBBB-CCCC',
  '/wynajem/:use/:province/:city? of a province': () => '/wynajem/biura/lodzkie',
  '/wynajem/:use/:province/:city? of nothing': () => '/wynajem/nothing/nowhere',
  ...ofOffers('/offer/:id', everything, (id) => `/offer/${id}`),
  ...ofOffers('/offer/preview/:id', everything, (id) => `/offer/preview/${id}`),
  ...ofOffers('/add-offer/:id', everything, (id) => `/add-offer/${id}`),
  ...ofOffers('/add-offer/verify/:id', everything, (id) => `/add-offer/verify/${id}`),
  ...ofOffers('/add-offer/confirm/:id', everything, (id) => `/add-offer/confirm/${id}`),
  ...ofOffers('/edit-offer/:id/:value/:uid', everything, (id, scene, asker) => `/edit-offer/${id}/0/${uidOf(scene, asker)}`),
  '/edit-offer/:id/:value/:uid in the name of the landlord': ({ draft, landlord }) => `/edit-offer/${draft}/0/${landlord.uid}`,
  ...ofOffers('/contract/:id/verify', everything, (id) => `/contract/${id}/verify`),
  ...ofOffers('/contract/:id/submit/:userUid', everything, (id, scene, asker) => `/contract/${id}/submit/${uidOf(scene, asker)}`),
  '/contract/:id/submit/:userUid in the name of the tenant': ({ booked, tenant }) => `/contract/${booked}/submit/${tenant.uid}`,
  ...ofOffers('/indicate-transfer-person/:id/:userUid', ['published', 'deal'], (id, scene, asker) => {
    return `/indicate-transfer-person/${id}/${uidOf(scene, asker)}`;
  }),
  '/indicate-transfer-person/:id/:userUid in the name of the landlord': ({ deal, landlord }) => `/indicate-transfer-person/${deal}/${landlord.uid}`,
  ...ofOffers('/protocol/:id', ['published', 'deal'], (id) => `/protocol/${id}`),
  '/protocol/:id with a token of nobody': ({ deal }) => `/protocol/${deal}?token=unknown`,
  ...ofOffers('/lease/:id', ['booked', 'deal'], (id) => `/lease/${id}`),
  ...ofOffers('/deposit/:id', ['booked', 'deal'], (id) => `/deposit/${id}`),
  ...ofOffers('/document/:id/:what offer of', everything, (id) => `/document/${id}/offer`),
  ...ofOffers('/document/:id/:what lease of', ['deal'], (id) => `/document/${id}/lease`),
  ...ofOffers('/document/:id/:what photos of', ['draft', 'published'], (id) => `/document/${id}/photos`),
  '/counter-offer/:step/:offerId/:userUid own': (scene, asker) => `/counter-offer/accept/${scene.countered}/${uidOf(scene, asker)}`,
  '/counter-offer/:step/:offerId/:userUid of the tenant': ({ countered, tenant }) => `/counter-offer/accept/${countered}/${tenant.uid}`,
  '/counter-offer/:step/:offerId/:userUid that is none': ({ countered, tenant }) => `/counter-offer/nothing/${countered}/${tenant.uid}`,
  '/agency-agreement/accept/:agreementId': ({ agency }) => `/agency-agreement/accept/${agency.agreementId}`,
  '/agency-agreement/accept/:agreementId by the link': ({ agency }) => `/agency-agreement/accept/${agency.agreementId}?token=${agency.token}`,
  '/agency-agreement/accept/:agreementId by another link': ({ agency }) => `/agency-agreement/accept/${agency.agreementId}?token=unknown`,
  '/moja-tablica/my-offers/agency/:offerId of the agent': ({ agency }) => `/moja-tablica/my-offers/agency/${agency.offerId}`,
  '/moja-tablica/my-offers/agency/:offerId draft': ({ draft }) => `/moja-tablica/my-offers/agency/${draft}`,
  '/account/:uid/confirm-delete own': (scene, asker) => `/account/${uidOf(scene, asker)}/confirm-delete`,
  '/account/:uid/confirm-delete of another': ({ bystander }) => `/account/${bystander.uid}/confirm-delete`,
  '/account/:uid/confirm-delete with a run of nobody': ({ bystander }) => `/account/${bystander.uid}/confirm-delete?run=${nobody}`,
  '/admin/users/:uid': ({ bystander }) => `/admin/users/${bystander.uid}`,
  '/admin/users/:uid of nobody': () => `/admin/users/${nobody}`,
};
