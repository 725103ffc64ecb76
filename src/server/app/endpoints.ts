import { accountsEndpoints } from '../accounts/http.ts';
import { adminEndpoints } from '../admin/http.ts';
import { companiesEndpoints } from '../companies/http.ts';
import { handoverEndpoints } from '../handover/http.ts';
import { identityEndpoints } from '../identity/http.ts';
import type { Endpoint } from '../kit/http/endpoint.ts';
import type { RawRoute } from '../kit/http/rpc.ts';
import { leasingEndpoints } from '../leasing/http.ts';
import { offersEndpoints, offersRoutes } from '../offers/http.ts';
import { searchEndpoints } from '../search/http.ts';

/** Every call of the product, room by room. */
export const endpoints: readonly Endpoint[] = [
  ...accountsEndpoints,
  ...adminEndpoints,
  ...companiesEndpoints,
  ...handoverEndpoints,
  ...identityEndpoints,
  ...leasingEndpoints,
  ...offersEndpoints,
  ...searchEndpoints,
];

/** Routes that are not calls: uploads, documents, redirects. */
export const routes: readonly RawRoute[] = [...offersRoutes];
