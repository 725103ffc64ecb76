/** Reads alerts about places. */

import type { OutputOf } from '../../../contract/kit/call.ts';
import type { placeAlertCalls } from '../../../contract/wanted/endpoints/place-alerts.ts';
import type { PlaceAlert } from '../../../contract/wanted/schema/place-alert.ts';
import type { Id } from '../../../domain/kit/brand.ts';
import { ok, type Result } from '../../../domain/kit/verdict.ts';
import { alertNumbers } from '../../../domain/search/rules/alert-numbers.ts';
import { wantsMail } from '../../accounts/queries/mail-choices.ts';
import { type Ctx, signedIn } from '../../kit/context.ts';
import type { Reader } from '../../kit/database/database.ts';
import { alertsOf, type PlaceAlertRow } from '../store/place-alerts.ts';

/** The caller's alerts, and whether such mails are on at all. */
export const listPlaceAlerts = async (ctx: Ctx): Promise<Result<OutputOf<typeof placeAlertCalls.listPlaceAlerts>>> => {
  const { uid } = signedIn(ctx);
  const [rows, mailsOn] = await Promise.all([alertsOf(ctx.db, uid), wantsMail(ctx.db, uid, 'placeAlerts')]);
  return ok({ alerts: rows.map(presentAlert), max: alertNumbers.savedMax, mailsOn });
};

const presentAlert = ({ id, location, lat, lng, radiusKm, use, frequency, pausedAt, mailedAt, createdAt }: PlaceAlertRow): PlaceAlert => ({
  ...{ id, location, point: { lat, lng }, radius: radiusKm, use, frequency, pausedAt, mailedAt, createdAt },
});

/** Whether the mail about places is still wanted when it is about to be sent: the kind is not left, and an alert is on. */
export const isPlaceMailWanted = async (reader: Reader, uid: Id): Promise<boolean> =>
  (await wantsMail(reader, uid, 'placeAlerts')) && (await alertsOf(reader, uid)).some(({ pausedAt }) => pausedAt === null);
