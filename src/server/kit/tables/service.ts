import { pgTable, text } from 'drizzle-orm/pg-core';
import type { AskedService, ServiceFault } from '../../../domain/kit/outside/services.ts';
import { instant } from '../database/columns.ts';

/** When a service of others last answered, and when it last failed to and why. */
export const serviceState = pgTable('service_state', {
  name: text('name').$type<AskedService>().primaryKey(),
  succeededAt: instant('succeeded_at'),
  failedAt: instant('failed_at'),
  /** Why it failed the last time. */
  fault: text('fault').$type<ServiceFault>(),
});
