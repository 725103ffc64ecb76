import { adminCalls } from '../../contract/admin/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { getSystemState, listReviews } from './queries.ts';

/** The calls of the admin room. */
export const adminEndpoints = [endpoint(adminCalls.listReviews, listReviews), endpoint(adminCalls.getSystemState, getSystemState)];
