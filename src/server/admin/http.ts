import { adminCalls } from '../../contract/admin/endpoints.ts';
import { endpoint } from '../kit/http/endpoint.ts';
import { listReviews } from './queries.ts';

/** The calls of the admin room; money and tasks stand with leasing, moderation of offers with offers. */
export const adminEndpoints = [endpoint(adminCalls.listReviews, listReviews)];
