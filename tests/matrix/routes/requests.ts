/** What each row of the routes asks. A row is the route and, behind it, what is asked of it. */

import { aPhoto } from '../../factories/photo.ts';
import type { RouteCaller, RouteScene } from './scene.ts';

/** A request of a row. */
export type Probe = { readonly path: string; readonly body?: BodyInit; readonly type?: string; readonly headers?: Readonly<Record<string, string>> };

type Make = (scene: RouteScene, asker: RouteCaller) => Probe | Promise<Probe>;

const at =
  (path: string | ((scene: RouteScene) => string)): Make =>
  (scene) => ({ path: typeof path === 'string' ? path : path(scene) });

const fileOf = (bytes: Uint8Array<ArrayBuffer> | string, name: string, kind?: string): FormData => {
  const form = new FormData();
  if (kind !== undefined) form.append('kind', kind);
  form.append('file', new File([bytes], name));
  return form;
};

const pdf = '%PDF-1.7 dokument';

const upload =
  (path: (scene: RouteScene) => string, form: (asker: RouteCaller) => FormData): Make =>
  (scene, asker) => ({ path: path(scene), body: form(asker) });

/** A file of its own for each who asks: what was sent already is not taken again. */
const pdfOf = (kind?: string) => (asker: RouteCaller) => fileOf(`${pdf} ${asker}`, 'plik.pdf', kind);

const form = 'application/x-www-form-urlencoded';
const press = 'List-Unsubscribe=One-Click';

const unsubscribe =
  (prefix: string, body: string, token?: string): Make =>
  ({ leaveToken }) => ({ path: `${prefix}/unsubscribe/${token ?? leaveToken}`, body, type: form });

/** A photo of its own for each row. */
const picture =
  (path: (scene: RouteScene) => string, seed: number): Make =>
  async (scene) => ({ path: path(scene), body: fileOf(await aPhoto(seed), 'lokal.jpg') });

export const requests: Readonly<Record<string, Make>> = {
  'GET /files/* by a link': at(({ leaseLink }) => leaseLink),
  'GET /files/* by a changed link': at(({ leaseLink }) => leaseLink.replace('mode=i', 'mode=a')),
  'GET /files/* without a signature': at(({ leaseLink }) => leaseLink.split('?')[0] ?? ''),
  'GET /photos/* of everybody': at(({ publicPhoto }) => publicPhoto),
  'GET /photos/* of a lease': at(({ leaseLink }) => leaseLink.replace('/files/', '/photos/../')),
  'GET /live of an offer': at(({ published }) => `/live?topics=public-offer:${published}`),
  'GET /live of the console': at('/live?topics=admin'),
  'POST /unsubscribe/:token in a mail program': unsubscribe('', press),
  'POST /unsubscribe/:token on its page': unsubscribe('', ''),
  'POST /unsubscribe/:token of no mail': unsubscribe('', press, 'unknown'),
  'POST /en/unsubscribe/:token in a mail program': unsubscribe('/en', press),
  'GET /account/copy/:id of the stranger': at(({ copyPath }) => copyPath),
  'GET /account/copy/:id of nobody': at('/account/copy/NNNNNNNNNNNNNNNNNNNN'),
  'GET /sign-in/openid out of nowhere': at('/sign-in/openid?state=x&code=y'),
  'POST /identity/file of something else': upload(() => '/identity/file', pdfOf()),
  'POST /companies/:id/authority': upload(({ other }) => `/companies/${other.companyId}/authority`, pdfOf()),
  'POST /offers/:id/images of a draft': picture(({ draft }) => `/offers/${draft}/images`, 1),
  'POST /offers/:id/images of a published offer': picture(({ published }) => `/offers/${published}/images`, 2),
  'POST /offers/:id/images under agency': picture(({ agency }) => `/offers/${agency.offerId}/images`, 3),
  'POST /offers/:id/plans of a draft': upload(
    ({ draft }) => `/offers/${draft}/plans`,
    () => fileOf('nothing', 'rzut.pdf'),
  ),
  'GET /offers/:id/picture/:file of a published offer': at(({ published }) => `/offers/${published}/picture/old.jpg`),
  'GET /offers/:id/picture/:file of a draft': at(({ draft }) => `/offers/${draft}/picture/old.jpg`),
  'GET /offers/:id/brochure of a published offer': at(({ published }) => `/offers/${published}/brochure`),
  'GET /offers/:id/brochure of a draft': at(({ draft }) => `/offers/${draft}/brochure`),
  'GET /map-layers/:layer/:z/:x/:y that is off': at('/map-layers/parcels/16/36500/21800'),
  'GET /map-layers/:layer/:z/:x/:y that is none': at('/map-layers/nothing/1/1/1'),
  'GET /robots.txt': at('/robots.txt'),
  'GET /sitemap.xml': at('/sitemap.xml'),
  'GET /sitemap/pages.xml': at('/sitemap/pages.xml'),
  'GET /sitemap/offers/:file': at(({ published }) => `/sitemap/offers/${published}.xml`),
  'POST /leases/:id/rejection-photos': picture(({ deal }) => `/leases/${deal}/rejection-photos`, 4),
  'POST /leases/:id/form that needs none': upload(({ deal }) => `/leases/${deal}/form`, pdfOf('scan')),
  'POST /deposits/:id/title': upload(({ deal }) => `/deposits/${deal}/title`, pdfOf()),
  'POST /agency/:id/form': upload(({ agency }) => `/agency/${agency.agreementId}/form`, pdfOf('scan')),
  'POST /agency/policy': upload(() => '/agency/policy', pdfOf()),
  'GET /dashboard/figures.csv': at('/dashboard/figures.csv'),
  'POST /admin/events/export': async () => ({ path: '/admin/events/export', body: 'kind=account', type: form }),
  'POST /mail/returned without the token': () => ({ path: '/mail/returned', body: 'Subject: a report', type: 'message/rfc822' }),
  'POST /mail/returned with the token': () => ({
    path: '/mail/returned',
    body: 'Subject: no report',
    type: 'message/rfc822',
    headers: { authorization: 'Bearer bounce-token-of-the-matrix-1234567890' },
  }),
  'GET /healthz': at('/healthz'),
  'GET /readyz': at('/readyz'),
  'GET /version.json': at('/version.json'),
  'GET /metrics without the token': at('/metrics'),
  'GET /metrics with the token': () => ({ path: '/metrics', headers: { authorization: 'Bearer metrics-token-of-the-matrix-1234' } }),
};
