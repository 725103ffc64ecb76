import { identityCalls } from '../../contract/identity/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

/** The calls of the identity room. */
export const identityEndpoints = [
  endpoint(identityCalls.getMyIdentity, queries.getMyIdentity),
  endpoint(identityCalls.requestIdentityReview, commands.requestIdentityReview),
  endpoint(identityCalls.decideIdentity, commands.decideIdentity),
];
