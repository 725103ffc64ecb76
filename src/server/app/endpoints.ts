import { accountsEndpoints } from '../accounts/http.ts';
import type { RawRoute } from '../kit/callables.ts';
import type { Endpoint } from '../kit/endpoint.ts';

/** Every call of the product, room by room. */
export const endpoints: readonly Endpoint[] = [...accountsEndpoints];

/** Routes that are not calls: uploads, documents, redirects. */
export const routes: readonly RawRoute[] = [];
