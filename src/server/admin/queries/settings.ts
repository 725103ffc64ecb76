import type { settingCalls } from '../../../contract/admin/endpoints/settings.ts';
import type { OutputOf } from '../../../contract/kit/call.ts';
import { type ShownLimit, services, shownLimits } from '../../../domain/admin/rules/services.ts';
import { accountNumbers, bookingNumbers, limitNumbers } from '../../../domain/kit/numbers.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { consentsOf, documentTextVersions } from '../../../domain/signing/rules.ts';
import type { Ctx } from '../../kit/context.ts';
import { modesOf } from './service-modes.ts';

type Settings = OutputOf<typeof settingCalls.getSettings>;

/** How the program is set, for an admin. */
export const getSettings = async ({ config }: Ctx): Promise<Result<Settings>> => {
  const modes = modesOf(config);
  const versions = { terms: consentsOf.offer['terms'] ?? '', ...documentTextVersions };
  return ok({
    services: services.map((name) => ({ name, mode: modes[name] })),
    limits: shownLimits.map((name) => ({ name, value: limits[name] })),
    texts: Object.entries(versions).map(([name, version]) => ({ name: name as keyof typeof versions, version })),
    settings: [...config.settings],
  });
};

const { callsPerUser, callsPerVisitor, readsPerMinute, pagesPerMinute, streams } = limitNumbers;
const { sessionDays, sessionLongestDays, codeMinutes, eventYears } = accountNumbers;
const { reservationHours } = bookingNumbers;

const limits: Readonly<Record<ShownLimit, number>> = {
  ...{ callsPerUser, callsPerVisitor, readsPerMinute, pagesPerMinute, streams },
  ...{ sessionDays, sessionLongestDays, codeMinutes, eventYears, reservationHours },
};
