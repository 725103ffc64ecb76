import { en } from './en/dashboard.ts';
import { pl } from './pl/dashboard.ts';

/** The dashboard of callers, and the table of bonuses. */
export const dashboardWords = { pl, en };
