/** Sends counted visits on: the Measurement Protocol of GA4. */

import type { AnalyticsEvent, AnalyticsParams } from '../../../domain/content/rules/analytics.ts';
import type { Instant } from '../../../domain/kit/brand.ts';
import { type OutsideService, outsideService } from '../../kit/outside/service.ts';
import { definePort } from '../../kit/ports.ts';
import type { Config } from '../../kit/process/config.ts';

/** What one browser did at one moment: at most 25 events. */
export type Visit = {
  readonly client: string;
  readonly at: Instant;
  readonly events: readonly { readonly name: AnalyticsEvent; readonly params: AnalyticsParams }[];
};

/** Where visits are sent on to; null where they stay here. `send` answers whether they were taken. */
export type VisitSink = { readonly send: (visit: Visit) => Promise<boolean> } | null;

/** GA4 where `ANALYTICS_ID` and `ANALYTICS_SECRET` switch it on. */
export const visitSinkPort = definePort<VisitSink>({
  name: 'content.visit_sink',
  open: ({ analytics }, states) => (analytics === null ? null : measurementProtocol(analytics, outsideService(limits, states.of('analytics')))),
});

const limits = { withinMs: 10_000, maxBytes: 10_000, atOnce: 2, waiting: 10 };

/** The Measurement Protocol. It takes what is well formed and not older than 72 hours, and says nothing else of it. No advertising follows from it. */
export const measurementProtocol = (
  { url, id, secret }: NonNullable<Config['analytics']>,
  service: OutsideService = outsideService(limits),
): NonNullable<VisitSink> => {
  const address = new URL('mp/collect', url.endsWith('/') ? url : `${url}/`);
  address.search = String(new URLSearchParams({ measurement_id: id, api_secret: secret }));
  return {
    send: async ({ client, at, events }) => {
      const body = JSON.stringify({
        client_id: client,
        timestamp_micros: Date.parse(at) * 1_000,
        consent: { ad_user_data: 'DENIED', ad_personalization: 'DENIED' },
        events,
      });
      return (await service.ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).ok;
    },
  };
};
