import { accountsEndpoints } from '../accounts/http.ts';
import { adminEndpoints } from '../admin/http.ts';
import { companiesEndpoints } from '../companies/http.ts';
import { depositsEndpoints } from '../deposits/http.ts';
import { handoverEndpoints } from '../handover/http.ts';
import { identityEndpoints } from '../identity/http.ts';
import type { Endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { leasesEndpoints } from '../leases/http.ts';
import { offersEndpoints, offersRoutes } from '../offers/http.ts';
import { reservationsEndpoints } from '../reservations/http.ts';
import { searchEndpoints } from '../search/http.ts';

/** Every call of the product, room by room. */
export const endpoints: readonly Endpoint[] = [
  ...accountsEndpoints,
  ...adminEndpoints,
  ...companiesEndpoints,
  ...handoverEndpoints,
  ...identityEndpoints,
  ...reservationsEndpoints,
  ...leasesEndpoints,
  ...depositsEndpoints,
  ...offersEndpoints,
  ...searchEndpoints,
];

/** Routes that are not calls: uploads, documents, redirects. */
export const routes: readonly RawRoute[] = [...offersRoutes];
