import type { InputOf } from '../../src/contract/kit/call.ts';
import { placeAlertCalls } from '../../src/contract/wanted/endpoints/place-alerts.ts';
import type { Client } from '../kit/server.ts';
import { must } from './published-offer.ts';

type Area = InputOf<typeof placeAlertCalls.addPlaceAlert>;

/** The part of the board in which the listings of tests stand. */
export const aroundLodz = (changes: Partial<Area> = {}): Area => ({
  ...{ location: 'Łódź', point: { lat: 51.7592, lng: 19.456 }, radius: 10, use: null, frequency: 'daily' },
  ...changes,
});

/** Has a person mailed about new listings there; answers the alert's id. */
export const aPlaceAlert = async (who: Client, changes: Partial<Area> = {}): Promise<string> =>
  (await must(who, placeAlertCalls.addPlaceAlert, aroundLodz(changes))).placeAlertId;
