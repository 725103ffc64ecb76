/** What the reader has of alerts about the part of the board that is shown. */

import type { Ask } from '../../../../contract/kit/client.ts';
import { placeAlertCalls } from '../../../../contract/wanted/endpoints/place-alerts.ts';
import type { PlaceAlert } from '../../../../contract/wanted/schema/place-alert.ts';
import { boardAreaKey } from '../../../../domain/wanted/rules/place-alert.ts';
import type { BoardQuery } from '../board-query.ts';

/** The alert that stands for it, and whether such mails are on at all. */
export type OwnAlert = { readonly alert: PlaceAlert | null; readonly mailsOn: boolean };

/** The same, read; where it cannot be read the page stands without it. */
export const ownAlertOf = async (asking: Ask, { point, radius, use }: BoardQuery): Promise<OwnAlert> => {
  const own = point === null ? null : await asking(placeAlertCalls.listPlaceAlerts, {});
  if (point === null || !own?.ok) return { alert: null, mailsOn: true };
  const key = boardAreaKey({ point, radius, use });
  return { alert: own.value.alerts.find((alert) => boardAreaKey(alert) === key) ?? null, mailsOn: own.value.mailsOn };
};
